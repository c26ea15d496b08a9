import { setTimeout as pause } from 'node:timers/promises';
import { EventStoreDBClient } from '@eventstore/db-client';
import { stateCollections, viewsDatabase, type ActiveBuildsDocument } from '@henna/domain';
import { BSON, MongoClient, type Db } from 'mongodb';
import { runToCompletion } from '../processes/child-service.ts';
import { programs } from '../processes/programs.ts';
import { commandEnvironment, type StoreAddresses } from '../stores/running-stores.ts';
import { UserFacingError } from '../shared/errors.ts';

const patienceMs = 120_000;
const replayDatabase = 'chaos_replay';
const shownDifferences = 5;

interface Counts {
  votes: number;
  ratings: number;
  comments: number;
}

/** What the log says of the members' commands. */
interface Log {
  /** Facts by stream, as members note what was acknowledged. */
  readonly facts: Map<string, string[]>;
  /** Of each product, as its page shows them. */
  readonly counts: Map<string, Counts>;
  /** Commit position of the last event of ours. */
  readonly end: bigint;
}

interface Data {
  readonly [field: string]: string;
}

export const readLog = async (eventStoreUrl: string): Promise<Log> => {
  const client = EventStoreDBClient.connectionString(eventStoreUrl);
  const log = { facts: new Map<string, string[]>(), counts: new Map<string, Counts>(), end: 0n };
  try {
    for await (const { event } of client.readAll()) {
      if (!event || event.type.startsWith('$')) continue;
      log.end = event.position.commit;
      const data = event.data as unknown as Data;
      const { productId = '' } = data;
      const counts = log.counts.get(productId) ?? { votes: 0, ratings: 0, comments: 0 };
      const note = (fact: string, stream = event.streamId) => {
        log.counts.set(productId, counts);
        log.facts.set(stream, [...(log.facts.get(stream) ?? []), fact]);
      };
      switch (event.type) {
        case 'VoteCast':
          note(`cast ${data['voteId']}`);
          counts.votes++;
          break;
        case 'VoteWithdrawn':
          note(`withdrawn ${data['voteId']}`);
          counts.votes--;
          break;
        case 'RatingGiven':
          note(`${data['stars']} stars`);
          counts.ratings++;
          break;
        case 'RatingChanged':
          note(`${data['to']} stars`);
          break;
        case 'CommentPosted':
          note(data['commentId']!, `comments of ${data['userId']}`);
          counts.comments++;
      }
    }
    return log;
  } finally {
    await client.dispose();
  }
};

/** @returns where the log does not hold exactly what was acknowledged, each once and in its order */
export const compareWithLog = (acknowledged: ReadonlyMap<string, readonly string[]>, { facts }: Log): string[] => {
  const streams = new Set([...acknowledged.keys(), ...facts.keys()]);
  return [...streams].flatMap((stream) => {
    const [expected, actual] = [acknowledged.get(stream) ?? [], facts.get(stream) ?? []];
    if (JSON.stringify(expected) === JSON.stringify(actual)) return [];
    return [`${stream}: acknowledged ${expected.join(', ')}; the log has ${actual.join(', ')}`];
  });
};

/** Resolves when every lane has passed a position. @throws UserFacingError after two minutes */
export const untilViewsReach = async (url: string, position: bigint): Promise<void> => {
  for (const end = Date.now() + patienceMs; Date.now() < end; await pause(100)) {
    const response = await fetch(`${url}/api/health`);
    const { lanes } = (await response.json()) as { readonly lanes?: readonly { readonly position: string }[] };
    if (response.ok && lanes?.every((lane) => BigInt(lane.position) >= position)) return;
  }
  throw new UserFacingError(`The views have not reached position ${position} within ${patienceMs / 1_000} s.`);
};

/** @returns where a service shows other counts of a product than the log has */
export const compareWithPages = async (urls: readonly string[], { counts }: Log): Promise<string[]> => {
  const differences: string[] = [];
  for (const url of urls)
    for (const [id, expected] of counts) {
      const response = await fetch(`${url}/api/products/${id}`);
      const { votes, ratings, commentCount } = (await response.json()) as {
        readonly votes: { readonly total: number };
        readonly ratings: { readonly total: number };
        readonly commentCount: number;
      };
      const shown = { votes: votes.total, ratings: ratings.total, comments: commentCount };
      if (JSON.stringify(shown) !== JSON.stringify(expected))
        differences.push(`${url} shows ${JSON.stringify(shown)} of ${id}; the log has ${JSON.stringify(expected)}`);
    }
  return differences;
};

/** @returns where the live views differ from a replay of the log into views of their own */
export const compareWithReplay = async (stores: StoreAddresses, { end }: Log): Promise<string[]> => {
  const args = ['--until', String(end), '--into', replayDatabase];
  const code = await runToCompletion({ ...programs.replay, args, environment: commandEnvironment(stores) });
  if (code !== 0) throw new UserFacingError('The replay failed.');
  const mongo = await MongoClient.connect(stores.mongoUrl);
  try {
    const [live, replay] = [await documentsOf(mongo.db(viewsDatabase)), await documentsOf(mongo.db(replayDatabase))];
    await mongo.db(replayDatabase).dropDatabase();
    const collections = new Set([...live.keys(), ...replay.keys()]);
    return [...collections].flatMap((name) => differencesOf(name, live.get(name) ?? [], replay.get(name) ?? []));
  } finally {
    await mongo.close();
  }
};

/** The documents of the builds that answer, as canonical extended JSON in the order of their ids, by view and part. */
const documentsOf = async (db: Db): Promise<Map<string, string[]>> => {
  const active = await db.collection<ActiveBuildsDocument>(stateCollections.builds).findOne({ _id: 'active' });
  const result = new Map<string, string[]>();
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
    const [, view = '', build, part = ''] = /^(\w+)@(\d+)(.*)$/.exec(name) ?? [];
    if (active?.builds[view as keyof typeof active.builds] !== Number(build)) continue;
    const documents = await db.collection(name).find({}, { promoteLongs: false }).sort({ _id: 1 }).toArray();
    result.set(
      `${view}${part}`,
      documents.map((document) => BSON.EJSON.stringify(document, { relaxed: false })),
    );
  }
  return result;
};

const differencesOf = (name: string, live: readonly string[], replay: readonly string[]): string[] => {
  const [inLive, inReplay] = [new Set(live), new Set(replay)];
  const [onlyLive, onlyReplay] = [
    live.filter((document) => !inReplay.has(document)),
    replay.filter((document) => !inLive.has(document)),
  ];
  return [
    ...onlyLive
      .slice(0, shownDifferences)
      .map((document) => `${name} has ${document.slice(0, 300)}, its replay has not`),
    ...onlyReplay.slice(0, shownDifferences).map((document) => `${name} lacks ${document.slice(0, 300)} of its replay`),
  ];
};
