import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from '../figure.ts';
import { catalogue } from '../histories/catalogue.ts';
import { inHouse } from '../house.ts';
import { HttpClient } from '../http-client.ts';
import { loadEvents } from '../load-events.ts';
import { signUp } from '../members.ts';
import { median, quantile, rounded } from '../quantiles.ts';
import { timed } from './stocked-shop.ts';

const rounds = 3;
const signIns = 50;
const secondsOfReads = 5;
const betweenReadsMs = 5;

/** How long reads take one after the other, in ms: products, answered anew each time. */
const readTimes = async (client: HttpClient, ids: readonly string[]): Promise<number[]> => {
  const times: number[] = [];
  const end = performance.now() + secondsOfReads * 1_000;
  for (let index = 0; performance.now() < end; index++) {
    times.push(await timed(client, `/api/products/${ids[index % ids.length]!}`));
    await pause(betweenReadsMs);
  }
  return times;
};

/** Passwords are dear to check on purpose: reads of others must hardly feel it. */
export const signIn: Figure = {
  name: 'sign-in',
  what: `sign-in under ${signIns} parallel sign-ins: p99 of unrelated reads against idle`,
  goal: { is: 'at most', value: 2, unit: '' },
  measure: ({ folder, say }) =>
    inHouse(folder('sign-in'), async (house) => {
      const stores = await house.startStores();
      const { history, products } = catalogue(100, 1);
      await loadEvents(stores.eventStoreUrl, history);
      await house.startProjections(stores);
      const { url } = await house.startBackend(stores);
      const [reader, others] = [new HttpClient(url), new HttpClient(url)];
      await signUp(others, signIns);
      const ids = products.map(({ id }) => id);
      const all = { idle: [] as number[], busy: [] as number[] };
      let signedIn = 0;
      for (let round = 0; round <= rounds; round++) {
        say(round === 0 ? 'Warming up' : `Round ${round} of ${rounds}`);
        const idle = quantile(await readTimes(reader, ids), 0.99);
        let over = false;
        const work = async (index: number) => {
          const json = { email: `member-${index}@bench.example`, password: 'measured-once' };
          while (!over) {
            await others.succeed('/api/sessions', { method: 'POST', json });
            signedIn++;
          }
        };
        const working = Promise.all(Array.from({ length: signIns }, (_, index) => work(index)));
        const busy = quantile(await readTimes(reader, ids), 0.99);
        over = true;
        await working;
        if (round === 0) continue;
        all.idle.push(idle);
        all.busy.push(busy);
      }
      reader.close();
      others.close();
      return {
        value: median(all.busy.map((busy, round) => busy / all.idle[round]!)),
        notes: {
          'reads p99 idle ms': rounded(median(all.idle)),
          'reads p99 beside sign-ins ms': rounded(median(all.busy)),
          'sign-ins': signedIn,
        },
      };
    }),
};
