import type { Chance } from './game.ts';

/** A finished picture. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8ClampedArray<ArrayBuffer>; // opaque
}

/** The frame every scene has: the plain look at it. */
export const PLAIN = 'c';

/** A scene that is ready to be drawn from any side. */
export interface OpenScene {
  frame(name: string): Pixels; // one of the painter's frames of that scene
}

/** A bot's eyes: they get finished pictures, as people do, and nothing else. Pure. */
export interface BotEyes {
  /** The frames it looks at, by its skill (`EYESIGHT`). */
  frames(skill: number): readonly string[];
  /** What it makes of them, in the order of `frames`; the luck is in how it happens to hold them. */
  read(pictures: readonly Pixels[], skill: number, chance: Chance): unknown;
}

/** Draws what a game's pictures are of. Pure: the same scene gives the same pixels everywhere. */
export interface Painter {
  /** Every frame there is of a scene: a fixed, published set. */
  frames(scene: unknown): readonly string[];
  /** Those everybody looks at, drawn before anybody asks, in this order; the others on demand. */
  ahead(scene: unknown): readonly string[];
  /** Fetches the drawing code and its art when first called. A smaller side is for those who want it quick. */
  open(scene: unknown, side?: number): Promise<OpenScene>;
  eyes(): Promise<BotEyes>; // fetched when a bot first looks
  /** What gives away what is in a scene, for whoever has answered and wants to learn; none = nothing to tell. */
  cues?(scene: unknown): Promise<unknown>;
}
