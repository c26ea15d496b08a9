import { invalidField, type EventType, type RecordedHennaEvent } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { ErasedMembers } from '../../../shared/erased-members.ts';
import { Pseudonyms } from '../../../shared/sealing/pseudonyms.ts';
import { EventStore } from '../../../shared/stores/event-store.ts';
import type { MetricFilter } from '../metrics/metric-query.ts';
import type { ListEventsRequest } from '../metrics/metric.requests.ts';
import { momentIn } from '../metrics/period.ts';
import { ProductPlaces } from '../metrics/product-places.ts';
import { actTime, peopleOf, publicEvent } from './public-event.ts';

const chunkLength = 64 * 1024;

export interface EventsWanted extends MetricFilter {
  readonly types?: ReadonlySet<EventType> | undefined;
  /** The first and the first too late moment of `actTime`, in ms. */
  readonly from: number;
  readonly to: number;
  /** Beyond this position only. */
  readonly after?: bigint | undefined;
  readonly limit: number;
}

/** What a request asks for. Throws a 400 for a day that no month has, or a period that ends too early. */
export const eventsWanted = ({ types, after, from, to, ...wanted }: ListEventsRequest): EventsWanted => {
  const period = {
    from: from === undefined ? -Infinity : momentIn('from', from),
    to: to === undefined ? Infinity : momentIn('to', to),
  };
  if (period.from >= period.to) throw invalidField('to', 'PERIOD_ENDS_EARLY');
  const position = after === undefined ? undefined : BigInt(after);
  return { ...wanted, ...period, types: types && new Set(types), after: position };
};

/** The log as analysts see it. */
@Injectable()
export class PublicEvents {
  constructor(
    private readonly store: EventStore,
    private readonly erased: ErasedMembers,
    private readonly pseudonyms: Pseudonyms,
    private readonly places: ProductPlaces,
  ) {}

  /** Lines of JSON in pieces of some size, oldest event first, up to where the log ends when it is called. */
  async *lines(wanted: EventsWanted): AsyncGenerator<string> {
    const end = await this.store.tail();
    let chunk = '';
    let count = 0;
    for await (const event of this.store.readAll(wanted.after)) {
      if (event.position > end || count >= wanted.limit) break;
      if (!this.fits(event, wanted)) continue;
      count += 1;
      chunk += `${JSON.stringify(publicEvent(event, this.pseudonyms))}\n`;
      if (chunk.length < chunkLength) continue;
      yield chunk;
      chunk = '';
    }
    if (chunk) yield chunk;
  }

  private fits(event: RecordedHennaEvent, { types, from, to, after, limit: _, ...filter }: EventsWanted): boolean {
    if (after !== undefined && event.position <= after) return false;
    if (types && !types.has(event.type)) return false;
    const time = Date.parse(actTime(event));
    if (time < from || time >= to) return false;
    if (!this.isOf(event, filter)) return false;
    // What erased people did is left out of the past too; that they were erased names nobody.
    return !peopleOf(event).some((id) => this.erased.has(id));
  }

  private isOf({ data, metadata }: RecordedHennaEvent, { option, language, ...place }: MetricFilter): boolean {
    const { productId, brandId, categoryId, subcategoryId, optionId, ...rest } = data as unknown as Record<
      string,
      string | undefined
    >;
    const options = 'batchId' in data && 'votes' in data ? data.votes.map((vote) => vote.optionId) : [optionId];
    if (option !== undefined && !options.includes(option)) return false;
    if (language !== undefined && (rest['language'] ?? metadata.language ?? 'unknown') !== language) return false;
    const own =
      productId === undefined
        ? {
            ...(brandId !== undefined && { brand: brandId }),
            ...(categoryId !== undefined && { category: categoryId }),
            ...(subcategoryId !== undefined && { subcategory: subcategoryId }),
          }
        : this.places.of('product', productId);
    return this.places.fits(own, place);
  }
}
