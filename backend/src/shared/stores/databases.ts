import { privateDatabase, viewsDatabase } from '@henna/contracts';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { MongoClient, type Collection, type Db, type Document } from 'mongodb';

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

  async ping(): Promise<void> {
    await this.private.command({ ping: 1 });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.client.close();
  }
}
