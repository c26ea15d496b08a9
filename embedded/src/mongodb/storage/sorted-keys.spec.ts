import { seededRandom } from '../../testing/random.ts';
import { SortedKeys } from './sorted-keys.ts';

const COUNT = 20_000;

describe('sorted names', () => {
  it('are all there, in few sorted runs, however looks and additions take turns', () => {
    const random = seededRandom();
    for (const chance of [0, 0.01, 0.5, 1]) {
      const names = new SortedKeys();
      const added: string[] = [];
      let mostRuns = 0;
      for (let n = 0; n < COUNT; n++) {
        const name = `${random.below(2 ** 30)}-${n}`;
        names.add(name);
        added.push(name);
        if (random.chance(chance)) mostRuns = Math.max(mostRuns, names.runs().length);
      }
      const runs = names.runs();
      for (const run of runs) expect(run).toEqual([...run].sort());
      expect(runs.flat().sort()).toEqual(added.sort());
      // each is four times as long as the next: no more than the logarithm of their count to the base of four, and one
      expect(Math.max(mostRuns, runs.length)).toBeLessThanOrEqual(Math.ceil(Math.log(COUNT) / Math.log(4)) + 1);
    }
  });
});
