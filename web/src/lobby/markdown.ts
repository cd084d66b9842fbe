// As much Markdown as a rules page needs, as data: nothing of it ever becomes HTML.

export interface Span {
  text: string;
  strong: boolean;
  soft: boolean;
}

export interface Block {
  kind: "heading" | "text" | "list" | "table";
  level: number;
  ordered: boolean;
  items: Span[][];
}

export function spans(text: string): Span[] {
  const plain = text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
  const parts = plain.match(/\*\*[^*]+\*\*|\*[^*\s](?:[^*]*[^*\s])?\*|_[^_\s][^_]*_(?!\w)|`[^`]+`|[^*_`]+|[*_`]/g) ?? [];
  return parts.map((part) => {
    const strong = part.length > 4 && part.startsWith("**");
    const soft = !strong && part.length > 2 && /^([*_`]).+\1$/.test(part);
    return { text: strong ? part.slice(2, -2) : soft ? part.slice(1, -1) : part, strong, soft };
  });
}

export function blocks(source: string): Block[] {
  const made: Block[] = [];
  let open: Block | null = null;
  const add = (kind: Block["kind"], text: string, level = 0, ordered = false) => {
    open = { kind, level, ordered, items: [spans(text)] };
    made.push(open);
  };
  for (const line of source.split(/\r?\n/)) {
    const heading = /^(#+)\s+(.*)$/.exec(line);
    const item = /^\s*(?:[-*+]|(\d+)[.)])\s+(.*)$/.exec(line);
    const row = /^\s*\|(.*)\|\s*$/.exec(line);
    const last = open as Block | null;
    if (!line.trim()) open = null;
    else if (heading) {
      add("heading", heading[2]!, heading[1]!.length);
      open = null;
    } else if (item) {
      if (last?.kind === "list") last.items.push(spans(item[2]!));
      else add("list", item[2]!, 0, item[1] !== undefined);
    } else if (row) {
      if (/^[\s|:-]+$/.test(row[1]!)) continue;
      const cells = row[1]!.split("|").map((cell) => cell.trim()).join(" – ");
      if (last?.kind === "list") last.items.push(spans(cells));
      else add("list", cells);
    } else if (last) last.items[last.items.length - 1]!.push(...spans(` ${line.trim()}`));
    else add("text", line.trim());
  }
  return made;
}
