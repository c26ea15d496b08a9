import { close, closeSync, constants, fdatasync, fdatasyncSync, fstatSync, openSync, write, writeSync } from 'node:fs';
import { promisify } from 'node:util';
import { PAGE_BYTES } from './journal-frame.ts';

/** How much a file grows at once. */
const CHUNK = 256 * PAGE_BYTES;
/** Where a write can wait for the disk by itself, one call is saved; elsewhere it does not mean as much as fdatasync. */
const SYNCED_WRITES = process.platform === 'linux' ? constants.O_DSYNC : 0;

const writeAt = promisify(write);
const sync = promisify(fdatasync);

/**
 * A file that is written from its beginning again and again. It is filled with zeros ahead of what is written, so that a
 * write changes no metadata that would have to go to the disk too.
 */
export class JournalFile {
  /** Where the next frame goes. */
  end = 0;
  /** Position of the last event written, or being written. */
  last = 0;

  private constructor(
    private readonly file: number,
    private length: number,
  ) {}

  static open(path: string): JournalFile {
    const file = openSync(path, constants.O_RDWR | constants.O_CREAT | SYNCED_WRITES, 0o600);
    try {
      return new JournalFile(file, fstatSync(file).size);
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
    const at = this.take(frame, last);
    for (; this.length < this.end; this.length += CHUNK) await this.write(Buffer.alloc(CHUNK), this.length);
    await this.write(frame, at);
  }

  /** The same while everything else waits, where the file need not grow for it; answers whether that was so. */
  appendNow(frame: Buffer, last: number): boolean {
    if (this.end + frame.length > this.length) return false;
    const at = this.take(frame, last);
    for (let done = 0; done < frame.length;) done += writeSync(this.file, frame, done, frame.length - done, at + done);
    if (!SYNCED_WRITES) fdatasyncSync(this.file);
    return true;
  }

  private take(frame: Buffer, last: number): number {
    const at = this.end;
    this.end += frame.length;
    this.last = last;
    return at;
  }

  private async write(bytes: Buffer, at: number): Promise<void> {
    for (let done = 0; done < bytes.length;)
      done += (await writeAt(this.file, bytes, done, bytes.length - done, at + done)).bytesWritten;
    if (!SYNCED_WRITES) await sync(this.file);
  }

  close(): Promise<void> {
    return promisify(close)(this.file);
  }
}
