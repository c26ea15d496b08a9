import { writeFileSync } from 'node:fs';
import { peer, type Benchmark } from '../bench.ts';
import { closedLoop } from '../load.ts';
import type { CachedAnswer } from '../peers.ts';
import { cpuMs } from '../processes.ts';
import { atLeast, compared } from '../table.ts';

const rounds = 7;
const load = { connections: 16, amount: 8_000 };
/** As a browser asks. */
const headers = { 'accept-encoding': 'gzip, deflate, br' };
/** Node sets them by itself for each connection and answer. */
const ownHeaders = ['date', 'connection', 'keep-alive'];

/** What a product's page reads, answered from cached bytes, against a bare server that sends the same bytes. */
export const productPage: Benchmark = {
  rows: [
    atLeast('product-page', 'cached product page to a bare Node server with the same bytes', 0.5, '/s of CPU', {
      ...{ aim: 0.8, hasPeer: true },
    }),
  ],
  measure: async (bench) => {
    const service = await bench.service();
    const path = `/api/products/${bench.fixture.products[0]!.id}`;
    const answer = await service.client.succeed(path, { headers });
    const others = Object.entries(answer.headers).filter(([name]) => !ownHeaders.includes(name));
    const cached: CachedAnswer = { headers: Object.fromEntries(others), body: answer.body.toString('base64') };
    const file = `${bench.peers.folder}/answer.json`;
    writeFileSync(file, JSON.stringify(cached));
    const bare = await bench.peers.start(peer('bare', file));
    /** Requests in a second of the server's CPU: the load generator is slower than a bare server. */
    const rate = async (url: string, pid: number): Promise<number> => {
      const before = cpuMs(pid);
      await closedLoop(url, { ...load, requestOf: () => ({ path, headers }) });
      return (load.amount / (cpuMs(pid) - before)) * 1_000;
    };
    const rates = { product: [] as number[], bare: [] as number[] };
    for (let round = 0; round <= rounds; round++) {
      bench.say(round === 0 ? 'Product page, warming up' : `Product page, round ${round} of ${rounds}`);
      const [bareRate, productRate] = [await rate(bare.ready, bare.pid), await rate(service.url, service.pid)];
      if (round === 0) continue;
      rates.bare.push(bareRate);
      rates.product.push(productRate);
    }
    await bare.stop();
    return { 'product-page': compared(rates.product, rates.bare, { bytes: answer.body.length }) };
  },
};
