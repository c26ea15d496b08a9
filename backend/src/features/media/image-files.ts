import { Inject, Injectable } from '@nestjs/common';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { v7 } from 'uuid';
import type { Settings } from '../../settings.ts';
import { ConcurrencyLimit } from '../../shared/concurrency-limit.ts';
import { SETTINGS } from '../../tokens.ts';
import { resizedToWidth, type EncodedImage } from './encode-image.ts';

const isNotFound = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Images in a folder, by the SHA-256 of their bytes: `<first two digits>/<hash>.webp`; narrower renditions, made at the
 * first request, under `renditions/<width>/`, which may be emptied at any time.
 */
@Injectable()
export class ImageFiles {
  private readonly folder: string;
  private readonly limit = new ConcurrencyLimit(2, 200);
  private readonly pending = new Map<string, Promise<Buffer | undefined>>();

  constructor(@Inject(SETTINGS) { mediaFolder }: Settings) {
    this.folder = mediaFolder;
  }

  /** Resolves when the bytes are durable. */
  async store({ hash, bytes }: EncodedImage): Promise<void> {
    await writeAtomically(this.originalPath(hash), bytes, true);
  }

  /** @param hash 64 hex digits. `undefined` when there is no such file. */
  async read(hash: string, width?: number): Promise<Buffer | undefined> {
    if (width === undefined) return readIfExists(this.originalPath(hash));
    const file = join(this.folder, 'renditions', String(width), `${hash}.webp`);
    return (await readIfExists(file)) ?? this.renditionOnce(file, hash, width);
  }

  /** Concurrent requests share one rendition. */
  private renditionOnce(file: string, hash: string, width: number) {
    const pending = this.pending.get(file);
    if (pending) return pending;
    const making = this.limit.run(() => this.makeRendition(file, hash, width)).finally(() => this.pending.delete(file));
    this.pending.set(file, making);
    return making;
  }

  private async makeRendition(file: string, hash: string, width: number) {
    const original = await readIfExists(this.originalPath(hash));
    if (!original) return undefined;
    const rendition = (await resizedToWidth(original, width)) ?? original;
    await writeAtomically(file, rendition, false);
    return rendition;
  }

  private originalPath(hash: string) {
    return join(this.folder, hash.slice(0, 2), `${hash}.webp`);
  }
}

const readIfExists = async (file: string) => {
  try {
    return await readFile(file);
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
};

/** Readers never see a part of the file; `durable` waits until the file and its directory entry are on the disk. */
const writeAtomically = async (file: string, bytes: Buffer, durable: boolean) => {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${v7()}`;
  const handle = await open(draft, 'wx');
  try {
    await handle.writeFile(bytes);
    if (durable) await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
  if (durable) await syncFolders(dirname(file));
};

/** The entry of a new folder is in its parent. */
const syncFolders = async (folder: string) => {
  for (const each of [folder, dirname(folder)]) {
    const handle = await open(each, 'r');
    await handle.sync().finally(() => handle.close());
  }
};
