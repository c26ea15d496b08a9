import { InvalidError, type MetricPeopleDayDocument, type MetricPersonDocument } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { ActiveViews } from '../../../shared/projection-progress/active-views.ts';
import { ProjectionProgress } from '../../../shared/projection-progress/projection-progress.ts';
import { blockNumberOf, KeptActs, type Acts, type Days, type Stamps } from './kept-acts.ts';

/** Acts of members that are held in memory, so that one answer may count: some five bytes each. */
export const maxMemberActs = 3_000_000;
const batchSize = 1_000;
const fields = { userId: 1, productId: 1, day: 1, acts: 1, visits: 1, first: 1 } as const;

const tooMany = () => new InvalidError('TOO_MANY_ACTS', { max: maxMemberActs });

/** What members did, day by day: read when it is asked for, and again when it changed. */
@Injectable()
export class MemberActs {
  private kept = { build: -1, acts: new KeptActs() };
  private reading: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly views: ActiveViews,
    private readonly progress: ProjectionProgress,
  ) {}

  /** All that members did on these days, and perhaps on days beside them. Throws a 400 when it is more than may be held. */
  async of(days: Days): Promise<Acts> {
    const build = this.progress.activeBuilds.metric;
    if (this.kept.build !== build) this.kept = { build, acts: new KeptActs() };
    const { acts } = this.kept;
    const isOutdated = async () => acts.outdated(days, await this.stampsOf(build, days)).length > 0;
    // One reads at a time, so that who waits finds what the others read, and nobody's days are dropped for another's.
    if (await isOutdated()) await this.inTurn(() => this.bringUpToDate(build, acts, days));
    return acts.of(days);
  }

  private async bringUpToDate(build: number, acts: KeptActs, days: Days): Promise<void> {
    // Taken before the rows: what lands while these are read is read again the next time.
    const stamps = await this.stampsOf(build, days);
    const outdated = acts.outdated(days, stamps);
    for (const number of new Set(outdated.map(blockNumberOf))) {
      const some = outdated.filter((day) => blockNumberOf(day) === number);
      await acts.take(number, stamps, this.people(build, some), some);
    }
    acts.shrink(maxMemberActs, days);
  }

  private async stampsOf(build: number, [first, last]: Days): Promise<Stamps> {
    const days = this.views.collection<MetricPeopleDayDocument>('metric', 'peopleDays', build);
    const found = await days.find({ day: { $gte: first, $lte: last } }).toArray();
    if (found.reduce((sum, { acts }) => sum + acts, 0) > maxMemberActs) throw tooMany();
    return new Map(found.map(({ day, position }) => [day, String(position)]));
  }

  private people(build: number, days: readonly number[]): AsyncIterable<MetricPersonDocument> {
    const people = this.views.collection<MetricPersonDocument>('metric', 'people', build);
    return people.find({ day: { $in: [...days] } }, { projection: fields, batchSize });
  }

  private inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.reading.then(work, work);
    this.reading = done;
    return done;
  }
}
