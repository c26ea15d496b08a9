import { InvalidError, type MetricDocument, type MetricLevel } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { Filter } from 'mongodb';
import { ActiveViews } from '../../../shared/projection-progress/active-views.ts';

/** Rows that one answer may read: spans of a product, brand or category. */
export const maxRows = 200_000;
const batchSize = 1_000;
/** Pairs of id and span that one query looks up. */
const pairsAtOnce = 1_000;

export const tooManyRows = (): InvalidError => new InvalidError('TOO_MANY_ROWS', { max: maxRows });

export interface DocumentsWanted {
  readonly level: MetricLevel;
  /** Those of the level; all without it. */
  readonly ofs: readonly string[] | undefined;
  readonly fields: readonly (keyof MetricDocument)[];
}

type Found = Omit<MetricDocument, '_id' | 'position' | 'level'>;

/** The counts of view `metric`, by hour or by day. */
@Injectable()
export class MetricDocuments {
  constructor(private readonly views: ActiveViews) {}

  /** @param spans ascending */
  async *find(
    part: 'hours' | 'days',
    spans: readonly number[],
    { level, ofs, fields }: DocumentsWanted,
  ): AsyncGenerator<Found> {
    if (spans.length === 0) return;
    const documents = this.views.collection<MetricDocument>('metric', part === 'days' ? part : undefined);
    const projection = Object.fromEntries(['of', 'span', ...fields].map((field) => [field, 1]));
    const find = (filter: Filter<MetricDocument>) =>
      documents.find<Found>({ level, ...filter, span: within(spans) }, { projection, batchSize });
    if (!ofs) return yield* find({});
    const atOnce = isRange(spans) ? pairsAtOnce : Math.ceil(pairsAtOnce / spans.length);
    for (let from = 0; from < ofs.length; from += atOnce) yield* find({ of: { $in: ofs.slice(from, from + atOnce) } });
  }
}

const isRange = (spans: readonly number[]): boolean => spans.at(-1)! - spans[0]! === spans.length - 1;

const within = (spans: readonly number[]) =>
  isRange(spans) ? { $gte: spans[0]!, $lte: spans.at(-1)! } : { $in: [...spans] };
