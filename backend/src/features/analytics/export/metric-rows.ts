import {
  metricFields,
  metricLanguages,
  metricSpans,
  viewCollection,
  type MetricDocument,
  type MetricLanguage,
  type MetricRow,
  type MetricSlots,
  type OptionVotesRow,
} from '@henna/contracts';
import { Injectable } from '@nestjs/common';
import { ProjectionProgress } from '../../../shared/positions/projection-progress.ts';
import { Databases } from '../../../shared/stores/databases.ts';

const batchSize = 1_000;
const hourLength = 3_600_000;

type Rows = readonly (MetricRow | OptionVotesRow)[];

/** The rows that a document of the view makes: one for each hour and language, and one for each option voted for in it. */
export const rowsOf = (document: Omit<MetricDocument, '_id' | 'position'>): Rows => {
  const { level, of, span: day, options = {} } = document;
  const rows = new Map<string, MetricRow>();
  const placeOf = (hour: number, language: MetricLanguage) => {
    const time = new Date((day * metricSpans.hours + hour) * hourLength).toISOString();
    return { level, entityId: of, hour: time, language };
  };
  for (const field of metricFields)
    for (const [hour, language, value] of numbersOf(document[field])) {
      const row = rows.get(`${hour} ${language}`) ?? { table: 'metrics', ...placeOf(hour, language), ...nothing };
      rows.set(`${hour} ${language}`, { ...row, [field]: value });
    }
  const byOption = Object.entries(options).flatMap(([optionId, slots]) =>
    numbersOf(slots).map(([hour, language, votes]) => ({
      table: 'optionVotes' as const,
      ...placeOf(hour, language),
      optionId,
      votes,
    })),
  );
  return [...rows.values(), ...byOption];
};

const nothing = { visits: 0, votes: 0, ratings: 0, comments: 0, stars: 0, newMembers: 0 };

const numbersOf = (slots: MetricSlots = {}) =>
  metricLanguages.flatMap((language) =>
    (slots[language] ?? []).flatMap((hour, index, pairs) =>
      index % 2 === 0 ? [[hour, language, pairs[index + 1]!] as const] : [],
    ),
  );

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
      .find({}, { batchSize });
    for await (const document of documents) yield* rowsOf(document);
  }
}
