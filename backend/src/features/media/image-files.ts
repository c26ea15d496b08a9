import { Injectable } from '@nestjs/common';
import { ConcurrencyLimit } from '../../shared/concurrency-limit.ts';
import { resizedToWidth, type EncodedImage } from './encode-image.ts';
import { MediaStore } from './media-store.ts';

const originalName = (hash: string) => `${hash.slice(0, 2)}/${hash}.webp`;

/**
 * Images by the SHA-256 of their bytes: `<first two digits>/<hash>.webp`; narrower renditions, made at the first request,
 * under `renditions/<width>/`, which may be emptied at any time.
 */
@Injectable()
export class ImageFiles {
  private readonly limit = new ConcurrencyLimit(2, 200);
  private readonly pending = new Map<string, Promise<Buffer | undefined>>();

  constructor(private readonly media: MediaStore) {}

  /** Resolves when the bytes are durable. */
  async store({ hash, bytes }: EncodedImage): Promise<void> {
    await this.media.write(originalName(hash), bytes);
  }

  /** @param hash 64 hex digits. `undefined` when there is no such image. */
  async read(hash: string, width?: number): Promise<Buffer | undefined> {
    if (width === undefined) return this.media.read(originalName(hash));
    const name = `renditions/${width}/${hash}.webp`;
    return (await this.media.read(name)) ?? this.renditionOnce(name, hash, width);
  }

  /** Concurrent requests share one rendition. */
  private renditionOnce(name: string, hash: string, width: number) {
    const pending = this.pending.get(name);
    if (pending) return pending;
    const making = this.limit.run(() => this.makeRendition(name, hash, width)).finally(() => this.pending.delete(name));
    this.pending.set(name, making);
    return making;
  }

  private async makeRendition(name: string, hash: string, width: number) {
    const original = await this.media.read(originalName(hash));
    if (!original) return undefined;
    const rendition = (await resizedToWidth(original, width)) ?? original;
    await this.media.write(name, rendition);
    return rendition;
  }
}
