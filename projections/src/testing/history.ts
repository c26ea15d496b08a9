import type { CategoryFields, ProductFields, RecordedHennaEvent, Sealed } from '@henna/contracts';
import fc from 'fast-check';
import { Log } from './log.ts';

/** One step of a history: what to try, and three numbers that choose on what. */
export type Intent = readonly [kind: number, a: number, b: number, c: number];

const intent: fc.Arbitrary<Intent> = fc.tuple(fc.nat(99), fc.nat(30), fc.nat(30), fc.nat(400));
export const intents = fc.array(intent, { minLength: 1, maxLength: 150 });

/** The same long list of steps for the same seed. */
export const manyIntents = (seed: number, count: number): readonly Intent[] =>
  fc.sample(intent, { seed, numRuns: count });

const time = (days: number) => new Date(Date.UTC(2025, 0, 1, 12) + days * 86_400_000).toISOString();
const sealed = (text: string): Sealed => ({ k: 'key', n: 'nonce', c: text, t: 'tag' });
const pick = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % items.length];

const productFields = (n: number): ProductFields => ({
  name: `Product ${n}`,
  brandId: `brand-${n % 3}`,
  categoryId: 'category-0',
  subcategoryId: 'sub-0',
  description: n % 2 ? null : 'Fine',
  imageUrl: null,
  shades: n % 2 ? [] : [{ name: 'Ivory', hex: '#FFF0E0' }],
});
const categoryFields = (n: number): CategoryFields => ({
  name: `key-${n}`,
  displayName: `Key ${n}`,
  labels: n % 2 ? {} : { ar: 'مفتاح' },
  description: null,
  active: n % 5 > 0,
  sortOrder: n,
});

interface Act<Data> {
  readonly data: Data;
  stands: boolean;
}
type Vote = { voteId: string; productId: string; userId: string; optionId: string; vote: string; castAt: string };
type Rating = { ratingId: string; productId: string; userId: string; givenAt: string };
type Comment = {
  commentId: string;
  productId: string;
  userId: string;
  parentId: string | null;
  replyTo: string | null;
  postedAt: string;
};

/** A valid history of all event types; steps that are impossible at their time are left out. */
export class History {
  readonly log = new Log();
  readonly products: string[] = [];
  readonly votes: Act<Vote>[] = [];
  readonly ratings: (Act<Rating> & { stars: number })[] = [];
  readonly comments: Act<Comment>[] = [];
  readonly visits: { productId: string; person: string; visitedAt: string }[] = [];
  readonly #catalogue = new Map<string, { removed: boolean; name: string }>();
  readonly #members = new Set<string>();
  /** `none`, `started`, `loaded`, or the batch that took it back. */
  #demo = 'none';

  static of(steps: readonly Intent[]): History {
    const history = new History();
    history.#addProduct(0, 0);
    for (const step of steps) history.#step(step);
    return history;
  }

  get events(): readonly RecordedHennaEvent[] {
    return this.log.events;
  }

  #step([kind, a, b, c]: Intent): void {
    if (kind < 6) this.#addProduct(a, c);
    else if (kind < 10) this.#changeProduct(a, b, c);
    else if (kind < 30) this.#vote(a, b, c);
    else if (kind < 45) this.#rate(a, b, c);
    else if (kind < 65) this.#comment(a, b, c);
    else if (kind < 80) this.#visit(a, b, c);
    else if (kind < 85) this.#brand(a, b, c);
    else if (kind < 90) this.#category(a, b, c);
    else if (kind < 93) this.#member(a, b, c);
    else if (kind < 96) this.#banner(a, c);
    else if (kind < 98) this.#demoStep(c);
    else this.#reserve(a, b);
  }

  #addProduct(a: number, c: number): void {
    const productId = `product-${this.products.length}`;
    this.products.push(productId);
    const data = { productId, ...productFields(a), addedAt: time(c) };
    this.log.append(`product-${productId}`, { type: 'ProductAdded', data }, a % 2 ? 'demo' : 'api');
  }

  #changeProduct(a: number, b: number, c: number): void {
    const productId = pick(this.products, a)!;
    const record = this.#record(productId);
    const stream = `product-${productId}`;
    if (record.removed) {
      this.log.append(stream, { type: 'ProductRestored', data: { productId, restoredAt: time(c) } });
      record.removed = false;
    } else if (b % 3 === 0) {
      this.log.append(stream, { type: 'ProductRemoved', data: { productId, removedAt: time(c) } });
      record.removed = true;
    } else {
      const { name, description } = productFields(b);
      const change = { from: { name: record.name }, to: { name, description }, changedAt: time(c) };
      this.log.append(stream, { type: 'ProductChanged', data: { productId, ...change } });
      record.name = name;
    }
  }

  #vote(a: number, b: number, c: number): void {
    const productId = pick(this.products, a)!;
    const userId = `user-${b % 5}`;
    const optionId = `option-${c % 4}`;
    const stream = `ballot-${productId}.${userId}`;
    const own = this.votes.find(
      ({ data }) => data.productId === productId && data.userId === userId && data.optionId === optionId,
    );
    if (!own) {
      const data = { voteId: `vote-${this.votes.length}`, productId, userId, optionId, vote: 'Good', castAt: time(c) };
      this.votes.push({ data, stands: true });
      this.log.append(stream, { type: 'VoteCast', data }, c % 3 ? 'screen' : 'demo');
    } else if (own.stands) {
      own.stands = false;
      this.log.append(stream, { type: 'VoteWithdrawn', data: { ...own.data, withdrawnAt: time(c) } });
    } else {
      own.stands = true;
      this.log.append(stream, { type: 'VoteRestored', data: { ...own.data, restoredAt: time(c) } }, 'undo');
    }
  }

  #rate(a: number, b: number, c: number): void {
    const productId = pick(this.products, a)!;
    const userId = `user-${b % 5}`;
    const stream = `rating-${productId}.${userId}`;
    const stars = 1 + (c % 5);
    const own = this.ratings.find(({ data }) => data.productId === productId && data.userId === userId);
    if (!own) {
      const data = { ratingId: `rating-${this.ratings.length}`, productId, userId, givenAt: time(c) };
      this.ratings.push({ data, stars, stands: true });
      this.log.append(stream, { type: 'RatingGiven', data: { ...data, stars } });
    } else if (!own.stands) {
      own.stands = true;
      const data = { ...own.data, stars: own.stars, restoredAt: time(c) };
      this.log.append(stream, { type: 'RatingRestored', data }, 'undo');
    } else if (b % 3 === 0) {
      own.stands = false;
      this.log.append(stream, {
        type: 'RatingWithdrawn',
        data: { ...own.data, stars: own.stars, withdrawnAt: time(c) },
      });
    } else {
      this.log.append(stream, {
        type: 'RatingChanged',
        data: { ...own.data, from: own.stars, to: stars, changedAt: time(c) },
      });
      own.stars = stars;
    }
  }

  #comment(a: number, b: number, c: number): void {
    const own = c % 3 === 0 ? pick(this.comments, a) : undefined;
    if (own) {
      const stream = `comment-${own.data.commentId}`;
      own.stands = !own.stands;
      if (own.stands) {
        const data = { ...own.data, content: sealed(`again ${c}`), restoredAt: time(c) };
        this.log.append(stream, { type: 'CommentRestored', data }, 'undo');
      } else this.log.append(stream, { type: 'CommentWithdrawn', data: { ...own.data, withdrawnAt: time(c) } });
      return;
    }
    // A reply may reach a root that its author is withdrawing at the same moment.
    const parent = b % 2 ? pick(this.comments, b) : undefined;
    const parentId = parent ? (parent.data.parentId ?? parent.data.commentId) : null;
    const commentId = `comment-${this.comments.length}`;
    const data: Comment = {
      commentId,
      productId: parent?.data.productId ?? pick(this.products, a)!,
      userId: `user-${b % 5}`,
      parentId,
      replyTo: parent?.data.parentId ? parent.data.commentId : null,
      postedAt: time(c),
    };
    this.comments.push({ data, stands: true });
    this.log.append(`comment-${commentId}`, { type: 'CommentPosted', data: { ...data, content: sealed(`${c}`) } });
  }

  #visit(a: number, b: number, c: number): void {
    const productId = pick(this.products, a)!;
    const visit = `visit-${b}`;
    const user = b % 2 ? { userId: `user-${b % 5}` } : {};
    this.visits.push({ productId, person: user.userId ?? visit, visitedAt: time(c) });
    const data = { productId, visitedAt: time(c), ...user, visit, language: 'en' as const };
    this.log.append(`visits-${productId}`, { type: 'ProductVisited', data });
  }

  #brand(a: number, b: number, c: number): void {
    const brandId = `brand-${a % 3}`;
    const stream = `brand-${brandId}`;
    const known = this.#catalogue.get(brandId);
    const name = `Brand ${b % 4}`;
    if (!known) {
      const fields = { name, displayName: name, labels: {}, description: null, logoUrl: null, website: null };
      this.log.append(
        stream,
        { type: 'BrandAdded', data: { brandId, ...fields, active: true, addedAt: time(c) } },
        'demo',
      );
      this.#catalogue.set(brandId, { removed: false, name });
    } else if (known.removed) {
      this.log.append(stream, { type: 'BrandRestored', data: { brandId, restoredAt: time(c) } });
      known.removed = false;
    } else if (b % 3 === 0) {
      this.log.append(stream, { type: 'BrandRemoved', data: { brandId, removedAt: time(c) } });
      known.removed = true;
    } else {
      const change = { from: { name: known.name }, to: { name }, changedAt: time(c) };
      this.log.append(stream, { type: 'BrandChanged', data: { brandId, ...change } });
      known.name = name;
    }
  }

  #category(a: number, b: number, c: number): void {
    const categoryId = `category-${a % 2}`;
    const stream = `category-${categoryId}`;
    const ids = { categoryId, subcategoryId: `${categoryId}-sub-${b % 2}` };
    const category = this.#catalogue.get(categoryId);
    const subcategory = this.#catalogue.get(ids.subcategoryId);
    const change = { from: {}, to: { name: `key-${b}` }, changedAt: time(c) };
    if (!category) {
      this.#catalogue.set(categoryId, { removed: false, name: '' });
      this.log.append(stream, { type: 'CategoryAdded', data: { categoryId, ...categoryFields(b), addedAt: time(c) } });
    } else if (c % 5 === 0) {
      const to = c % 2 ? null : [{ id: 'option-0', label: 'Good', labels: { ar: 'جيد' } }];
      const subcategoryId = subcategory ? ids.subcategoryId : null;
      const data = { categoryId, subcategoryId, from: null, to, setAt: time(c) };
      this.log.append(stream, { type: 'VotingOptionsSet', data });
    } else if (c % 5 === 1) {
      category.removed = !category.removed;
      if (category.removed)
        this.log.append(stream, { type: 'CategoryRemoved', data: { categoryId, removedAt: time(c) } });
      else this.log.append(stream, { type: 'CategoryRestored', data: { categoryId, restoredAt: time(c) } });
    } else if (c % 5 === 2) {
      this.log.append(stream, { type: 'CategoryChanged', data: { categoryId, ...change } });
    } else if (!subcategory) {
      this.#catalogue.set(ids.subcategoryId, { removed: false, name: '' });
      this.log.append(stream, { type: 'SubcategoryAdded', data: { ...ids, ...categoryFields(b), addedAt: time(c) } });
    } else if (c % 5 === 3) {
      this.log.append(stream, { type: 'SubcategoryChanged', data: { ...ids, ...change } });
    } else {
      subcategory.removed = !subcategory.removed;
      if (subcategory.removed)
        this.log.append(stream, { type: 'SubcategoryRemoved', data: { ...ids, removedAt: time(c) } });
      else this.log.append(stream, { type: 'SubcategoryRestored', data: { ...ids, restoredAt: time(c) } });
    }
  }

  #member(a: number, b: number, c: number): void {
    const memberId = `user-${a % 5}`;
    const stream = `member-${memberId}`;
    if (!this.#members.has(memberId)) {
      this.#members.add(memberId);
      this.log.append(stream, { type: 'MemberJoined', data: { memberId, via: 'local', joinedAt: time(c) } });
      return;
    }
    const names = { firstName: sealed(`name ${b}`), lastName: b % 2 ? null : sealed('last') };
    this.log.append(stream, { type: 'MemberRenamed', data: { memberId, ...names, renamedAt: time(c) } });
  }

  #banner(a: number, c: number): void {
    const bannerId = `banner-${a % 2}`;
    const stream = `banner-${bannerId}`;
    const known = this.#catalogue.get(bannerId);
    if (!known) {
      this.#catalogue.set(bannerId, { removed: false, name: '' });
      const fields = {
        title: 'New',
        labels: {},
        description: null,
        descriptionLabels: {},
        imageUrl: null,
        linkUrl: null,
      };
      this.log.append(stream, { type: 'BannerAdded', data: { bannerId, ...fields, active: true, addedAt: time(c) } });
      return;
    }
    known.removed = !known.removed;
    if (known.removed) this.log.append(stream, { type: 'BannerRemoved', data: { bannerId, removedAt: time(c) } });
    else this.log.append(stream, { type: 'BannerRestored', data: { bannerId, restoredAt: time(c) } });
  }

  #demoStep(c: number): void {
    if (this.#demo === 'none') {
      this.#demo = 'started';
      this.log.append('demo', { type: 'DemoStarted', data: { startedAt: time(c), seed: '1', until: time(c) } });
    } else if (this.#demo === 'started') {
      this.#demo = 'loaded';
      const counts = { products: 1, members: 1, votes: 1, ratings: 1, comments: 1 };
      this.log.append('demo', { type: 'DemoLoaded', data: { loadedAt: time(c), ...counts } });
    } else if (this.#demo === 'loaded') {
      this.#demo = `batch-${c}`;
      const what = c % 2 ? 'all' : 'activity';
      this.log.append('demo', { type: 'DemoRemoved', data: { batchId: this.#demo, what, removedAt: time(c) } });
    } else {
      this.log.append('demo', { type: 'DemoRestored', data: { batchId: this.#demo, restoredAt: time(c) } });
      this.#demo = 'loaded';
    }
  }

  #reserve(a: number, b: number): void {
    const owner = { kind: 'brand', ownerId: `brand-${a}` };
    if (b % 2) this.log.append('reservation-brand-x', { type: 'Released', data: { ...owner, releasedAt: time(b) } });
    else {
      const data = { ...owner, commandId: 'c', reservedAt: time(b) };
      this.log.append('reservation-brand-x', { type: 'Reserved', data });
    }
  }

  #record(id: string): { removed: boolean; name: string } {
    const record = this.#catalogue.get(id) ?? { removed: false, name: '' };
    this.#catalogue.set(id, record);
    return record;
  }
}
