import { writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Figure } from '../figure.ts';
import type { KeptAnswer } from '../floor.ts';
import { activity } from '../histories/activity.ts';
import { catalogue } from '../histories/catalogue.ts';
import { inHouse } from '../house.ts';
import { HttpClient } from '../http-client.ts';
import { loadEvents } from '../load-events.ts';
import { cpuPerRequest, type Server } from '../http-load.ts';
import { median, rounded } from '../quantiles.ts';

const rounds = 7;
const amount = 10_000;
/** As a browser asks. */
const asked = { 'accept-encoding': 'gzip, deflate, br' };
/** Kept bytes never answer a read that names a position. */
const askedAnew = { ...asked, 'x-min-position': '0' };

/** Without those that Node sets by itself for each connection and answer. */
const ownHeaders = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name)));

/** A product's data and the first page of the list over HTTP, against a bare server that sends the same bytes: CPU of the server alone. */
export const productPage: Figure = {
  name: 'product-page',
  what: 'product page and first listing page, CPU, against bare node:http sending the same bytes',
  goal: { is: 'at least', value: 0.7, unit: '' },
  measure: ({ folder, say }) =>
    inHouse(folder('product-page'), async (house) => {
      const stores = await house.startStores();
      const { history, products } = catalogue(100, 1);
      await loadEvents(stores.eventStoreUrl, [...history, ...activity(products, 1_000, 2)]);
      await house.startProjections(stores);
      const ours: Server = await house.startBackend(stores);
      const pages = {
        'product page': `/api/products/${products[0]!.id}`,
        'listing page': '/api/products?page=1&pageSize=24',
      };
      const notes: Record<string, number | string> = { rounds: `${rounds} × ${amount}` };
      const ratios: number[] = [];
      for (const [page, path] of Object.entries(pages)) {
        const { headers, body } = await new HttpClient(ours.url).succeed(path, { headers: asked });
        const kept: KeptAnswer = { headers: ownHeaders(headers), body: body.toString('base64') };
        const file = `${house.folder}/answer-${ratios.length}.json`;
        writeFileSync(file, JSON.stringify(kept));
        const program = fileURLToPath(new URL('bench-floor.js', import.meta.url));
        const started = await house.start({ name: `bare server of the ${page}`, file: program, args: [file] });
        const floor: Server = { url: started.said, pid: started.pid };
        const all = { ours: [] as number[], floor: [] as number[], anew: [] as number[] };
        for (let round = 0; round <= rounds; round++) {
          say(round === 0 ? `Warming up: ${page}` : `Round ${round} of ${rounds}`);
          const floorCpu = await cpuPerRequest(floor, path, asked, amount);
          const oursCpu = await cpuPerRequest(ours, path, asked, amount);
          const anewCpu = await cpuPerRequest(ours, path, askedAnew, amount / 5);
          if (round === 0) continue;
          all.floor.push(floorCpu);
          all.ours.push(oursCpu);
          all.anew.push(anewCpu);
        }
        const ratio = median(all.floor.map((cpu, round) => cpu / all.ours[round]!));
        ratios.push(ratio);
        notes[`${page}: ratio`] = rounded(ratio);
        notes[`${page}: bare µs`] = rounded(median(all.floor));
        notes[`${page}: ours µs`] = rounded(median(all.ours));
        notes[`${page}: ours without kept bytes µs`] = rounded(median(all.anew));
        notes[`${page}: bytes`] = body.length;
      }
      return { value: Math.min(...ratios), notes };
    }),
};
