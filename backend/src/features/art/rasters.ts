import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import sharp from 'sharp';
import { Bounded } from '../../shared/bounded.ts';
import type { RateLimiter } from '../../shared/http/rate-limits.ts';

/** Pixels on each side. */
export const rasterEdge = 1_200;
/** Units of the drawing on each side, which are pixels at 72 dots per inch. */
const drawingEdge = 600;
/** Some 2,500 pictures. */
const mostBytes = 256 * 1024 * 1024;
const oldestMs = 30 * 24 * 60 * 60_000;
const fileName = /^[0-9a-f]{64}\.png$/;

/**
 * Drawings as PNG, for link previews, which take no SVG: drawn when first asked for, and cached in a folder of `DATA_DIR`
 * by the hash of the drawing. What is in the folder can be deleted at any time.
 */
@Injectable()
export class Rasters implements OnModuleInit {
  private readonly folder: string;
  private readonly queue = new Bounded(1, 50);
  private readonly drawing = new Map<string, Promise<Buffer>>();
  /** The bytes of each file. */
  private readonly files = new Map<string, number>();
  private bytes = 0;

  constructor(
    dataFolder: string,
    private readonly limiter: RateLimiter,
    private readonly logger: Logger,
    private readonly most: number = mostBytes,
  ) {
    this.folder = join(dataFolder, 'art');
  }

  /** Finds what is cached already; deletes what is old or was not written to its end. */
  async onModuleInit(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    for (const name of await readdir(this.folder)) {
      const { size, mtimeMs } = await stat(join(this.folder, name));
      if (fileName.test(name) && Date.now() - mtimeMs < oldestMs) this.note(name, size);
      else await rm(join(this.folder, name), { force: true, recursive: true });
    }
    await this.shrink();
  }

  /** The drawing for somebody at an address. Throws `TooManyRequestsError` and `BusyError`; what is cached costs neither. */
  async pictureOf(svg: string, address: string): Promise<Buffer> {
    const name = `${createHash('sha256').update(`${rasterEdge} ${svg}`).digest('hex')}.png`;
    const cached = await readFile(join(this.folder, name)).catch(() => undefined);
    if (cached) return cached;
    const known = this.drawing.get(name);
    if (known) return known;
    await this.limiter.take('drawing', address);
    return this.drawing.get(name) ?? this.drawOnce(name, svg);
  }

  private drawOnce(name: string, svg: string) {
    const drawn = this.queue
      .run(() => draw(svg))
      .then(async (png) => {
        await this.store(name, png);
        return png;
      })
      .finally(() => this.drawing.delete(name));
    this.drawing.set(name, drawn);
    return drawn;
  }

  private async store(name: string, png: Buffer) {
    const draft = join(this.folder, randomUUID());
    try {
      await writeFile(draft, png, { mode: 0o600, flush: true });
      await rename(draft, join(this.folder, name));
      this.note(name, png.length);
      await this.shrink();
    } catch (error) {
      this.logger.warn({ err: error }, 'a drawn picture could not be cached');
    }
  }

  private note(name: string, size: number) {
    this.bytes += size - (this.files.get(name) ?? 0);
    this.files.set(name, size);
  }

  /** Deletes any of them, so that asking for more than fits in turn does not always find the next one deleted. */
  private async shrink() {
    while (this.bytes > this.most) {
      const names = [...this.files.keys()];
      const name = names[Math.floor(Math.random() * names.length)]!;
      this.bytes -= this.files.get(name)!;
      this.files.delete(name);
      await rm(join(this.folder, name), { force: true });
    }
  }
}

const draw = (svg: string) =>
  sharp(Buffer.from(svg), { density: (72 * rasterEdge) / drawingEdge })
    .resize(rasterEdge, rasterEdge)
    .png({ palette: true, effort: 4 })
    .toBuffer();
