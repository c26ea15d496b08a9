import { ForbiddenError, invalidField } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { TokenRole } from '../../settings.ts';
import { PositionByTime } from '../../shared/as-of/position-by-time.ts';
import { listResponse, skipAndLimit } from '../../shared/http/paging.ts';
import type { HennaRequest } from '../../shared/http/request.ts';
import { isReversed, rowsWanted, type Catalogue } from '../catalogue/index.ts';
import type { ActDocuments, ActKind } from './act-kinds.ts';
import { ActResponses } from './act-responses.ts';
import { ActSearch } from './act-search.ts';
import { Acts, type ActFilter } from './acts.ts';
import { ActsAt } from './as-of/acts-at.ts';
import type { ListActsRequest, ListRatingsRequest } from './list-acts.request.ts';

/** The administrator's lists of what members did. */
@Injectable()
export class ActLists {
  constructor(
    private readonly acts: Acts,
    private readonly search: ActSearch,
    private readonly responses: ActResponses,
    private readonly moments: PositionByTime,
    private readonly then: ActsAt,
  ) {}

  /** Searching or asking for one person would tell an analyst who is who. Throws {@link ForbiddenError}. */
  async answer(
    kind: ActKind,
    query: ListActsRequest & Pick<ListRatingsRequest, 'stars'>,
    request: Request,
    response: Response,
  ) {
    const role = (request as HennaRequest).admin!.role;
    const q = query.q?.trim();
    if (role === 'analyst' && (q || query.userId)) throw new ForbiddenError('NO_SEARCH_FOR_PEOPLE');
    const { sort = 'newest' } = query;
    const order = { oldestFirst: (sort === 'oldest') !== isReversed(sort, query.order) };
    const { productId, userId, stars, removed, asOf } = query;
    let filter: ActFilter = { productId, stars, removed, userIds: userId === undefined ? undefined : [userId] };
    if (asOf !== undefined) {
      if (q) throw invalidField('q', 'AS_OF_NO_SEARCH');
      const position = await this.moments.positionAsOf(asOf, response);
      const { documents, total, catalogue } = await this.then.page(kind, filter, order, position, skipAndLimit(query));
      const items = await this.respond(kind, documents, role, catalogue);
      return listResponse<object>(items, total, query, request.originalUrl, response);
    }
    if (q && kind === 'comment') {
      const { items, complete } = await this.search.comments(q, filter, order);
      response.setHeader('X-Search-Complete', String(complete));
      const found = listResponse(rowsWanted(items, query), items.length, query, request.originalUrl, response);
      return withCompleteness(found, complete);
    }
    let isComplete: boolean | undefined;
    if (q) {
      const { items, complete } = await this.search.members(q);
      response.setHeader('X-Search-Complete', String(complete));
      isComplete = complete;
      filter = { ...filter, userIds: userId === undefined ? items : items.filter((id) => id === userId) };
    }
    const { skip, limit } = skipAndLimit(query);
    const [total, documents] = await Promise.all([
      this.acts.count(kind, filter),
      this.acts.find(kind, filter, order).skip(skip).limit(limit).toArray(),
    ]);
    const items = await this.respond(kind, documents, role);
    return withCompleteness(listResponse<object>(items, total, query, request.originalUrl, response), isComplete);
  }

  /** One act as the lists show it. */
  async one(kind: ActKind, id: string, role: TokenRole): Promise<object> {
    const [item] = await this.respond(kind, [await this.acts.get(kind, id)], role);
    return item!;
  }

  private respond(
    kind: ActKind,
    documents: readonly ActDocuments[ActKind][],
    role: TokenRole,
    catalogue?: Catalogue,
  ): Promise<readonly object[]> {
    switch (kind) {
      case 'comment':
        return this.responses.comments(documents as ActDocuments['comment'][], role, catalogue);
      case 'vote':
        return this.responses.votes(documents as ActDocuments['vote'][], role, catalogue);
      case 'rating':
        return this.responses.ratings(documents as ActDocuments['rating'][], role, catalogue);
    }
  }
}

/** A page of what was searched for says itself whether all was looked at. */
const withCompleteness = <Answer extends object>(answer: Answer, complete: boolean | undefined): object =>
  complete === undefined || Array.isArray(answer) ? answer : { ...answer, complete };
