import type { Finish, Sheet } from './paper.ts';

/** One picture: what chance it starts from, its size, and how it is drawn. */
export interface Scene {
  seed: number;
  W?: number;
  H?: number;
  /** Drawn to the edge, without the paper margin. */
  bleed?: boolean;
  finish?: Finish;
  draw(b: Sheet): void;
}
/** Scenes by picture, `gallery/stem`. */
export type Scenes = Record<string, Scene>;

export const DRAWING: Finish = { wobble: 0.6, salt: 0.25, grain: 1.2, seed: 3 };
