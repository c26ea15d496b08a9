import { setTimeout as pause } from 'node:timers/promises';
import { usablePort } from '../../start/port.ts';
import { HttpClient } from '../../shared/http-client.ts';
import { peer, type Bench, type Benchmark } from '../bench.ts';
import { closedLoop } from '../load.ts';
import { atMost, quantile, rounded } from '../table.ts';

const clients = 1_000;
const readEveryMs = 10;
/** Caches of the service are filled meanwhile. */
const warmUpSeconds = 40;
/** `BENCH_OVERLOAD_SECONDS` asks for longer ones. */
const seconds = Number(process.env['BENCH_OVERLOAD_SECONDS'] ?? 60);
const lookEveryMs = 250;

/** The heap of a service by its metrics. After a collection it is lowest: the lowest tenth of a while tells its size. */
class HeapWatch {
  readonly #samples: number[] = [];
  readonly #metrics: HttpClient;
  #isOver = false;

  constructor(url: string) {
    this.#metrics = new HttpClient(url);
  }

  async run(): Promise<void> {
    for (; !this.#isOver; await pause(lookEveryMs)) {
      const text = (await this.#metrics.succeed('/metrics')).body.toString();
      this.#samples.push(Number(/^nodejs_heap_size_used_bytes (\S+)$/m.exec(text)?.[1]) / 1e6);
    }
  }

  stop(): void {
    this.#isOver = true;
  }

  /** After collections in the first and the last third of the time, in MB. */
  get afterCollections(): readonly [first: number, last: number] {
    const third = Math.floor(this.#samples.length / 3);
    return [quantile(this.#samples.slice(0, third), 0.1), quantile(this.#samples.slice(-third), 0.1)];
  }
}

/** Votes of many clients for so long, each client one after the other. */
const votes = async (bench: Bench, url: string, forSeconds: number) => {
  const commands = await bench.commands();
  const end = Date.now() + forSeconds * 1_000;
  let answered = 0;
  let rate = 0;
  while (Date.now() < end) {
    const amount = clients * 10;
    const numberOf = commands.reserve(amount);
    const requestOf = (index: number) => commands.vote(numberOf(index));
    const { perSecond } = await closedLoop(url, { connections: clients, amount, requestOf });
    answered += amount;
    rate = perSecond;
  }
  return { answered, rate };
};

/** More clients than the service can serve at once: those who read don't notice, and it takes no more memory for it. */
export const overload: Benchmark = {
  rows: [
    atMost('overload-reads', `cached reads p99 while ${clients} clients vote`, 50, 'ms'),
    atMost('overload-heap', 'heap after collections at the end of that to its beginning', 1.1, ''),
  ],
  measure: async (bench) => {
    await bench.commands();
    await (await bench.service()).stop();
    const port = await usablePort(0, '127.0.0.1');
    const service = await bench.product.startService({ METRICS_PORT: String(port) }, 'overloaded service');
    const address = `${service.url}/api/products/${bench.untouchedProduct.id}`;
    const reader = await bench.peers.start(peer('reader', address, String(readEveryMs)));
    const times = async () => {
      const { body } = await new HttpClient(reader.ready).succeed('/');
      return (JSON.parse(body.toString()) as (number | null)[]).map((ms) => ms ?? Infinity);
    };
    bench.say(`${clients} clients vote, warming up for ${warmUpSeconds} s`);
    await votes(bench, service.url, warmUpSeconds);
    await times();
    bench.say(`${clients} clients vote, for ${seconds} s`);
    const heap = new HeapWatch(`http://127.0.0.1:${port}`);
    const [{ answered, rate }] = await Promise.all([
      votes(bench, service.url, seconds).finally(() => heap.stop()),
      heap.run(),
    ]);
    const reads = await times();
    const [first, last] = heap.afterCollections;
    const notes = {
      'p50 ms': rounded(quantile(reads, 0.5)),
      reads: reads.length,
      votes: answered,
      'votes/s': rounded(rate),
    };
    return {
      'overload-reads': { figure: quantile(reads, 0.99), notes },
      'overload-heap': { figure: last / first, notes: { 'first MB': rounded(first), 'last MB': rounded(last) } },
    };
  },
};
