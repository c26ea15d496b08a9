import { InvalidError, limits } from '@henna/domain';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { imageTooLarge } from './encode-image.ts';
import { MediaStore } from './media-store.ts';
import { UploadClaims, uploadMaxAgeMs } from './upload-claims.ts';
import type { Upload } from './upload-signature.ts';

const sweepMs = 10 * 60_000;
const folder = 'uploads';

type UploadKey = Pick<Upload, 'id' | 'productId'>;

const keyOf = ({ productId, id }: UploadKey) => `${productId}.${id}`;
const nameOf = (upload: UploadKey) => `${folder}/${keyOf(upload)}.image`;

/** Uploaded bytes that wait to be registered, under `uploads/` of the store of pictures. */
@Injectable()
export class UploadSpool implements OnModuleInit, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly media: MediaStore,
    private readonly claims: UploadClaims,
  ) {}

  onModuleInit(): void {
    const sweep = () => void this.sweep(Date.now()).catch(() => undefined);
    sweep();
    this.timer = setInterval(sweep, sweepMs).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Accepts one upload, which is durable then; an interrupted one may be repeated. Throws 409, 413, 400 or 503. */
  async receive(upload: UploadKey, bytes: Readable): Promise<void> {
    await this.claims.claim(keyOf(upload));
    try {
      await this.media.write(nameOf(upload), await uploadedBytes(bytes));
    } catch (error) {
      await this.claims.release(keyOf(upload));
      throw error;
    }
  }

  /** `undefined` if nothing was uploaded or it has been deleted. */
  async read(upload: UploadKey): Promise<Buffer | undefined> {
    return this.media.read(nameOf(upload));
  }

  /** Deletes the bytes; the claim remains, so that the address accepts no second upload. */
  async drop(upload: UploadKey): Promise<void> {
    await this.media.remove(nameOf(upload));
  }

  /** Deletes uploads that are too old. @param now ms since 1970 */
  async sweep(now: number): Promise<void> {
    for await (const { name, writtenAt } of this.media.list(folder))
      if (now - writtenAt > uploadMaxAgeMs) await this.media.remove(name);
  }
}

/** At most 5 MB, in memory: an object store takes the length before the bytes. */
const uploadedBytes = async (bytes: Readable): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let received = 0;
  try {
    // Destroying the request would close the connection before the refusal is sent.
    for await (const chunk of bytes.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      received += chunk.length;
      if (received > limits.imageBytes) throw imageTooLarge(received);
      chunks.push(chunk);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ECONNRESET') throw new InvalidError('UPLOAD_BROKE_OFF');
    throw error;
  }
  if (received === 0) throw new InvalidError('UPLOAD_EMPTY');
  return Buffer.concat(chunks);
};
