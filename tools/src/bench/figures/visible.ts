import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from '../figure.ts';
import { catalogue, type KnownProduct } from '../histories/catalogue.ts';
import { inHouse } from '../house.ts';
import { HttpClient } from '../http-client.ts';
import { loadEvents } from '../load-events.ts';
import { signUp, type Member } from '../members.ts';
import { quantile, rounded } from '../quantiles.ts';

const productCount = 500;
const memberCount = 20;
const perSecond = 200;
const seconds = 20;
const warmUpSeconds = 3;

interface Act {
  readonly path: string;
  readonly json: object;
}

/** The acts of the load: each member votes, rates or comments, never twice the same. */
const actOf = (index: number, products: readonly KnownProduct[]): Act => {
  const { id: productId, options } = products[Math.floor(index / memberCount) % products.length]!;
  const kind = Math.floor(index / memberCount) % 3;
  if (kind === 0) return { path: '/api/votes', json: { productId, vote: options[index % options.length]!.label } };
  if (kind === 1) return { path: '/api/ratings', json: { productId, stars: 1 + (index % 5) } };
  return { path: '/api/comments', json: { productId, content: `Comment ${index}, written while measuring.` } };
};

interface Times {
  readonly acknowledgedMs: number;
  readonly visibleMs: number;
}

const actAndSee = async (client: HttpClient, { path, json }: Act, { cookie }: Member): Promise<Times> => {
  const begun = performance.now();
  const headers = { cookie, prefer: 'respond-async' };
  const acknowledgement = await client.succeed(path, { method: 'POST', headers, json });
  const acknowledged = performance.now();
  const position = acknowledgement.headers['x-position'];
  if (acknowledgement.status !== 201 || typeof position !== 'string') throw new Error(`${path} wrote nothing`);
  const { productId } = json as { productId: string };
  // A read waits a second at most; on a slow machine it is asked again.
  const look = () => client.succeed(`/api/products/${productId}`, { headers: { 'x-min-position': position } });
  while ((await look()).headers['x-projection-pending']);
  return { acknowledgedMs: acknowledged - begun, visibleMs: performance.now() - acknowledged };
};

/** Begins `perSecond` acts a second, whether or not those before have come to their end. @throws what the first throws */
const openLoop = async (count: number, act: (index: number) => Promise<Times>): Promise<Times[]> => {
  const begun = performance.now();
  const running: Promise<Times>[] = [];
  let failed = false;
  while (running.length < count && !failed) {
    const due = Math.min(count, Math.floor(((performance.now() - begun) / 1_000) * perSecond) + 1);
    while (running.length < due) {
      const times = act(running.length);
      times.catch(() => (failed = true));
      running.push(times);
    }
    await pause(1);
  }
  return Promise.all(running);
};

/** What each part used between two looks, in ms per command. */
const cpuNotes = (before: Readonly<Record<string, number>>, after: typeof before, commands: number) =>
  Object.fromEntries(
    Object.entries(after).map(([part, seconds]) => [
      `CPU ms of the ${part} per command and read`,
      rounded(((seconds - (before[part] ?? 0)) / commands) * 1_000),
    ]),
  );

/** From the acknowledgement of a command to a read that shows it, its own time on the way included. */
export const visible: Figure = {
  name: 'visible',
  what: `acknowledged to visible p99, at ${perSecond} commands/s`,
  goal: { is: 'at most', value: 25, unit: 'ms' },
  measure: ({ folder, say }) =>
    inHouse(folder('visible'), async (house) => {
      const stores = await house.startStores();
      const { history, products } = catalogue(productCount, 1);
      await loadEvents(stores.eventStoreUrl, history);
      await house.startProjections(stores);
      const client = new HttpClient((await house.startBackend(stores)).url);
      const members = await signUp(client, memberCount);
      const act = (index: number) => actAndSee(client, actOf(index, products), members[index % memberCount]!);
      const warmUp = warmUpSeconds * perSecond;
      await openLoop(warmUp, act);
      say(`Measuring ${perSecond} commands/s for ${seconds} s`);
      const begun = performance.now();
      const cpuBefore = house.cpuSeconds;
      const times = await openLoop(seconds * perSecond, (index) => act(warmUp + index));
      const took = (performance.now() - begun) / 1_000;
      client.close();
      const visibleMs = times.map((each) => each.visibleMs);
      const acknowledgedMs = times.map((each) => each.acknowledgedMs);
      return {
        value: quantile(visibleMs, 0.99),
        notes: {
          'visible p50 ms': rounded(quantile(visibleMs, 0.5)),
          'visible p99 ms': rounded(quantile(visibleMs, 0.99)),
          'acknowledged p50 ms': rounded(quantile(acknowledgedMs, 0.5)),
          'acknowledged p99 ms': rounded(quantile(acknowledgedMs, 0.99)),
          commands: times.length,
          'commands per s': rounded(times.length / took),
          ...cpuNotes(cpuBefore, house.cpuSeconds, times.length),
        },
      };
    }),
};
