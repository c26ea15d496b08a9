import { ConflictError, InvalidError, limits } from '@henna/domain';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Settings } from '../../../settings.ts';
import { SETTINGS } from '../../../tokens.ts';
import { sizeRefused } from '../pictures/make-picture.ts';
import type { Upload } from './upload-signature.ts';

/** An upload that nobody registered goes after this time; longer than its address is valid. */
export const keptMs = 60 * 60_000;
const sweepMs = 10 * 60_000;

type Name = Pick<Upload, 'id' | 'productId'>;

/**
 * Uploaded bytes that wait to be registered, as files of `uploads` in the media folder. The claim beside each stays
 * until it expires, so that an address takes one upload, whichever process it meets.
 */
@Injectable()
export class Spool implements OnModuleInit, OnApplicationShutdown {
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

  /** Takes the bytes of an upload, once. An upload that breaks off may be tried again. Throws 409, 413 or 400. */
  async take(upload: Name, bytes: Readable): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await this.claim(upload);
    const draft = this.file(upload, 'part');
    try {
      await receive(draft, bytes);
      await rename(draft, this.file(upload, 'image'));
    } catch (error) {
      await rm(draft, { force: true });
      await rm(this.file(upload, 'claim'), { force: true });
      throw error;
    }
  }

  /** The bytes of an upload; `undefined` when there are none, or none any more. */
  async read(upload: Name): Promise<Buffer | undefined> {
    return readFile(this.file(upload, 'image')).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
  }

  /** Forgets the bytes of an upload, which can't be made again. */
  async drop(upload: Name): Promise<void> {
    await rm(this.file(upload, 'image'), { force: true });
  }

  /** Removes what has waited too long. @param now ms since 1970 */
  async sweep(now: number): Promise<void> {
    for (const name of await readdir(this.folder).catch(() => [])) {
      const file = join(this.folder, name);
      const age = await stat(file).then(
        ({ mtimeMs }) => now - mtimeMs,
        () => 0,
      );
      if (age > keptMs) await rm(file, { force: true });
    }
  }

  private async claim(upload: Name) {
    try {
      await (await open(this.file(upload, 'claim'), 'wx')).close();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      throw new ConflictError('UPLOAD_USED');
    }
  }

  private file({ productId, id }: Name, kind: 'claim' | 'part' | 'image') {
    return join(this.folder, `${productId}.${id}.${kind}`);
  }
}

const receive = async (file: string, bytes: Readable) => {
  const handle = await open(file, 'wx');
  let received = 0;
  try {
    // A refused upload keeps its connection, or the refusal would not arrive.
    for await (const chunk of bytes.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      received += chunk.length;
      if (received > limits.imageBytes) throw sizeRefused(received);
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
