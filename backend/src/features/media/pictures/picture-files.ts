import { Inject, Injectable } from '@nestjs/common';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { v7 } from 'uuid';
import type { Settings } from '../../../settings.ts';
import { Bounded } from '../../../shared/bounded.ts';
import { SETTINGS } from '../../../tokens.ts';
import { narrowed, type Picture } from './make-picture.ts';

const isAbsent = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Pictures in a folder, by the SHA-256 of their bytes: `<first two digits>/<hash>.webp`; narrower ones, made when they
 * are first asked for, under `renditions/<width>/`, which may be emptied at any time.
 */
@Injectable()
export class PictureFiles {
  private readonly folder: string;
  private readonly drawing = new Bounded(2, 200);
  private readonly being = new Map<string, Promise<Buffer | undefined>>();

  constructor(@Inject(SETTINGS) { mediaFolder }: Settings) {
    this.folder = mediaFolder;
  }

  /** Resolves when the bytes are on the disk for good. */
  async keep({ hash, bytes }: Picture): Promise<void> {
    await write(this.whole(hash), bytes, true);
  }

  /** @param hash 64 hex digits. `undefined` when there is no such file. */
  async read(hash: string, width?: number): Promise<Buffer | undefined> {
    if (width === undefined) return readIfThere(this.whole(hash));
    const file = join(this.folder, 'renditions', String(width), `${hash}.webp`);
    return (await readIfThere(file)) ?? this.makeOnce(file, hash, width);
  }

  /** Whoever asks while it is being made gets the same. */
  private makeOnce(file: string, hash: string, width: number) {
    const known = this.being.get(file);
    if (known) return known;
    const making = this.drawing.run(() => this.make(file, hash, width)).finally(() => this.being.delete(file));
    this.being.set(file, making);
    return making;
  }

  private async make(file: string, hash: string, width: number) {
    const whole = await readIfThere(this.whole(hash));
    if (!whole) return undefined;
    const rendition = (await narrowed(whole, width)) ?? whole;
    await write(file, rendition, false);
    return rendition;
  }

  private whole(hash: string) {
    return join(this.folder, hash.slice(0, 2), `${hash}.webp`);
  }
}

const readIfThere = async (file: string) => {
  try {
    return await readFile(file);
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
};

/** Nobody ever sees half a file; `lasting` waits until the file and its name are on the disk. */
const write = async (file: string, bytes: Buffer, lasting: boolean) => {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${v7()}`;
  const handle = await open(draft, 'wx');
  try {
    await handle.writeFile(bytes);
    if (lasting) await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
  if (lasting) await syncFolders(dirname(file));
};

/** The folder's own name stands in its parent. */
const syncFolders = async (folder: string) => {
  for (const each of [folder, dirname(folder)]) {
    const handle = await open(each, 'r');
    await handle.sync().finally(() => handle.close());
  }
};
