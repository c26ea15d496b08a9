import {
  viewCollection,
  type MetricDocument,
  type MetricLanguage,
  type MetricRow,
  type OptionVotesRow,
} from '@henna/contracts';
import { Injectable } from '@nestjs/common';
import { ProjectionProgress } from '../../../shared/positions/projection-progress.ts';
import { Databases } from '../../../shared/stores/databases.ts';

const batchSize = 1_000;
const hourLength = 3_600_000;
const hoursOfDay = 24;

type Rows = readonly (MetricRow | OptionVotesRow)[];

/** The rows that a document of the view makes: one for each hour and language, and one for each option voted for in it. */
export const rowsOf = ({ level, of, day, cells }: Pick<MetricDocument, 'level' | 'of' | 'day' | 'cells'>): Rows =>
  Object.entries(cells).flatMap(([key, { options = {}, ...counts }]) => {
    const [hour, language] = key.split(':') as [string, MetricLanguage];
    const time = new Date((day * hoursOfDay + Number(hour)) * hourLength).toISOString();
    const place = { level, entityId: of, hour: time, language };
    const none = { visits: 0, votes: 0, ratings: 0, comments: 0, stars: 0, newMembers: 0 };
    return [
      { table: 'metrics' as const, ...place, ...none, ...counts },
      ...Object.entries(options).map(([optionId, votes]) => ({
        table: 'optionVotes' as const,
        ...place,
        optionId,
        votes,
      })),
    ];
  });

/** The counts of all hours, as view `metric` keeps them. */
@Injectable()
export class MetricRows {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
  ) {}

  async *all(): AsyncGenerator<MetricRow | OptionVotesRow> {
    const documents = this.databases.views
      .collection<MetricDocument>(viewCollection('metric', this.progress.activeBuilds.metric))
      .find({}, { projection: { level: 1, of: 1, day: 1, cells: 1 }, batchSize });
    for await (const document of documents) yield* rowsOf(document);
  }
}
