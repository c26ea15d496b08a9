/// <reference lib="es2024.arraybuffer" />
import {
  close,
  closeSync,
  constants,
  fdatasync,
  fdatasyncSync,
  fstatSync,
  ftruncateSync,
  openSync,
  write,
  writeSync,
} from 'node:fs';
import { promisify } from 'node:util';
import { PAGE_BYTES } from './frame.ts';

/** How much a file grows at once. */
const CHUNK = 256 * PAGE_BYTES;
const isLinux = process.platform === 'linux';
/** Where a write can wait for the disk by itself, one call is saved; elsewhere it does not mean as much as fdatasync. */
const SYNCED_WRITES = isLinux ? constants.O_DSYNC : 0;
/** A write past the system's cache is on the disk sooner. */
const DIRECT_WRITES = isLinux ? constants.O_DIRECT : 0;
const FLAGS = constants.O_RDWR | constants.O_CREAT | SYNCED_WRITES;

const writeAt = promisify(write);
const sync = promisify(fdatasync);

/** Memory that begins on a page, as direct writes need: of what JavaScript has, only a buffer that may be resized does. */
export const journalPages = (): Buffer => Buffer.from(new ArrayBuffer(CHUNK, { maxByteLength: CHUNK }));

/** Opens a file for direct writes, if its file system takes one; its first page is cleared to know. */
function openDirect(path: string, pages: Buffer): number | undefined {
  let file: number | undefined;
  try {
    file = openSync(path, FLAGS | DIRECT_WRITES, 0o600);
    if (writeSync(file, pages.fill(0, 0, PAGE_BYTES), 0, PAGE_BYTES, 0) === PAGE_BYTES) return file;
  } catch {
    // What is wrong with the disk itself shows when it is opened or written in the ordinary way.
  }
  if (file !== undefined) closeSync(file);
  return undefined;
}

/**
 * A file that is written from its beginning again and again. It is filled with zeros ahead of what is written, so that a
 * write changes no metadata that would have to go to the disk too.
 */
export class JournalFile {
  /** Where the next frame goes. */
  end = 0;
  /** Position of the last event written, or being written. */
  lastPosition = 0;

  private constructor(
    private readonly file: number,
    private length: number,
    private readonly pages: Buffer,
  ) {}

  /** The old content counts as overwritten. `pages` is the buffer of all writes; files that are never written at the same time may share it. */
  static open(path: string, pages: Buffer): JournalFile {
    const file = openDirect(path, pages) ?? openSync(path, FLAGS, 0o600);
    try {
      const { size } = fstatSync(file);
      return new JournalFile(file, size - (size % PAGE_BYTES), pages);
    } catch (error) {
      closeSync(file);
      throw error;
    }
  }

  /**
   * Writes a frame behind the last one; it is on the disk when this resolves.
   * @throws Error when the disk refuses: what the file holds is not known then, and nothing may be written any more
   */
  async append(frame: Buffer, last: number): Promise<void> {
    const at = this.reserve(frame, last);
    for (; this.length < this.end; this.length += CHUNK) await this.write(Buffer.alloc(CHUNK), this.length);
    await this.write(frame, at);
  }

  /** The same while everything else waits, where the file need not grow for it; answers whether that was so. */
  appendSync(frame: Buffer, last: number): boolean {
    if (this.end + frame.length > this.length) return false;
    const at = this.reserve(frame, last);
    for (let done = 0; done < frame.length;)
      done += writeSync(this.file, this.pages, 0, frame.copy(this.pages, 0, done), at + done);
    if (!SYNCED_WRITES) fdatasyncSync(this.file);
    return true;
  }

  private reserve(frame: Buffer, last: number): number {
    const at = this.end;
    this.end += frame.length;
    this.lastPosition = last;
    return at;
  }

  private async write(bytes: Buffer, at: number): Promise<void> {
    for (let done = 0; done < bytes.length;)
      done += (await writeAt(this.file, this.pages, 0, bytes.copy(this.pages, 0, done), at + done)).bytesWritten;
    if (!SYNCED_WRITES) await sync(this.file);
  }

  /** Gives up what it holds, so that no byte of it is left; that is on the disk when this returns. */
  clear(): void {
    this.end = this.lastPosition = this.length = 0;
    ftruncateSync(this.file, 0);
    fdatasyncSync(this.file);
  }

  close(): Promise<void> {
    return promisify(close)(this.file);
  }
}
