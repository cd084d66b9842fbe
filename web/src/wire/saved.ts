// A file for whoever reads this page, put where their downloads go.

export function save(content: Blob, file: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
