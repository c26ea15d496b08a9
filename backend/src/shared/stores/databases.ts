import { privateDatabase, viewsDatabase } from '@henna/domain';
import { wakeWritersOfClosedSockets } from '@henna/domain/node';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { MongoClient, type Collection, type Db, type Document } from 'mongodb';

wakeWritersOfClosedSockets();

/** The two databases: what nothing rebuilds, and what the log rebuilds at any time. */
@Injectable()
export class Databases implements OnApplicationShutdown {
  readonly client: MongoClient;
  readonly views: Db;
  private readonly private: Db;

  constructor(url: string) {
    this.client = new MongoClient(url, { serverSelectionTimeoutMS: 5_000, maxPoolSize: 32, retryWrites: true });
    this.views = this.client.db(viewsDatabase);
    this.private = this.client.db(privateDatabase);
  }

  /** A collection of the private database. Writes there are acknowledged only once durable. */
  privateCollection<Schema extends Document>(name: string): Collection<Schema> {
    return this.private.collection<Schema>(name, { writeConcern: { w: 'majority', journal: true } });
  }

  /** The names of all collections of the private database. */
  async privateCollectionNames(): Promise<string[]> {
    const collections = await this.private.listCollections({}, { nameOnly: true }).toArray();
    return collections.map(({ name }) => name);
  }

  /**
   * Asks the server to rewrite the private database without what was deleted.
   * Throws what the server refuses with, e.g. for want of the privilege.
   */
  async compactPrivate(): Promise<void> {
    for (const name of await this.privateCollectionNames()) {
      const reply = await this.private.command({ compact: name, force: true });
      if (reply['wholeStore']) return;
    }
  }

  /** What the server calls its build; `embedded` is the node that `npm start` brings along. */
  async build(): Promise<string> {
    return String((await this.private.command({ buildInfo: 1 }))['gitVersion']);
  }

  async ping(): Promise<void> {
    await this.private.command({ ping: 1 });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.client.close();
  }
}
