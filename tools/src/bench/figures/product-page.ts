import { writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Figure } from '../figure.ts';
import type { KeptAnswer } from '../floor.ts';
import { activity } from '../histories/activity.ts';
import { catalogue } from '../histories/catalogue.ts';
import { inHouse } from '../house.ts';
import { HttpClient } from '../http-client.ts';
import { httpLoad } from '../http-load.ts';
import { loadEvents } from '../load-events.ts';
import { cpuSeconds } from '../processes.ts';
import { median, rounded } from '../quantiles.ts';

const rounds = 7;
const amount = 10_000;
/** As a browser asks. */
const asked = { 'accept-encoding': 'gzip, deflate, br' };
/** Kept bytes never answer a read that names a position. */
const askedAnew = { ...asked, 'x-min-position': '0' };

interface Server {
  readonly url: string;
  readonly pid: number;
}

/** Without those that Node sets by itself for each connection and answer. */
const ownHeaders = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name)));

/** CPU time of the server per request, in µs. */
const cpuPerRequest = async ({ url, pid }: Server, headers: Record<string, string>, requests: number) => {
  const before = cpuSeconds(pid);
  await httpLoad(url, requests, headers);
  return ((cpuSeconds(pid) - before) / requests) * 1e6;
};

/** A product's data over HTTP, against a bare server that sends the same bytes: CPU of the server alone. */
export const productPage: Figure = {
  name: 'product-page',
  what: 'product page request, CPU, against bare node:http sending the same bytes',
  goal: { is: 'at least', value: 0.3, unit: '' },
  measure: ({ folder, say }) =>
    inHouse(folder('product-page'), async (house) => {
      const stores = await house.startStores();
      const { history, products } = catalogue(100, 1);
      await loadEvents(stores.eventStoreUrl, [...history, ...activity(products, 1_000, 2)]);
      await house.startProjections(stores);
      const backend = await house.startBackend(stores);
      const path = `/api/products/${products[0]!.id}`;
      const ours: Server = { url: `${backend.url}${path}`, pid: backend.pid };
      const { headers, body } = await new HttpClient(backend.url).succeed(path, { headers: asked });
      const kept: KeptAnswer = { headers: ownHeaders(headers), body: body.toString('base64') };
      const file = `${house.folder}/answer.json`;
      writeFileSync(file, JSON.stringify(kept));
      const program = fileURLToPath(new URL('bench-floor.js', import.meta.url));
      const floorServer = await house.start({ name: 'bare server', file: program, args: [file] });
      const floor: Server = { url: `${floorServer.said}${path}`, pid: floorServer.pid };
      const all = { ours: [] as number[], floor: [] as number[], anew: [] as number[] };
      for (let round = 0; round <= rounds; round++) {
        say(round === 0 ? 'Warming up' : `Round ${round} of ${rounds}`);
        const floorCpu = await cpuPerRequest(floor, asked, amount);
        const oursCpu = await cpuPerRequest(ours, asked, amount);
        const anewCpu = await cpuPerRequest(ours, askedAnew, amount / 5);
        if (round === 0) continue;
        all.floor.push(floorCpu);
        all.ours.push(oursCpu);
        all.anew.push(anewCpu);
      }
      const ratios = all.floor.map((cpu, round) => cpu / all.ours[round]!);
      return {
        value: median(ratios),
        notes: {
          'bare µs': rounded(median(all.floor)),
          'ours µs': rounded(median(all.ours)),
          'ours without kept bytes µs': rounded(median(all.anew)),
          bytes: body.length,
          rounds: `${rounds} × ${amount}`,
        },
      };
    }),
};
