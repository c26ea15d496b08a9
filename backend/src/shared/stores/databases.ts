import { privateDatabase, viewsDatabase } from '@henna/domain';
import { wakeWritersOfClosedSockets } from '@henna/domain/node';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { MongoClient, type Collection, type Db, type Document } from 'mongodb';

wakeWritersOfClosedSockets();

/** The private database, which nothing can rebuild, and the views, which the log can rebuild at any time. */
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

  /** Writes to the private database are acknowledged when they are durable. */
  privateCollection<Schema extends Document>(name: string): Collection<Schema> {
    return this.private.collection<Schema>(name, { writeConcern: { w: 'majority', journal: true } });
  }

  async privateCollectionNames(): Promise<string[]> {
    const collections = await this.private.listCollections({}, { nameOnly: true }).toArray();
    return collections.map(({ name }) => name);
  }

  /**
   * Makes the server rewrite the private database without deleted documents.
   * Throws if the server refuses, e.g. for lack of a privilege.
   */
  async compactPrivate(): Promise<void> {
    for (const name of await this.privateCollectionNames()) {
      const reply = await this.private.command({ compact: name, force: true });
      if (reply['wholeStore']) return;
    }
  }

  /** The server's build; `embedded` for the local node of `npm start`. */
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
