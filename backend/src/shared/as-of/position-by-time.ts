import { historyId, InvalidError, invalidField, type HistoryDocument } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { parseIsoDate } from '../parse-iso-date.ts';
import { ActiveViews } from '../projection-progress/active-views.ts';
import { ProjectionProgress } from '../projection-progress/projection-progress.ts';

/** Greater than every position. */
export const afterAllPositions = 10n ** 20n - 1n;

/** Resolves moments to positions of the log. */
@Injectable()
export class PositionByTime {
  constructor(
    private readonly views: ActiveViews,
    private readonly progress: ProjectionProgress,
  ) {}

  /**
   * The position of a moment, which is sent to the client as `X-As-Of-Position`.
   * Throws a 400 for an invalid time, the future (`AS_OF_FUTURE`), or a moment before the log (`AS_OF_TOO_EARLY`).
   */
  async positionAsOf(asOf: string, response: Pick<Response, 'setHeader'>): Promise<bigint> {
    const position = await this.resolve(asOf);
    response.setHeader('X-As-Of-Position', String(position));
    return position;
  }

  private async resolve(asOf: string): Promise<bigint> {
    const position = /^\d+$/.test(asOf) ? BigInt(asOf) : await this.lastPositionAt(asOf);
    if (position > this.progress.position) throw future();
    const first = await (await this.entries()).findOne({}, { sort: { _id: 1 }, projection: { _id: 1 } });
    if (!first || position < BigInt(first._id)) throw new InvalidError('AS_OF_TOO_EARLY');
    return position;
  }

  /** The last position that was recorded at or before a time. */
  private async lastPositionAt(text: string): Promise<bigint> {
    const time = new Date(parseIsoDate(text));
    if (Number.isNaN(time.getTime())) throw invalidField('asOf', 'TIME');
    if (time.getTime() > Date.now()) throw future();
    const next = await this.firstPositionFrom(new Date(time.getTime() + 1));
    return next > this.progress.position ? this.progress.position : next - 1n;
  }

  /** The first position that was recorded at or after a time; {@link afterAllPositions} if there is none. */
  async firstPositionFrom(time: Date): Promise<bigint> {
    let [low, high] = [0n, await this.last()];
    if (await this.isRecordedBefore(high, time)) return afterAllPositions;
    while (low < high) {
      const middle = (low + high) / 2n;
      if (await this.isRecordedBefore(middle, time)) low = middle + 1n;
      else high = middle;
    }
    return low;
  }

  /** Whether the first entry from a position on was recorded before a time. */
  private async isRecordedBefore(position: bigint, time: Date) {
    const entry = await (
      await this.entries()
    ).findOne({ _id: { $gte: historyId(position) } }, { sort: { _id: 1 }, projection: { at: 1 } });
    return entry !== null && entry.at < time;
  }

  private async last() {
    const entry = await (await this.entries()).findOne({}, { sort: { _id: -1 }, projection: { _id: 1 } });
    return entry ? BigInt(entry._id) : 0n;
  }

  private entries() {
    return this.views.current<HistoryDocument>('history');
  }
}

const future = () => new InvalidError('AS_OF_FUTURE');
