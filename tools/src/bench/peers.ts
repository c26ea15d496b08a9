import { readFileSync } from 'node:fs';
import { Agent, createServer, get, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  END,
  EventStoreDBClient,
  jsonEvent,
  NO_STREAM,
  StreamNotFoundError,
  streamNameFilter,
  type AppendExpectedRevision,
  type JSONEventType,
} from '@eventstore/db-client';
import express from 'express';
import { MongoClient } from 'mongodb';

/** An answer to be sent again and again. */
export interface CachedAnswer {
  readonly headers: OutgoingHttpHeaders;
  /** Base64. */
  readonly body: string;
}

/** Of a type that the product's views pass over where they follow the same log. */
type Vote = JSONEventType<'BenchVote', { readonly productId: string; readonly userId: string; readonly vote: string }>;
const prefix = 'bench-ballot-';

/** The least that takes votes: no session, guard, limit, log or header. */
const service = async (eventStoreUrl: string): Promise<Server> => {
  const client = EventStoreDBClient.connectionString(eventStoreUrl);
  const castVote = async (data: Vote['data']): Promise<boolean> => {
    const stream = `${prefix}${data.productId}.${data.userId}`;
    const votes = new Set<string>();
    let expectedRevision: AppendExpectedRevision = NO_STREAM;
    try {
      for await (const { event } of client.readStream<Vote>(stream)) {
        if (!event) continue;
        votes.add(event.data.vote);
        expectedRevision = event.revision;
      }
    } catch (error) {
      if (!(error instanceof StreamNotFoundError)) throw error;
    }
    if (votes.has(data.vote)) return false;
    await client.appendToStream(stream, jsonEvent<Vote>({ type: 'BenchVote', data }), { expectedRevision });
    return true;
  };
  const app = express();
  app.post('/votes', express.json(), async (request, response) => {
    const isNew = await castVote(request.body as Vote['data']);
    response.status(isNew ? 201 : 200).json({ isNew });
  });
  return createServer(app);
};

/** The least that counts votes: one update of one document an event. It answers how many events it has applied. */
const projection = async (eventStoreUrl: string, mongoUrl: string): Promise<Server> => {
  const client = EventStoreDBClient.connectionString(eventStoreUrl);
  const mongo = await MongoClient.connect(mongoUrl);
  const products = mongo.db('bench_minimal').collection<{ _id: string }>('products');
  let applied = 0;
  const follow = async () => {
    const filter = streamNameFilter({ prefixes: [prefix] });
    for await (const { event } of client.subscribeToAll({ fromPosition: END, filter })) {
      const { productId, vote } = event!.data as Vote['data'];
      await products.updateOne({ _id: productId }, { $inc: { [`votes.${vote}`]: 1 } }, { upsert: true });
      applied++;
    }
  };
  void follow();
  return createServer((_, response) => response.end(String(applied)));
};

/** The least that Node needs to send an answer. */
const bare = async (file: string): Promise<Server> => {
  const { headers, body } = JSON.parse(readFileSync(file, 'utf8')) as CachedAnswer;
  const bytes = Buffer.from(body, 'base64');
  return createServer((_, response) => response.writeHead(200, headers).end(bytes));
};

/** Reads an address every so often, on time even where the one before has no answer; answers with the times of late, in ms. */
const reader = async (url: string, everyMs: string): Promise<Server> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });
  let times: number[] = [];
  const read = (due: number) =>
    get(url, { agent }, (answer) =>
      answer.resume().on('end', () => times.push(answer.statusCode === 200 ? performance.now() - due : Infinity)),
    ).on('error', () => times.push(Infinity));
  let due = performance.now();
  setInterval(() => {
    for (; due <= performance.now(); due += Number(everyMs)) read(due);
  }, 1);
  return createServer((_, response) => {
    response.end(JSON.stringify(times.map((ms) => (Number.isFinite(ms) ? ms : null))));
    times = [];
  });
};

/** `bench-peers.js service <event store>`, `… projection <event store> <document store>` `… bare <file>` or `… reader <address> <every ms>`. */
const [name = '', first = '', second = ''] = process.argv.slice(2);
const peers: Readonly<Record<string, (first: string, second: string) => Promise<Server>>> = {
  service,
  projection,
  bare,
  reader,
};
const server = await peers[name]!(first, second);
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}\n`),
);
process.once('disconnect', () => process.exit());
process.once('SIGTERM', () => process.exit());
