import { setTimeout as pause } from 'node:timers/promises';
import { EventStoreDBClient, START } from '@eventstore/db-client';
import type { Replay } from '@henna/domain';
import type { Figure } from '../figure.ts';
import { activity } from '../histories/activity.ts';
import { catalogue } from '../histories/catalogue.ts';
import { inHouse } from '../house.ts';
import { rounded } from '../quantiles.ts';
import { loadEvents } from '../load-events.ts';
import { asAnalyst } from './analyst.ts';
import { HttpClient } from '../http-client.ts';

const goal = 0.5;
const products = 500;
const actsPerProduct = 10;
const askEveryMs = 20;

/** Reads the whole log with the bare client, throwing away what it reads. @returns events per second */
const bareReading = async (eventStoreUrl: string) => {
  const client = EventStoreDBClient.connectionString(eventStoreUrl);
  try {
    const begun = performance.now();
    let count = 0;
    for await (const { event } of client.readAll({ fromPosition: START })) if (event) count += 1;
    return { count, perSecond: (count * 1_000) / (performance.now() - begun) };
  } finally {
    await client.dispose();
  }
};

/** From the question to the result, the start of the process and the ranking of all products included. */
export const replaySpeed: Figure = {
  name: 'replay',
  what: `replay under other weights, events/s, of ten times as many acts as --products, against bare reading of $all`,
  goal: { is: 'at least', value: goal, unit: '' },
  measure: (bench) =>
    inHouse(bench.folder('replay'), async (house) => {
      const stock = catalogue(products, 1);
      const stores = await house.startStores();
      await loadEvents(stores.eventStoreUrl, [
        ...stock.history,
        ...activity(stock.products, bench.size * actsPerProduct, 2),
      ]);
      await house.startProjections(stores);
      const client = new HttpClient((await house.startBackend(stores)).url);
      const bare = await bareReading(stores.eventStoreUrl);
      const begun = performance.now();
      const points = { visits: 1, votes: 1, ratings: 9, comments: 2 };
      const { answer } = await asAnalyst<Replay>(client, '/api/analytics/replays', { points });
      let replay = answer;
      while (replay.state === 'waiting' || replay.state === 'running') {
        await pause(askEveryMs);
        replay = (await asAnalyst<Replay>(client, `/api/analytics/replays/${answer.id}`)).answer;
      }
      const seconds = (performance.now() - begun) / 1_000;
      client.close();
      if (!replay.result) throw new Error(`The replay ${replay.state}: ${replay.error}`);
      const perSecond = replay.result.events / seconds;
      return {
        value: perSecond / bare.perSecond,
        notes: {
          events: bare.count,
          'bare events/s': rounded(bare.perSecond),
          'replayed events/s': rounded(perSecond),
          'products that rose': replay.result.rose,
          'products that fell': replay.result.fell,
        },
      };
    }),
};
