import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, type Db } from 'mongodb';
import { startDocumentStore, type RunningDocumentStore } from '../document-store.ts';

export interface StoreUnderTest {
  readonly url: string;
  readonly client: MongoClient;
  readonly db: Db;
}

export const isRealServer = process.env.MONGODB_URL !== undefined;

/** Whether the suite runs against a real server older than a version, as `MONGODB_VERSION` says (8 when it is not set). */
export const isOlderThan = (version: number): boolean =>
  isRealServer && Number(process.env.MONGODB_VERSION ?? 8) < version;

/** `it` for what needs at least a version of MongoDB: skipped where the real server is older. */
export const itSince = (version: number) => (isOlderThan(version) ? it.skip : it);

/** A database of its own for one suite: of the server in `MONGODB_URL`, else of an embedded node. */
export function storeUnderTest(): StoreUnderTest {
  let url = '';
  let client: MongoClient;
  let db: Db;
  let node: RunningDocumentStore | undefined;
  let folder: string | undefined;

  beforeAll(async () => {
    if (isRealServer) url = process.env.MONGODB_URL!;
    else {
      folder = mkdtempSync(join(tmpdir(), 'documents-'));
      node = await startDocumentStore({ folder });
      url = node.connectionString;
    }
    client = await new MongoClient(url).connect();
    db = client.db(`suite-${randomUUID()}`);
  });
  afterAll(async () => {
    await db?.dropDatabase();
    await client?.close();
    await node?.stop();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  return {
    get url() {
      return url;
    },
    get client() {
      return client;
    },
    get db() {
      return db;
    },
  };
}
