import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { privateDatabase, viewsDatabase } from '@henna/domain';
import { MongoClient } from 'mongodb';
import type { Program } from '../processes/child-service.ts';
import { activity } from './fixtures/activity.ts';
import { appendEvents } from './fixtures/append-events.ts';
import { catalogue } from './fixtures/catalogue.ts';
import { requireEmpty } from './fixtures/require-empty.ts';
import { HttpClient } from '../shared/http-client.ts';
import { adminHeaders, Installation, type OutsideStores } from './installation.ts';
import { memberCommands, signUp } from './members.ts';
import type { Figures, Row } from './table.ts';

/** Rows that are measured together. */
export interface Benchmark {
  readonly rows: readonly Row[];
  /** @param isAsked whether a row is wanted: what others alone need may be left out */
  readonly measure: (bench: Bench, isAsked: (name: string) => boolean) => Promise<Figures>;
}

/** How far a view, or the service, has come. */
interface Progress {
  readonly position: string;
}

const productCount = 1_000;
const eventCount = 4_000;
/** Up to 1,500 writes a second none of them reaches the limit of an account, 120 a minute. */
const memberCount = 768;
const patienceMs = 300_000;
const lookEveryMs = 100;

/** The same value from the first call on. */
const once = <Value>(make: () => Promise<Value>): (() => Promise<Value>) => {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
};

/** A program that is measured against, built beside this one. */
export const peer = (name: string, ...args: readonly string[]): Program => {
  return { name, file: fileURLToPath(new URL('bench-peers.js', import.meta.url)), args: [name, ...args] };
};

/** What the benchmarks share: an installation of the product, and what it is measured against. Programs start when they are first asked for. */
export class Bench {
  readonly fixture = catalogue(productCount, 1);
  readonly product: Installation;
  readonly peers: Installation;
  #isFilled = false;

  /** @param folder empty @param say says what is being done */
  constructor(
    folder: string,
    readonly outside: OutsideStores,
    readonly say: (line: string) => void,
  ) {
    this.product = new Installation(`${folder}/product`, outside);
    this.peers = new Installation(`${folder}/peers`, outside);
  }

  readonly mongo = once(() => MongoClient.connect(this.product.stores.mongoUrl));

  /** The product's stores, with a history in the log and nothing projected. @throws UserFacingError when they hold anything */
  readonly stores = once(async () => {
    const stores = await this.product.startStores();
    await requireEmpty(stores.eventStoreUrl, await this.mongo());
    this.#isFilled = true;
    const { history, products } = this.fixture;
    await appendEvents(stores.eventStoreUrl, [...history, ...activity(products, eventCount, 2)]);
    return stores;
  });

  /** The service, with all views level and the catalogue of the fixture loaded. */
  readonly service = once(async () => {
    await this.stores();
    this.say('Projecting the history');
    await this.product.startWorker();
    const service = await this.product.startService();
    return { ...service, client: new HttpClient(service.url) };
  });

  /** A product that no command concerns. */
  get untouchedProduct() {
    return this.fixture.products.at(-1)!;
  }

  /** On all products but {@link untouchedProduct}. */
  readonly commands = once(async () => {
    const { client } = await this.service();
    this.say(`Signing up ${memberCount} members`);
    return memberCommands(await signUp(client, memberCount), this.fixture.products.slice(0, -1));
  });

  /** The minimal service and its projection, on stores of their own where the product has stores of its own. */
  readonly minimal = once(async () => {
    const { eventStoreUrl, mongoUrl } = await this.peers.startStores();
    const [projection, service] = await Promise.all(
      ['projection', 'service'].map((name) => this.peers.start(peer(name, eventStoreUrl, mongoUrl))),
    );
    return { eventStoreUrl, service: new HttpClient(service!.ready), projection: new HttpClient(projection!.ready) };
  });

  /** Resolves when every view has committed all that was written before: one more vote is the last of it. */
  async untilCaughtUp(): Promise<void> {
    const { client } = await this.service();
    const { vote, reserve } = await this.commands();
    const last = vote(reserve(1)(0));
    const position = BigInt(String((await client.succeed(last.path, last)).headers['x-position']));
    const headers = { ...adminHeaders, 'x-forwarded-for': '10.255.255.1' };
    for (const begun = Date.now(); Date.now() - begun < patienceMs; await pause(lookEveryMs)) {
      const { body } = await client.succeed('/api/admin/system', { headers });
      const { views, ...service } = JSON.parse(body.toString()) as Progress & { readonly views: readonly Progress[] };
      if ([service, ...views].every((each) => BigInt(each.position) >= position)) return;
    }
    throw new Error(`Not every view has passed position ${position}`);
  }

  /** Ends all programs; stores outside keep the log, but no documents of ours. */
  async stop(): Promise<void> {
    await this.peers.stop();
    await this.product.stop();
    if (!this.outside.mongoUrl || !this.#isFilled) return;
    const mongo = await this.mongo();
    for (const name of [viewsDatabase, privateDatabase, 'bench_minimal']) await mongo.db(name).dropDatabase();
  }
}
