import { ConflictError } from '@henna/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MongoServerError } from 'mongodb';
import { Databases } from '../../shared/stores/databases.ts';

/** An upload that is not registered is deleted after this time, which is longer than its address is valid. */
export const uploadMaxAgeMs = 60 * 60_000;
const duplicateKey = 11_000;

interface ClaimDocument {
  /** Name of the upload. */
  readonly _id: string;
  readonly at: Date;
}

/**
 * The addresses that were used, in the private database: an address accepts one upload, whichever service receives it, and
 * not every S3 server refuses to replace an object.
 */
@Injectable()
export class UploadClaims implements OnModuleInit {
  constructor(private readonly databases: Databases) {}

  async onModuleInit(): Promise<void> {
    await this.collection.createIndex({ at: 1 }, { expireAfterSeconds: uploadMaxAgeMs / 1_000 });
  }

  /** @throws ConflictError if it is claimed */
  async claim(name: string): Promise<void> {
    try {
      await this.collection.insertOne({ _id: name, at: new Date() });
    } catch (error) {
      if (!(error instanceof MongoServerError) || error.code !== duplicateKey) throw error;
      throw new ConflictError('UPLOAD_USED');
    }
  }

  async release(name: string): Promise<void> {
    await this.collection.deleteOne({ _id: name });
  }

  private get collection() {
    return this.databases.privateCollection<ClaimDocument>('uploadClaims');
  }
}
