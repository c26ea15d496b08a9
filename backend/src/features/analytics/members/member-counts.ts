import { Injectable } from '@nestjs/common';
import type { Measurements } from '../metrics/metric-query.ts';
import { daysOf } from '../metrics/period.ts';
import { ProductPlaces } from '../metrics/product-places.ts';
import type { Measured } from '../metrics/sums.ts';
import { countMembers, type Answered } from './count-members.ts';
import { MemberActs } from './member-acts.ts';
import type { MembersQuery } from './member-cells.ts';

/** Metrics that count each member once, exactly. */
@Injectable()
export class MemberCounts {
  constructor(
    private readonly acts: MemberActs,
    private readonly places: ProductPlaces,
  ) {}

  /** Throws a 400 when members did more in the period than is held in memory. */
  async of(query: MembersQuery, answered: Answered): Promise<Measurements<Measured>> {
    return countMembers(query, await this.acts.of(daysOf(query.period)), this.places, answered);
  }
}
