import { createHmac } from 'node:crypto';
import { privateDatabase } from '@henna/domain';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { addressKey } from '../../shared/http/address-key.ts';
import { derivedKey } from '../../shared/sealing/master-key.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { MASTER_KEY } from '../../tokens.ts';

const maxCountedVisits = 5;
const dayMs = 24 * 60 * 60 * 1_000;
const collectionName = 'visitCounts';

/**
 * Limits the visits of a product that count from one network on one UTC day, for all service processes together. The
 * stored key is a keyed hash that changes daily, and is deleted at the end of the day: it names neither network nor product.
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
      points: maxCountedVisits,
      duration: dayMs / 1_000,
    });
  }

  async onModuleInit(): Promise<void> {
    const collection = this.databases.privateCollection(collectionName);
    await collection.createIndex({ expire: 1 }, { expireAfterSeconds: 0 });
    await collection.createIndex({ key: 1 }, { unique: true });
  }

  /**
   * Counts a visit. Resolves to whether it is within the cap.
   * @param time of the visit, ms since 1970
   */
  async consume(address: string, productId: string, time: number): Promise<boolean> {
    const day = Math.floor(time / dayMs);
    const key = createHmac('sha256', this.secret)
      .update(JSON.stringify([day, addressKey(address), productId]))
      .digest('base64url');
    // The library's types lack `customDuration`, in seconds.
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
