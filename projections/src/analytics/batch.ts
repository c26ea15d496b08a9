import {
  scoredKinds,
  metricLanguages,
  type MetricLanguage,
  type RecordedHennaEvent,
  type TrendingRules,
} from '@henna/domain';
import { eventLine, peopleOf } from './event-line.ts';
import { factsOf, type Contribution, type Fact } from './facts.ts';
import type { Names } from './names.ts';
import { visitorNumber, type People } from './people.ts';
import type { Pseudonyms } from './pseudonyms.ts';

export interface VisitRow {
  readonly product: number;
  /** Of a member from 0 on, of another visitor below. */
  readonly person: number;
  readonly hour: number;
  readonly language: number;
  readonly isDemo: boolean;
}

export interface ContributionRow {
  readonly id: bigint;
  readonly hour: number;
  readonly kind: number;
  readonly product: number;
  readonly person: number;
  /** `null` while it has not been active in this batch: it is then stored only where it is known already. */
  readonly language: number | null;
  readonly isDemo: boolean;
  readonly option: number | null;
  readonly stars: number | null;
  readonly isActive: boolean;
}

export interface JoinedRow {
  readonly person: number;
  readonly hour: number;
  readonly language: number;
}

/** `null` is what stays as it is. */
export interface ProductRow {
  readonly product: number;
  readonly brand: number | null;
  readonly category: number | null;
  readonly subcategory: number | null;
  readonly createdAt: number | null;
  readonly isRemoved: boolean | null;
}

export interface EventRow {
  readonly position: bigint;
  readonly type: number;
  /** In ms since 1970. */
  readonly actAt: number;
  readonly product: number | null;
  readonly brand: number | null;
  readonly category: number | null;
  readonly subcategory: number | null;
  readonly option: number | null;
  /** Of a reset, those of its votes. */
  readonly options: readonly number[];
  readonly language: number;
  /** At most three. */
  readonly people: readonly number[];
  /** `AnalyticsEvent` as JSON. */
  readonly line: string;
}

/** What a batch builds on, as it was stored. */
export interface Stored {
  readonly names: Names;
  /** Numbers of the products that were ever added. */
  readonly products: Set<number>;
  readonly people: People;
  readonly erased: Set<number>;
}

export const languageCode = (language: MetricLanguage): number => metricLanguages.indexOf(language);
export const kindCode = (kind: (typeof scoredKinds)[number]): number => scoredKinds.indexOf(kind);

const hoursOfDay = 24;

/** What some events, one after the other, make of the tables: each row as it is after the last of them. */
export class Batch {
  visits: VisitRow[] = [];
  joined: JoinedRow[] = [];
  events: EventRow[] = [];
  readonly contributions = new Map<string, ContributionRow>();
  readonly products = new Map<number, ProductRow>();
  readonly brands = new Map<number, boolean>();
  /** People whose rows go, and who were not erased before. */
  readonly erased: number[] = [];
  /** Somebody erased, now or before, has a contribution in it. */
  concernsErased = false;
  rules: TrendingRules | undefined;
  /** UTC days (since 1970-01-01) whose visits or contributions are others than before. */
  readonly days = new Set<number>();
  /** Events of which nothing could be made. */
  readonly skipped: { readonly position: bigint; readonly type: string; readonly reason: string }[] = [];
  size = 0;
  /** Position of the last event. */
  last: bigint | undefined;

  constructor(
    private readonly stored: Stored,
    private readonly pseudonyms: Pseudonyms,
  ) {}

  add(event: RecordedHennaEvent): void {
    this.size += 1;
    this.last = event.position;
    try {
      for (const fact of factsOf(event)) this.#addFact(fact);
      this.#addLine(event);
    } catch (error) {
      this.skipped.push({ position: event.position, type: event.type, reason: (error as Error).message });
    }
  }

  #addFact(fact: Fact): void {
    const { names, products, erased } = this.stored;
    switch (fact.fact) {
      case 'visit': {
        const { hour, isDemo } = fact;
        const product = this.#product(fact.productId);
        const person = fact.isMember
          ? this.#member(fact.person)
          : visitorNumber(this.pseudonyms.personKey(fact.person));
        this.visits.push({ product, person, hour, language: languageCode(fact.language), isDemo });
        this.days.add(Math.floor(hour / hoursOfDay));
        return;
      }
      case 'contribution':
        return this.#addContribution(fact);
      case 'joined': {
        const person = this.#member(fact.memberId);
        this.joined.push({ person, hour: fact.hour, language: languageCode(fact.language) });
        return;
      }
      case 'erased': {
        const person = this.#member(fact.memberId);
        erased.add(person);
        this.erased.push(person);
        this.concernsErased = true;
        this.visits = this.visits.filter((row) => row.person !== person);
        this.joined = this.joined.filter((row) => row.person !== person);
        this.events = this.events.filter(({ people }) => !people.includes(person));
        return;
      }
      case 'product': {
        const code = (id: string | undefined) => (id === undefined ? null : names.codeOf(id));
        const product = names.codeOf(fact.productId);
        const { createdAt = null, isRemoved = null } = fact;
        if (createdAt !== null) products.add(product);
        else this.#product(fact.productId);
        const before = this.products.get(product);
        this.products.set(product, {
          product,
          brand: code(fact.brandId) ?? before?.brand ?? null,
          category: code(fact.categoryId) ?? before?.category ?? null,
          subcategory: code(fact.subcategoryId) ?? before?.subcategory ?? null,
          createdAt: createdAt ?? before?.createdAt ?? null,
          isRemoved: isRemoved ?? before?.isRemoved ?? null,
        });
        return;
      }
      case 'brand':
        this.brands.set(names.codeOf(fact.brandId), fact.isRemoved);
        return;
      case 'rules':
        this.rules = fact.rules;
        return;
    }
  }

  #addContribution(fact: Contribution): void {
    const { hour, isActive, optionId, stars } = fact;
    const product = this.#product(fact.productId);
    const person = this.#member(fact.userId);
    const id = this.pseudonyms.recordKey(fact.id);
    const key = `${id} ${hour}`;
    const before = this.contributions.get(key);
    const isNew = (before?.language ?? null) === null;
    const own = isActive ? languageCode(fact.language) : null;
    this.contributions.set(key, {
      id,
      hour,
      kind: kindCode(fact.kind),
      product,
      person,
      language: before?.language ?? own,
      isDemo: isNew ? fact.isDemo : before!.isDemo,
      option: optionId === null ? null : this.stored.names.codeOf(optionId),
      stars,
      isActive,
    });
    if (this.stored.erased.has(person)) this.concernsErased = true;
    this.days.add(Math.floor(hour / hoursOfDay));
  }

  #addLine(event: RecordedHennaEvent): void {
    const { names, erased } = this.stored;
    const people = peopleOf(event).map((id) => this.#member(id));
    if (people.some((person) => erased.has(person))) return;
    const { productId, brandId, categoryId, subcategoryId, optionId, language, votes } = event.data as unknown as {
      readonly [Field in 'productId' | 'brandId' | 'categoryId' | 'subcategoryId' | 'optionId']?: string;
    } & { readonly language?: MetricLanguage; readonly votes?: readonly { readonly optionId: string }[] };
    const code = (id: string | undefined) => (typeof id === 'string' ? names.codeOf(id) : null);
    // Of a product, it is its present place that counts.
    const ownPlace = (id: string | undefined) => (productId === undefined ? code(id) : null);
    const isReset = 'batchId' in event.data && votes !== undefined;
    const line = eventLine(event, this.pseudonyms);
    this.events.push({
      position: event.position,
      type: names.codeOf(event.type),
      actAt: Date.parse(line.actAt),
      product: code(productId),
      brand: ownPlace(brandId),
      category: ownPlace(categoryId),
      subcategory: ownPlace(subcategoryId),
      option: isReset ? null : code(optionId),
      options: isReset ? [...new Set(votes.map((vote) => names.codeOf(vote.optionId)))] : [],
      language: languageCode(language ?? event.metadata.language ?? 'unknown'),
      people,
      line: JSON.stringify(line),
    });
  }

  #member(id: string): number {
    return this.stored.people.numberOf(this.pseudonyms.personKey(id));
  }

  /** @throws Error for a product that was never added */
  #product(id: string): number {
    const code = this.stored.names.existing(id);
    if (!this.stored.products.has(code)) throw new Error(`no product ${id}`);
    return code;
  }
}
