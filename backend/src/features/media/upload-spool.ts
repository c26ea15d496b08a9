import { ConflictError, InvalidError, limits } from '@henna/domain';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Settings } from '../../settings.ts';
import { SETTINGS } from '../../tokens.ts';
import { imageTooLarge } from './encode-image.ts';
import type { Upload } from './upload-signature.ts';

/** An unregistered upload is deleted after this time, which is longer than its URL is valid. */
export const uploadMaxAgeMs = 60 * 60_000;
const sweepMs = 10 * 60_000;

type UploadKey = Pick<Upload, 'id' | 'productId'>;

/**
 * Uploaded bytes that wait to be registered, as files of `uploads` in the media folder. A claim file beside each remains
 * until it expires, so that a URL accepts one upload, whichever process receives it.
 */
@Injectable()
export class UploadSpool implements OnModuleInit, OnApplicationShutdown {
  private readonly folder: string;
  private timer: NodeJS.Timeout | undefined;

  constructor(@Inject(SETTINGS) { mediaFolder }: Settings) {
    this.folder = join(mediaFolder, 'uploads');
  }

  onModuleInit(): void {
    const sweep = () => void this.sweep(Date.now()).catch(() => undefined);
    sweep();
    this.timer = setInterval(sweep, sweepMs).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Accepts one upload; an interrupted one may be repeated. Throws 409, 413 or 400. */
  async receive(upload: UploadKey, bytes: Readable): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await this.claim(upload);
    const draft = this.file(upload, 'part');
    try {
      await writeUpload(draft, bytes);
      await rename(draft, this.file(upload, 'image'));
    } catch (error) {
      await rm(draft, { force: true });
      await rm(this.file(upload, 'claim'), { force: true });
      throw error;
    }
  }

  /** `undefined` if nothing was uploaded or it has been deleted. */
  async read(upload: UploadKey): Promise<Buffer | undefined> {
    return readFile(this.file(upload, 'image')).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
  }

  /** Deletes the bytes; the claim remains, so that the URL accepts no second upload. */
  async drop(upload: UploadKey): Promise<void> {
    await rm(this.file(upload, 'image'), { force: true });
  }

  /** Deletes files that are too old. @param now ms since 1970 */
  async sweep(now: number): Promise<void> {
    for (const name of await readdir(this.folder).catch(() => [])) {
      const file = join(this.folder, name);
      const age = await stat(file).then(
        ({ mtimeMs }) => now - mtimeMs,
        () => 0,
      );
      if (age > uploadMaxAgeMs) await rm(file, { force: true });
    }
  }

  private async claim(upload: UploadKey) {
    try {
      await (await open(this.file(upload, 'claim'), 'wx')).close();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      throw new ConflictError('UPLOAD_USED');
    }
  }

  private file({ productId, id }: UploadKey, kind: 'claim' | 'part' | 'image') {
    return join(this.folder, `${productId}.${id}.${kind}`);
  }
}

const writeUpload = async (file: string, bytes: Readable) => {
  const handle = await open(file, 'wx');
  let received = 0;
  try {
    // Destroying the request would close the connection before the refusal is sent.
    for await (const chunk of bytes.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      received += chunk.length;
      if (received > limits.imageBytes) throw imageTooLarge(received);
      await handle.appendFile(chunk);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ECONNRESET') throw new InvalidError('UPLOAD_BROKE_OFF');
    throw error;
  } finally {
    await handle.close();
  }
  if (received === 0) throw new InvalidError('UPLOAD_EMPTY');
};
