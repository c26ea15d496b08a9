import { Injectable } from '@nestjs/common';
import { addUp, type SumsWanted } from './add-up.ts';
import { MetricDocuments } from './metric-documents.ts';
import type { Measurements } from './metric-query.ts';
import { ProductPlaces } from './product-places.ts';
import type { Sums } from './sums.ts';

/** The view's counts, added up by group and step. */
@Injectable()
export class KeptSums {
  constructor(
    private readonly documents: MetricDocuments,
    private readonly places: ProductPlaces,
  ) {}

  /** Throws a 400 when more rows would have to be read than one answer may. */
  of(query: SumsWanted): Promise<Measurements<Sums>> {
    return addUp(query, (...wanted) => this.documents.find(...wanted), this.places);
  }
}
