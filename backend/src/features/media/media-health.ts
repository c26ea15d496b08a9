import { Injectable } from '@nestjs/common';
import { MediaStore } from './media-store.ts';

/** Health is asked for every few seconds, and a bucket may cost money for each call. */
const validMs = 30_000;

/** Whether the store of pictures can be used. */
@Injectable()
export class MediaHealth {
  private askedAt = -Infinity;
  private answer = Promise.resolve(true);

  constructor(private readonly media: MediaStore) {}

  /** As it was at most half a minute ago. */
  isUsable(): Promise<boolean> {
    if (Date.now() - this.askedAt < validMs) return this.answer;
    this.askedAt = Date.now();
    this.answer = this.media.check().then(
      () => true,
      () => false,
    );
    return this.answer;
  }
}
