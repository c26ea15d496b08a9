import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from '../figure.ts';
import { family, memoryOf } from '../processes.ts';
import { median, rounded } from '../quantiles.ts';
import { inShop } from '../shop.ts';

const looks = 5;
const betweenMs = 2_000;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Memory of every process of a first start, from the moment it is ready. */
export const memory: Figure = {
  name: 'memory',
  what: 'private memory of all parts after the demo load',
  goal: { is: 'at most', value: 600, unit: 'MB' },
  measure: ({ folder, say }) => {
    say('Starting the product with the demo');
    return inShop(folder('memory'), async ({ pid }) => {
      const seen = [];
      for (let look = 0; look < looks; look++) {
        await pause(betweenMs);
        seen.push(family(pid).map(memoryOf));
      }
      const parts = seen.at(-1)!;
      return {
        value: median(seen.map((each) => sum(each.map(({ privateMb }) => privateMb)))),
        notes: {
          ...Object.fromEntries(parts.map(({ program, privateMb }) => [`${program} MB`, rounded(privateMb)])),
          'of it without files behind MB': rounded(sum(parts.map(({ anonymousMb }) => anonymousMb))),
        },
      };
    });
  },
};
