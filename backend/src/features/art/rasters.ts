import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { Bounded } from '../../shared/bounded.ts';

/** Pixels on each side. */
export const rasterEdge = 1_200;
/** Units of the drawing on each side, which are pixels at 72 dots per inch. */
const drawingEdge = 600;
const mostBytes = 32 * 1024 * 1024;

/** Drawings as PNG, for link previews, which take no SVG: drawn when first asked for, the latest ones kept. */
@Injectable()
export class Rasters {
  private readonly kept = new Map<string, Promise<Buffer>>();
  private readonly drawing = new Bounded(1, 50);
  private bytes = 0;

  /** Throws `BusyError` when many wait already. */
  async of(svg: string): Promise<Buffer> {
    const known = this.kept.get(svg);
    if (known) {
      this.kept.delete(svg);
      this.kept.set(svg, known);
      return known;
    }
    const drawn = this.drawing.run(() => draw(svg));
    this.kept.set(svg, drawn);
    try {
      this.bytes += sizeOf(svg, await drawn);
      await this.shrink();
      return await drawn;
    } catch (error) {
      this.kept.delete(svg);
      throw error;
    }
  }

  private async shrink() {
    for (const [oldest, drawn] of this.kept) {
      if (this.bytes <= mostBytes) return;
      this.kept.delete(oldest);
      this.bytes -= sizeOf(oldest, await drawn);
    }
  }
}

const sizeOf = (svg: string, { length }: Buffer) => svg.length + length;

const draw = (svg: string) =>
  sharp(Buffer.from(svg), { density: (72 * rasterEdge) / drawingEdge })
    .resize(rasterEdge, rasterEdge)
    .png({ palette: true, effort: 4 })
    .toBuffer();
