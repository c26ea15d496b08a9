import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { SettingError } from '@henna/domain/node';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { Bucket } from '../../media-settings.ts';
import { StoreUnavailableError } from '../../shared/stores/store-unavailable.ts';
import { MediaStore, type StoredObject } from './media-store.ts';

const connectMs = 1_000;
const answerMs = 10_000;

/** Pictures in a bucket of any server that speaks S3. Credentials come from where the SDK looks for them. */
export class BucketMediaStore extends MediaStore implements OnApplicationShutdown {
  private readonly client: S3Client;

  constructor(private readonly location: Bucket) {
    super();
    const { endpoint, region } = location;
    this.client = new S3Client({
      region,
      // Not every server has a host name for each bucket, or knows the newer checksums.
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: connectMs, requestTimeout: answerMs, throwOnRequestTimeout: true },
    });
  }

  async write(name: string, bytes: Buffer): Promise<void> {
    const type = name.endsWith('.webp') ? 'image/webp' : 'application/octet-stream';
    const command = new PutObjectCommand({ ...this.object(name), Body: bytes, ContentType: type });
    await answered(this.client.send(command));
  }

  async read(name: string): Promise<Buffer | undefined> {
    return answered(this.get(name));
  }

  async remove(name: string): Promise<void> {
    await answered(this.client.send(new DeleteObjectCommand(this.object(name))));
  }

  async *list(folder: string): AsyncIterable<StoredObject> {
    const { bucket, prefix } = this.location;
    const query = { Bucket: bucket, Prefix: `${prefix}${folder}/`, Delimiter: '/' };
    const pages = paginateListObjectsV2({ client: this.client }, query);
    for (;;) {
      const { done, value } = await answered(pages.next());
      if (done) return;
      for (const { Key, LastModified } of value.Contents ?? [])
        yield { name: Key!.slice(prefix.length), writtenAt: LastModified!.getTime() };
    }
  }

  async check(): Promise<void> {
    const { bucket, prefix, endpoint = 'AWS' } = this.location;
    try {
      await this.client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, MaxKeys: 1 }));
    } catch (error) {
      const reason = refusal(error);
      if (reason === undefined) throw new StoreUnavailableError(error);
      throw new SettingError(`The bucket ${bucket} of MEDIA_URL can't be used at ${endpoint}: ${reason}`);
    }
  }

  onApplicationShutdown(): void {
    this.client.destroy();
  }

  private async get(name: string) {
    try {
      const { Body } = await this.client.send(new GetObjectCommand(this.object(name)));
      return Buffer.from(await Body!.transformToByteArray());
    } catch (error) {
      if (isMissingObject(error)) return undefined;
      throw error;
    }
  }

  private object(name: string) {
    return { Bucket: this.location.bucket, Key: `${this.location.prefix}${name}` };
  }
}

const isMissingObject = (error: unknown) =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404 && error.name !== 'NoSuchBucket';

/** A bucket that refuses what we ask, as after a change of its rights, is unavailable too: only its operator can help. */
const answered = <Answer>(call: Promise<Answer>): Promise<Answer> =>
  call.catch((error: unknown) => Promise.reject(new StoreUnavailableError(error)));

/** Why waiting would not help; `undefined` when it may. */
const refusal = (error: unknown): string | undefined => {
  if ((error as Error).name === 'CredentialsProviderError')
    return 'no credentials were found. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.';
  if (!(error instanceof S3ServiceException)) return undefined;
  if (error.name === 'NoSuchBucket') return 'there is no such bucket.';
  const status = error.$metadata.httpStatusCode ?? 500;
  return status >= 300 && status < 500 && status !== 408 && status !== 429
    ? `${error.message.replace(/\.?\s*$/, '')} (${error.name}).`
    : undefined;
};
