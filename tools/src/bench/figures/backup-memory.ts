import { request } from 'node:http';
import type { Bench, Figure } from '../figure.ts';
import { catalogue } from '../histories/catalogue.ts';
import { votes } from '../histories/votes.ts';
import { inHouse } from '../house.ts';
import { family, memoryOf } from '../processes.ts';
import { rounded } from '../quantiles.ts';
import { asAdmin } from './administrator.ts';
import { stockedShop } from './stocked-shop.ts';

const few = 1_000;
const votesPerProduct = 10;
const lookEveryMs = 20;

/** Reads a complete backup to its end and lets it go. @returns its size in MB */
const backup = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const outgoing = request(`${url}/api/admin/export`, { headers: asAdmin }, (incoming) => {
      let bytes = 0;
      incoming.on('data', (part: Buffer) => (bytes += part.length));
      incoming.on('error', reject);
      incoming.on('end', () =>
        incoming.statusCode === 200 ? resolve(bytes / 1e6) : reject(new Error(`backup: ${incoming.statusCode}`)),
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });

/** Memory of the programs that a service has started, now, in MB. */
const memoryOfChildren = (pid: number): number => {
  try {
    return family(pid)
      .slice(1)
      .reduce((sum, child) => sum + memoryOf(child).anonymousMb, 0);
  } catch {
    return 0; // it has just ended
  }
};

/** Memory of the program that makes a backup at its worst moment, and by how much the service grew meanwhile, in MB. */
const measure = ({ folder, say }: Bench, products: number) =>
  inHouse(folder(`backup-${products}`), async (house) => {
    const stock = catalogue(products, 1);
    const client = await stockedShop(house, products, [...stock.history, votes(stock.products, votesPerProduct, 2)]);
    const { url, pid } = house.backend;
    client.close();
    say(`Backing up ${products} products and ${products * votesPerProduct} votes`);
    const before = memoryOf(pid).anonymousMb;
    let [peak, service] = [0, before];
    const looking = setInterval(() => {
      peak = Math.max(peak, memoryOfChildren(pid));
      service = Math.max(service, memoryOf(pid).anonymousMb);
    }, lookEveryMs);
    const sizeMb = await backup(url).finally(() => clearInterval(looking));
    return { peak, growth: service - before, sizeMb };
  });

/** What is held at once does not grow with what there is in all. */
export const backupMemory: Figure = {
  name: 'backup-memory',
  what: `complete backup of many products (--backup-products) with ten votes each: peak memory of the program that makes it against ${few}`,
  goal: { is: 'at most', value: 1.3, unit: '' },
  measure: async (bench) => {
    const small = await measure(bench, few);
    const large = await measure(bench, bench.backupProducts);
    return {
      value: large.peak / small.peak,
      notes: {
        products: bench.backupProducts,
        'peak MB': rounded(large.peak),
        [`peak MB of ${few}`]: rounded(small.peak),
        'growth of the service MB': rounded(large.growth),
        'backup MB': rounded(large.sizeMb),
      },
    };
  },
};
