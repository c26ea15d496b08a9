import {
  averageOfGroup,
  countGroups,
  groupKey,
  topOptions,
  type GroupCounts,
  type Opinion,
  type RatingDocument,
  type Traits,
  type TraitsDocument,
  type VoteDocument,
  type VotingOption,
} from '@henna/domain';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Settings } from '../../settings.ts';
import { ConcurrencyLimit } from '../../shared/concurrency-limit.ts';
import { ActiveViews } from '../../shared/projection-progress/active-views.ts';
import { SETTINGS } from '../../tokens.ts';
import { CatalogueIndex, type ProductEntry } from '../listing/index.ts';
import type { OpinionsResponse } from './traits.responses.ts';

/** The newest of a product; of one that has more, older ones do not count. */
const maxRatings = 20_000;
const maxVotes = 40_000;
const traitsAtOnce = 1_000;
const maxProducts = 300;
const shownOptions = 5;

/** The groups of one product that may be shown. */
interface ProductGroups {
  readonly ratings: ReadonlyMap<string, GroupCounts>;
  readonly votes: ReadonlyMap<string, GroupCounts>;
}

/**
 * What groups of members say of a product. Counted when somebody asks, at most once a product in the time between two
 * renewals, from what had been given by the last renewal: whoever asks, and when, makes no difference.
 */
@Injectable()
export class ProductOpinions {
  private readonly everyMs: number;
  /** By product and time of the renewal. */
  private readonly counted = new LRUCache<string, Promise<ProductGroups>>({ max: maxProducts });
  /** Large products take a while: the others must not wait for a crowd of them. */
  private readonly limit = new ConcurrencyLimit(2, 200);

  constructor(
    private readonly views: ActiveViews,
    private readonly catalogue: CatalogueIndex,
    @Inject(SETTINGS) { opinionsEvery }: Settings,
  ) {
    this.everyMs = opinionsEvery * 1_000;
  }

  async ofGroup(product: ProductEntry, traits: Traits): Promise<OpinionsResponse> {
    const options = this.catalogue.optionsOf(product);
    const { ratings, votes } = await this.groupsOf(product._id, options);
    const [rating, vote] = [ratings.get(groupKey(traits)), votes.get(groupKey(traits))];
    if (!rating && !vote) return { enough: false };
    return {
      enough: true,
      rating: rating ? { average: averageOfGroup(rating), count: rating.people } : null,
      votes: vote
        ? {
            count: vote.people,
            top: topOptions(vote, options, shownOptions).map(
              ({ option: { label, labels, tone = 'neutral' }, percentage }) => ({
                key: label,
                labels: labels ?? {},
                tone,
                percentage,
              }),
            ),
          }
        : null,
    };
  }

  private async groupsOf(productId: string, options: readonly VotingOption[]): Promise<ProductGroups> {
    const now = Date.now();
    if (this.everyMs === 0) return this.limit.run(() => this.count(productId, options, new Date(now + 1)));
    const until = now - (now % this.everyMs);
    const key = `${productId} ${until}`;
    const cached = this.counted.get(key);
    if (cached) return cached;
    const counting = this.limit.run(() => this.count(productId, options, new Date(until)));
    this.counted.set(key, counting);
    counting.catch(() => this.counted.delete(key));
    return counting;
  }

  /** @param until what was given or changed from then on does not count yet */
  private async count(productId: string, options: readonly VotingOption[], until: Date): Promise<ProductGroups> {
    const [ratings, votes] = await Promise.all([
      this.ratings(productId, until),
      this.votes(productId, new Set(options.map(({ id }) => id)), until),
    ]);
    const userIds = new Set([...ratings, ...votes].map(({ userId }) => userId));
    const traits = await this.traits([...userIds], until);
    const traitsOf = (userId: string) => traits.get(userId);
    return { ratings: countGroups(ratings, traitsOf), votes: countGroups(votes, traitsOf) };
  }

  private async ratings(productId: string, until: Date): Promise<Opinion[]> {
    const found = await this.views
      .collection<RatingDocument>('rating')
      .find(
        { productId, givenAt: { $lt: until } },
        { projection: { _id: 0, userId: 1, stars: 1, givenAt: 1, changedAt: 1 } },
      )
      .sort({ givenAt: -1, _id: -1 })
      .limit(maxRatings)
      .toArray();
    return found
      .reverse()
      .filter(({ changedAt }) => !changedAt || changedAt < until)
      .map(({ userId, stars, givenAt }) => ({ userId, at: givenAt.getTime(), marks: [String(stars)] }));
  }

  /** One a member, at the time of the first of their votes. */
  private async votes(productId: string, optionIds: ReadonlySet<string>, until: Date): Promise<Opinion[]> {
    const found = await this.views
      .collection<VoteDocument>('vote')
      .find({ productId, castAt: { $lt: until } }, { projection: { _id: 0, userId: 1, optionId: 1, castAt: 1 } })
      .sort({ castAt: -1, _id: -1 })
      .limit(maxVotes)
      .toArray();
    const byMember = new Map<string, Opinion & { readonly marks: string[] }>();
    for (const { userId, optionId, castAt } of found.reverse()) {
      if (!optionIds.has(optionId)) continue;
      const opinion = byMember.get(userId);
      if (opinion) opinion.marks.push(optionId);
      else byMember.set(userId, { userId, at: castAt.getTime(), marks: [optionId] });
    }
    return [...byMember.values()];
  }

  private async traits(userIds: readonly string[], until: Date): Promise<ReadonlyMap<string, Traits>> {
    const traits = new Map<string, Traits>();
    for (let from = 0; from < userIds.length; from += traitsAtOnce) {
      const some = this.views
        .collection<TraitsDocument>('traits')
        .find({ _id: { $in: userIds.slice(from, from + traitsAtOnce) }, changedAt: { $lt: until } });
      for (const { _id, traits: given } of await some.toArray()) traits.set(_id, given);
    }
    return traits;
  }
}
