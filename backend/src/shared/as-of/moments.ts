import { historyId, InvalidError, invalidField, type HistoryDocument } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { momentOf } from '../moment.ts';
import { LiveViews } from '../positions/live-views.ts';
import { ProjectionProgress } from '../positions/projection-progress.ts';

/** Beyond every position. */
export const beyondAll = 10n ** 20n - 1n;

/** Which position of the log a moment means. */
@Injectable()
export class Moments {
  constructor(
    private readonly views: LiveViews,
    private readonly progress: ProjectionProgress,
  ) {}

  /**
   * The position of a moment, told to the client as `X-As-Of-Position`.
   * Throws a 400 for what is no time, has not come yet (`AS_OF_FUTURE`), or lies before the log (`AS_OF_TOO_EARLY`).
   */
  async answer(asOf: string, response: Pick<Response, 'setHeader'>): Promise<bigint> {
    const position = await this.positionOf(asOf);
    response.setHeader('X-As-Of-Position', String(position));
    return position;
  }

  private async positionOf(asOf: string): Promise<bigint> {
    const position = /^\d+$/.test(asOf) ? BigInt(asOf) : await this.lastAt(asOf);
    if (position > this.progress.position) throw future();
    const first = await this.entries.findOne({}, { sort: { _id: 1 }, projection: { _id: 1 } });
    if (!first || position < BigInt(first._id)) throw new InvalidError('AS_OF_TOO_EARLY');
    return position;
  }

  /** The last position that was recorded at a time or before it. */
  private async lastAt(text: string): Promise<bigint> {
    const time = new Date(momentOf(text));
    if (Number.isNaN(time.getTime())) throw invalidField('asOf', 'TIME');
    if (time.getTime() > Date.now()) throw future();
    const next = await this.positionAt(new Date(time.getTime() + 1));
    return next > this.progress.position ? this.progress.position : next - 1n;
  }

  /** The first position that was recorded at a time or after it; beyond all where none was. */
  async positionAt(time: Date): Promise<bigint> {
    let [low, high] = [0n, await this.last()];
    if (await this.isRecordedBefore(high, time)) return beyondAll;
    while (low < high) {
      const middle = (low + high) / 2n;
      if (await this.isRecordedBefore(middle, time)) low = middle + 1n;
      else high = middle;
    }
    return low;
  }

  /** Whether the first entry from a position on was recorded before a time. */
  private async isRecordedBefore(position: bigint, time: Date) {
    const entry = await this.entries.findOne(
      { _id: { $gte: historyId(position) } },
      { sort: { _id: 1 }, projection: { at: 1 } },
    );
    return entry !== null && entry.at < time;
  }

  private async last() {
    const entry = await this.entries.findOne({}, { sort: { _id: -1 }, projection: { _id: 1 } });
    return entry ? BigInt(entry._id) : 0n;
  }

  private get entries() {
    return this.views.of<HistoryDocument>('history');
  }
}

const future = () => new InvalidError('AS_OF_FUTURE');
