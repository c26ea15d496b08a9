import { createHmac } from 'node:crypto';
import { privateDatabase } from '@henna/domain';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { addressKey } from '../../shared/http/address-key.ts';
import { derivedKey } from '../../shared/sealing/master-key.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { MASTER_KEY } from '../../tokens.ts';

const mostCounted = 5;
const dayMs = 24 * 60 * 60 * 1_000;
const collectionName = 'visitCounts';

/**
 * How many visits of a product count from one network on one UTC day, whoever makes them. Counted in MongoDB, for all
 * services together. What is stored names neither network nor product: its key is a keyed hash, another one each day,
 * and is deleted when the day has ended.
 */
@Injectable()
export class VisitCap implements OnModuleInit {
  private readonly secret: Buffer;
  private readonly counts: RateLimiterMongo;

  constructor(
    private readonly databases: Databases,
    @Inject(MASTER_KEY) master: Buffer,
  ) {
    this.secret = derivedKey(master, 'visit counts');
    this.counts = new RateLimiterMongo({
      storeClient: databases.client,
      dbName: privateDatabase,
      tableName: collectionName,
      disableIndexesCreation: true,
      keyPrefix: '',
      points: mostCounted,
      duration: dayMs / 1_000,
    });
  }

  async onModuleInit(): Promise<void> {
    const collection = this.databases.privateCollection(collectionName);
    await collection.createIndex({ expire: 1 }, { expireAfterSeconds: 0 });
    await collection.createIndex({ key: 1 }, { unique: true });
  }

  /**
   * Counts one more visit, and answers whether it is within the cap. Rejects with what the store throws.
   * @param time of the visit, ms since 1970
   */
  async take(address: string, productId: string, time: number): Promise<boolean> {
    const day = Math.floor(time / dayMs);
    const key = createHmac('sha256', this.secret)
      .update(JSON.stringify([day, addressKey(address), productId]))
      .digest('base64url');
    // The declaration of the library lacks `customDuration`, in seconds.
    const untilMidnight = { attrs: {}, customDuration: Math.ceil(((day + 1) * dayMs - time) / 1_000) };
    try {
      await this.counts.consume(key, 1, untilMidnight);
      return true;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return false;
      throw refused;
    }
  }
}
