import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../shared/random.ts';
import type { Installation, Target } from './installation.ts';

/** Something that fails for a while. */
interface Fault {
  readonly name: string;
  readonly begin: () => Promise<void> | void;
  readonly end: () => Promise<void> | void;
}

/** How long one fails at least and at most, in ms: a worker's lease ends in between. */
const [shortest, longest] = [500, 4_000];

const killing = ({ kind, program }: Target): Fault => ({
  name: `kill -9 ${kind}`,
  begin: () => program.kill(),
  end: async () => {
    const ready = program.start();
    if (kind === 'service' || kind.endsWith('store')) await ready;
    else ready.catch(() => undefined);
  },
});

const freezing = ({ kind, program }: Target): Fault => ({
  name: `freeze ${kind}`,
  begin: () => program.freeze(),
  end: () => program.thaw(),
});

const shuffled = <Item>(items: readonly Item[], random: Random): Item[] =>
  items
    .map((item) => ({ item, rank: random.below(1 << 30) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);

/** Each kind of program: of several equal ones a random one fails. */
const kinds = (targets: readonly Target[]): Target[][] =>
  [...new Set(targets.map(({ kind }) => kind))].map((kind) => targets.filter((target) => target.kind === kind));

/**
 * Lets every kind of program be killed and frozen, and connections be cut, one after the other in a random order, until
 * the time is over; after each, waits until all is well again.
 * @param say prints what fails, and how long it was until all was well
 */
export const inflictFaults = async (
  installation: Installation,
  { random, until, say }: { readonly random: Random; readonly until: number; readonly say: (line: string) => void },
): Promise<number> => {
  const { targets, proxies } = installation;
  let count = 0;
  while (Date.now() < until) {
    const faults = [
      ...kinds(targets).flatMap((equal) => [killing(random.pick(equal)), freezing(random.pick(equal))]),
      ...proxies.map(({ kind, proxy }) => ({
        name: `cut connections to the ${kind}`,
        begin: () => proxy.cut(),
        end: () => undefined,
      })),
    ];
    for (const fault of shuffled(faults, random)) {
      if (Date.now() >= until) break;
      await fault.begin();
      await pause(shortest + random.below(longest - shortest));
      const endedAt = Date.now();
      await fault.end();
      await installation.untilHealthy();
      say(`${fault.name}; well again after ${((Date.now() - endedAt) / 1_000).toFixed(1)} s`);
      count++;
    }
  }
  return count;
};
