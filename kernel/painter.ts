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

/** Draws what a game's pictures are of. Pure: the same scene gives the same pixels everywhere. */
export interface Painter {
  /** Every frame there is of a scene: a fixed, published set. */
  frames(scene: unknown): readonly string[];
  /** Those everybody looks at, drawn before anybody asks, in this order; the others on demand. */
  ahead(scene: unknown): readonly string[];
  open(scene: unknown): Promise<OpenScene>; // fetches the drawing code and its art when first called
}
