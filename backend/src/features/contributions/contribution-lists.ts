import type { Request, Response } from 'express';
import { ForbiddenError, invalidField } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { TokenRole } from '../../settings.ts';
import { PositionByTime } from '../../shared/as-of/position-by-time.ts';
import { isReversed, paginate } from '../../shared/http/admin-list.ts';
import { listResponse, skipAndLimit } from '../../shared/http/paging.ts';
import type { HennaRequest } from '../../shared/http/request.ts';
import { ContributionsAsOf } from './as-of/contributions-as-of.ts';
import { ContributionTypes, type ContributionKind } from './contribution-types.ts';
import type { ListContributionsQuery } from './contributions.requests.ts';
import { Contributions, type ContributionFilter } from './contributions.ts';
import { MemberSearch } from './member-search.ts';

/** The administrator's lists of votes, ratings and comments. */
@Injectable()
export class ContributionLists {
  constructor(
    private readonly types: ContributionTypes,
    private readonly contributions: Contributions,
    private readonly contributionsAsOf: ContributionsAsOf,
    private readonly members: MemberSearch,
    private readonly moments: PositionByTime,
  ) {}

  /** Throws a {@link ForbiddenError} when an analyst searches or asks for one person: it would tell them who is who. */
  async list(
    kind: ContributionKind,
    query: ListContributionsQuery & { readonly stars?: number },
    request: Request,
    response: Response,
  ): Promise<object> {
    const role = (request as HennaRequest).admin!.role;
    const type = this.types.get(kind);
    const q = query.q?.trim();
    if (role === 'analyst' && (q || query.userId)) throw new ForbiddenError('NO_SEARCH_FOR_PEOPLE');
    const { sort = 'newest', productId, userId, stars, removed, asOf } = query;
    const order = { oldestFirst: (sort === 'oldest') !== isReversed(sort, query.order) };
    let filter: ContributionFilter = {
      productId,
      stars,
      removed,
      userIds: userId === undefined ? undefined : [userId],
    };
    const answer = (items: readonly object[], total: number) =>
      listResponse(items, total, query, request.originalUrl, response);
    if (asOf !== undefined) {
      if (q) throw invalidField('q', 'AS_OF_NO_SEARCH');
      const position = await this.moments.positionAsOf(asOf, response);
      const page = await this.contributionsAsOf.page(kind, filter, order, position, skipAndLimit(query));
      return answer(await type.toResponses(page.documents, role, page.catalogue), page.total);
    }
    if (q && type.search) {
      const { items, complete } = await type.search(q, filter, order);
      response.setHeader('X-Search-Complete', String(complete));
      return withCompleteness(answer(paginate(items, query), items.length), complete);
    }
    let isComplete: boolean | undefined;
    if (q) {
      const { items, complete } = await this.members.find(q);
      response.setHeader('X-Search-Complete', String(complete));
      isComplete = complete;
      filter = { ...filter, userIds: userId === undefined ? items : items.filter((id) => id === userId) };
    }
    const { skip, limit } = skipAndLimit(query);
    const [total, documents] = await Promise.all([
      this.contributions.count(kind, filter),
      this.contributions.find(kind, filter, order).skip(skip).limit(limit).toArray(),
    ]);
    return withCompleteness(answer(await type.toResponses(documents, role), total), isComplete);
  }

  /** One contribution as the lists show it. Throws a 404. */
  async one(kind: ContributionKind, id: string, role: TokenRole): Promise<object> {
    const [item] = await this.types.get(kind).toResponses([await this.contributions.get(kind, id)], role);
    return item!;
  }
}

/** Pages of a search say themselves whether everything was searched; plain lists only in a header. */
const withCompleteness = (answer: object, complete: boolean | undefined): object =>
  complete === undefined || Array.isArray(answer) ? answer : { ...answer, complete };
