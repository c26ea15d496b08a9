import {
  metricFields,
  metricLanguages,
  metricSpans,
  type MetricDocument,
  type MetricLanguage,
  type MetricRow,
  type MetricSlots,
  type OptionVotesRow,
  type ProductRow,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { ActiveViews } from '../../../shared/projection-progress/active-views.ts';
import { CatalogueIndex } from '../../listing/index.ts';
import { GroupNames } from '../metrics/group-names.ts';

const batchSize = 1_000;
const hourLength = 3_600_000;

type Rows = readonly (MetricRow | OptionVotesRow)[];

/** The rows that a document of the view makes: one for each hour and language, and one for each option voted for in it. */
const rowsOf = (document: Omit<MetricDocument, '_id' | 'position'>): Rows => {
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

/** What the tables of the export hold. */
@Injectable()
export class TableRows {
  constructor(
    private readonly views: ActiveViews,
    private readonly catalogue: CatalogueIndex,
    private readonly names: GroupNames,
  ) {}

  /** The counts of all hours. */
  async *metrics(): AsyncGenerator<MetricRow | OptionVotesRow> {
    for await (const document of this.views.collection<MetricDocument>('metric').find({}, { batchSize }))
      yield* rowsOf(document);
  }

  /** What products are called and where they stand now. */
  *products(): Generator<ProductRow> {
    for (const entry of this.catalogue.allProducts()) {
      const { _id: productId, name, brandId, categoryId, subcategoryId, trendScore } = entry;
      yield {
        table: 'products',
        productId,
        name,
        brandId,
        brand: this.names.of('brand', brandId),
        categoryId,
        category: this.names.of('category', categoryId),
        subcategoryId,
        subcategory: this.catalogue.subcategory(categoryId, subcategoryId)?.displayName ?? null,
        visible: this.catalogue.isVisible(entry),
        trendScore,
      };
    }
  }
}
