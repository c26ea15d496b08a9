import type { Stop } from './canvas.ts';
import { tone, type Hex } from './colour.ts';

/** The light always comes from the left. */
export type Finish = 'gloss' | 'matte' | 'metal';

export interface Material {
  finish: Finish;
  colour: Hex;
}

type Profile = readonly (readonly [offset: number, step: number, chroma?: number])[];

// How much lighter or darker a round surface is across its width, from the lit edge to the far one.
const profiles: Record<Finish, Profile> = {
  matte: [
    [0, -0.1],
    [0.12, 0.01],
    [0.3, 0.045],
    [0.55, 0],
    [0.85, -0.1],
    [1, -0.13],
  ],
  gloss: [
    [0, -0.13],
    [0.13, 0.04],
    [0.17, 0.15, 0.7],
    [0.25, 0.13, 0.75],
    [0.29, 0.04],
    [0.5, 0],
    [0.9, -0.15],
    [1, -0.08],
  ],
  metal: [
    [0, -0.26],
    [0.08, -0.06],
    [0.2, 0.24, 0.35],
    [0.3, 0.12, 0.7],
    [0.42, -0.04],
    [0.65, -0.24],
    [0.82, -0.02],
    [0.9, 0.14, 0.7],
    [1, -0.22],
  ],
};

/** The colours across a round part of this material. A dark surface keeps its shadows shallow so that its form stays readable. */
export function surface({ finish, colour }: Material): Stop[] {
  return profiles[finish].map(([offset, step, chroma]) => [offset, tone(colour, step, chroma)] as const);
}

export const materials = {
  gold: { finish: 'metal', colour: '#c7a163' },
  champagne: { finish: 'metal', colour: '#d3bd9c' },
  roseGold: { finish: 'metal', colour: '#cb9a86' },
  chrome: { finish: 'metal', colour: '#b5b4b3' },
  gunmetal: { finish: 'metal', colour: '#67615f' },
  black: { finish: 'gloss', colour: '#2b2625' },
  white: { finish: 'gloss', colour: '#f0ebe4' },
  wood: { finish: 'matte', colour: '#b98a5e' },
  walnut: { finish: 'matte', colour: '#7d5640' },
} as const satisfies Record<string, Material>;
