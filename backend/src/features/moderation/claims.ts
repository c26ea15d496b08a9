import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Databases } from '../../shared/stores/databases.ts';

/** Who looks at a reported comment, so that two moderators don't at once. It binds nobody. */
export interface ClaimDocument {
  /** The comment's id. */
  readonly _id: string;
  /** The token's name. */
  readonly by: string;
  readonly at: Date;
}

export const claimMs = 15 * 60_000;

/** The claims of all services, in the private database: they are no facts to be recorded, and end by themselves. */
@Injectable()
export class Claims implements OnModuleInit {
  constructor(private readonly databases: Databases) {}

  async onModuleInit(): Promise<void> {
    await this.collection.createIndex({ at: 1 }, { expireAfterSeconds: claimMs / 1_000 });
  }

  /** Claims a comment, or takes it over. */
  async claim(commentId: string, by: string): Promise<void> {
    await this.collection.updateOne({ _id: commentId }, { $set: { by, at: new Date() } }, { upsert: true });
  }

  /** Ends the claim, if it is still by the same token. */
  async release(commentId: string, by: string): Promise<void> {
    await this.collection.deleteOne({ _id: commentId, by });
  }

  /** Those of the comments that are claimed. */
  async byComment(commentIds: readonly string[]): Promise<ReadonlyMap<string, ClaimDocument>> {
    const since = new Date(Date.now() - claimMs);
    const found = await this.collection.find({ _id: { $in: [...commentIds] }, at: { $gt: since } }).toArray();
    return new Map(found.map((claim) => [claim._id, claim]));
  }

  private get collection() {
    return this.databases.privateCollection<ClaimDocument>('reportClaims');
  }
}
