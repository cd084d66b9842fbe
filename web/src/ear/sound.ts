// Short dry sounds, made here and never the only sign of anything.

import type { Kind, Moved, Zone } from "../protocol";
import { settings } from "../settings.svelte";

export type Sound = Kind | "take" | "draw" | "chat" | "turn" | "barred";

/** Notes in hertz, their length in seconds, how much of it is noise of cloth and paper, and how loud. */
export const MADE: Record<Sound, { notes: number[]; length: number; noise: number; loud: number }> = {
  play: { notes: [180], length: 0.07, noise: 0.9, loud: 0.25 },
  yours: { notes: [220], length: 0.07, noise: 0.9, loud: 0.25 },
  take: { notes: [170, 200], length: 0.07, noise: 0.9, loud: 0.25 },
  draw: { notes: [300], length: 0.12, noise: 1, loud: 0.2 },
  deal: { notes: [140, 150, 160, 150], length: 0.05, noise: 1, loud: 0.2 },
  big: { notes: [523, 784], length: 0.16, noise: 0.05, loud: 0.2 },
  count: { notes: [330], length: 0.1, noise: 0.3, loud: 0.15 },
  end: { notes: [392, 494, 587], length: 0.15, noise: 0.05, loud: 0.2 },
  room: { notes: [260], length: 0.06, noise: 0.8, loud: 0.12 },
  chat: { notes: [420], length: 0.1, noise: 0.95, loud: 0.12 },
  guide: { notes: [294], length: 0.08, noise: 0.6, loud: 0.1 },
  turn: { notes: [988], length: 0.3, noise: 0, loud: 0.12 },
  barred: { notes: [95], length: 0.12, noise: 0.2, loud: 0.35 },
};

/** What a move sounds like: cards that somebody takes and cards that are drawn otherwise than one that is played. */
export function cue(kind: Kind, moved: Moved[], zones: Zone[]): Sound {
  if (kind !== "play" && kind !== "yours") return kind;
  const ways = moved.map(({ source, target }) => [source, target].map((key) => zones.find((zone) => zone.key === key)));
  if (ways.some(([from, to]) => to?.layout === "pile" && to.owner !== null && from?.owner !== to.owner)) return "take";
  return ways.length && ways.every(([from, to]) => from?.layout === "pile" && to?.layout === "fan") ? "draw" : kind;
}

/** What a sound can be raised to, of what it was made as. */
export const LOUDEST = 2;

let context: AudioContext | null = null;
let hush: AudioBuffer | null = null;

function rustle(audio: AudioContext): AudioBuffer {
  if (hush) return hush;
  hush = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const wave = hush.getChannelData(0);
  for (let i = 0; i < wave.length; i++) wave[i] = Math.random() * 2 - 1;
  return hush;
}

function tone(audio: AudioContext, source: AudioScheduledSourceNode, from: number, length: number, loud: number, side: number): void {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, from);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
  const pan = audio.createStereoPanner();
  pan.pan.value = side;
  source.connect(gain).connect(pan).connect(audio.destination);
  source.start(from);
  source.stop(from + length);
}

/** Let it be heard; `side` from -1, at my left, to 1. */
export function sound(kind: Sound, side = 0): void {
  // before the first key or click a page may make no sound
  if (!settings.sound || !globalThis.navigator?.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const { notes, length, noise } = MADE[kind];
  const loud = MADE[kind].loud * Math.min(LOUDEST, settings.volumes[kind] ?? 1);
  if (loud <= 0) return;
  notes.forEach((note, i) => {
    const from = context!.currentTime + (kind === "turn" ? 0.25 : 0.01) + i * length * 0.8;
    if (noise < 1) {
      const pure = context!.createOscillator();
      pure.frequency.value = note;
      tone(context!, pure, from, length, loud * (1 - noise), side);
    }
    if (noise > 0) {
      const rough = context!.createBufferSource();
      rough.buffer = rustle(context!);
      rough.playbackRate.value = note / 200;
      tone(context!, rough, from, length, loud * noise * 0.5, side);
    }
  });
}
