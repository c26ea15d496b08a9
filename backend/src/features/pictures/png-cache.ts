import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import sharp from 'sharp';
import { ConcurrencyLimit } from '../../shared/concurrency-limit.ts';
import type { RateLimiter } from '../../shared/http/rate-limits.ts';

/** Pixels on each side. */
export const pngEdge = 1_200;
/** Units of the drawing on each side, which are pixels at 72 dots per inch. */
const drawingEdge = 600;
/** About 2,500 pictures. */
const defaultMaxBytes = 256 * 1024 * 1024;
const maxAgeMs = 30 * 24 * 60 * 60_000;
const fileName = /^[0-9a-f]{64}\.png$/;

/**
 * Drawings as PNG for link previews, which take no SVG. A drawing is rendered when it is first requested, and cached in a
 * folder of `DATA_DIR` under the hash of the drawing. The files of the folder can be deleted at any time.
 */
@Injectable()
export class PngCache implements OnModuleInit {
  private readonly folder: string;
  private readonly queue = new ConcurrencyLimit(1, 50);
  private readonly pending = new Map<string, Promise<Buffer>>();
  /** Sizes of the files in bytes. */
  private readonly files = new Map<string, number>();
  private bytes = 0;

  constructor(
    dataFolder: string,
    private readonly limiter: RateLimiter,
    private readonly logger: Logger,
    private readonly maxBytes: number = defaultMaxBytes,
  ) {
    this.folder = join(dataFolder, 'art');
  }

  /** Finds the cached files; deletes those that are old or incomplete. */
  async onModuleInit(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    for (const name of await readdir(this.folder)) {
      const { size, mtimeMs } = await stat(join(this.folder, name));
      if (fileName.test(name) && Date.now() - mtimeMs < maxAgeMs) this.recordFile(name, size);
      else await rm(join(this.folder, name), { force: true, recursive: true });
    }
    await this.evict();
  }

  /** Renders a drawing for a client address. Throws `TooManyRequestsError` and `BusyError` unless the PNG is cached. */
  async png(svg: string, address: string): Promise<Buffer> {
    const name = `${createHash('sha256').update(`${pngEdge} ${svg}`).digest('hex')}.png`;
    const cached = await readFile(join(this.folder, name)).catch(() => undefined);
    if (cached) return cached;
    const pendingPng = this.pending.get(name);
    if (pendingPng) return pendingPng;
    await this.limiter.consume('drawing', address);
    return this.pending.get(name) ?? this.drawOnce(name, svg);
  }

  private drawOnce(name: string, svg: string) {
    const rendered = this.queue
      .run(() => renderPng(svg))
      .then(async (png) => {
        await this.store(name, png);
        return png;
      })
      .finally(() => this.pending.delete(name));
    this.pending.set(name, rendered);
    return rendered;
  }

  private async store(name: string, png: Buffer) {
    const temporaryFile = join(this.folder, randomUUID());
    try {
      await writeFile(temporaryFile, png, { mode: 0o600, flush: true });
      await rename(temporaryFile, join(this.folder, name));
      this.recordFile(name, png.length);
      await this.evict();
    } catch (error) {
      this.logger.warn({ err: error }, 'a drawn picture could not be cached');
    }
  }

  private recordFile(name: string, size: number) {
    this.bytes += size - (this.files.get(name) ?? 0);
    this.files.set(name, size);
  }

  /** Evicts at random: under a cyclic access to more than fits, the least recently used would always be the next one needed. */
  private async evict() {
    while (this.bytes > this.maxBytes) {
      const names = [...this.files.keys()];
      const name = names[Math.floor(Math.random() * names.length)]!;
      this.bytes -= this.files.get(name)!;
      this.files.delete(name);
      await rm(join(this.folder, name), { force: true });
    }
  }
}

const renderPng = (svg: string) =>
  sharp(Buffer.from(svg), { density: (72 * pngEdge) / drawingEdge })
    .resize(pngEdge, pngEdge)
    .png({ palette: true, effort: 4 })
    .toBuffer();
