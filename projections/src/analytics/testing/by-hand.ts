import {
  type ScoredKind,
  scoredKinds,
  contributionChanges,
  type EventsQuery,
  type FiguresQuery,
  type GroupFigures,
  isContributionEvent,
  type MetricFigures,
  type MetricFilter,
  type MetricLanguage,
  metricLanguages,
  rankingRules,
  type RecordedHennaEvent,
  type TrendingRules,
} from '@henna/domain';

/** A visit, vote, rating or comment that counts. */
interface Row {
  readonly kind: ScoredKind;
  readonly product: string;
  readonly person: string;
  readonly isMember: boolean;
  readonly hour: number;
  readonly language: MetricLanguage;
  readonly option: string | undefined;
  readonly stars: number;
}

interface Product {
  brand: string;
  category: string;
  subcategory: string;
  readonly created: number;
  isRemoved: boolean;
}

const hourOf = (time: string) => Math.floor(Date.parse(time) / 3_600_000);
const dayOf = (hour: number) => Math.floor(hour / 24);
const grouped = <Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): ReadonlyMap<Key, readonly Item[]> => {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};
const both = (a: ReadonlySet<string>, b: ReadonlySet<string>) => new Set([...a].filter((each) => b.has(each)));
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** What a log tells, as plain rows. */
export class World {
  readonly #contributions = new Map<string, Row & { readonly isActive: boolean }>();
  #visits: Row[] = [];
  readonly #products = new Map<string, Product>();
  readonly #removedBrands = new Map<string, boolean>();
  readonly #joined = new Map<string, { readonly hour: number; readonly language: MetricLanguage }>();
  #rules: TrendingRules = rankingRules;

  constructor(events: readonly RecordedHennaEvent[]) {
    for (const event of events) this.#take(event);
  }

  get products(): readonly string[] {
    return [...this.#products.keys()];
  }

  get rows(): readonly Row[] {
    return [...this.#visits, ...[...this.#contributions.values()].filter(({ isActive }) => isActive)];
  }

  /** The answer to a question, worked out the long way. */
  answer(question: FiguresQuery): Omit<MetricFigures, 'position'> {
    const { metric, group, edges, limit } = question;
    const isSum = ['visits', 'votes', 'ratings', 'comments', 'newMembers'].includes(metric);
    const whole = [edges[0]!, edges.at(-1)!] as const;
    const isRank = metric.startsWith('trend');
    const keys = isRank ? this.#visible(question.filter) : this.#keys(question, whole);
    const counted = keys.filter((key) => !isSum || this.#value(question, key, whole).value !== 0);
    const asked = group === null ? [null] : counted;
    const series = asked.map((key): GroupFigures => {
      const { value, outOf } = this.#value(question, key, whole);
      const values = edges.slice(1).map((to, step) => this.#value(question, key, [edges[step]!, to]).value);
      return { key, total: value, outOf: counted.length === 0 ? null : outOf, values };
    });
    const order = (a: GroupFigures, b: GroupFigures) => {
      if (a.total === null || b.total === null) return Number(a.total === null) - Number(b.total === null);
      return metric === 'trendRank' ? a.total - b.total : b.total - a.total;
    };
    series.sort((a, b) => order(a, b) || (String(a.key) < String(b.key) ? -1 : 1));
    const isShared = metric === 'optionShare' && question.filter.option === undefined;
    const ofShares = (share: number | null) => (share === null ? null : 1);
    const added = (values: readonly (number | null)[]) => values.reduce<number>((all, value) => all + (value ?? 0), 0);
    const sum =
      isSum && group !== null
        ? {
            total: added(series.map(({ total }) => total)),
            values: edges.slice(1).map((_, step) => added(series.map(({ values }) => values[step]!))),
          }
        : isShared
          ? {
              total: ofShares(series[0]?.total ?? null),
              values: edges.slice(1).map((_, step) => ofShares(series[0]?.values[step] ?? null)),
            }
          : null;
    return { series: series.slice(0, limit), sum, groups: counted.length };
  }

  /** Groups of which there is anything in some hours. */
  #keys(question: FiguresQuery, hours: readonly [number, number]): readonly (string | null)[] {
    const { metric, group } = question;
    if (metric === 'newMembers')
      return [...new Set(this.#joinings(question, hours).map(({ language }) => (group ? language : null)))];
    const ofMembers = ['activeMembers', 'returningMembers', 'visitToVote', 'voteToComment'].includes(metric);
    const kinds: Partial<Record<string, ScoredKind>> = {
      visits: 'visits',
      comments: 'comments',
      votes: 'votes',
      optionShare: 'votes',
    };
    const rows = this.#rows(question, hours).filter((row) =>
      ofMembers ? row.isMember : row.kind === (kinds[metric] ?? 'ratings'),
    );
    return [...new Set(rows.map((row) => this.#keyOf(row, question)))];
  }

  #keyOf(row: Row, { group }: FiguresQuery): string | null {
    if (group === null) return null;
    if (group === 'option') return row.option ?? null;
    return group === 'product' || group === 'language' ? row[group] : this.#products.get(row.product)![group];
  }

  #fits(product: string, filter: MetricFilter): boolean {
    const { brand, category, subcategory } = this.#products.get(product)!;
    const own = { product, brand, category, subcategory };
    return (['product', 'brand', 'category', 'subcategory'] as const).every(
      (field) => (filter[field] ?? own[field]) === own[field],
    );
  }

  #rows({ filter }: FiguresQuery, [from, to]: readonly [number, number]): readonly Row[] {
    return this.rows.filter(
      ({ hour, product, language, option }) =>
        hour >= from &&
        hour < to &&
        (filter.language ?? language) === language &&
        (filter.option ?? option) === option &&
        this.#fits(product, filter),
    );
  }

  #joinings({ filter }: FiguresQuery, [from, to]: readonly [number, number]) {
    return [...this.#joined.values()].filter(
      ({ hour, language }) => hour >= from && hour < to && (filter.language ?? language) === language,
    );
  }

  #value(question: FiguresQuery, key: string | null, hours: readonly [number, number]) {
    const { metric } = question;
    const number = (value: number | null) => ({ value, outOf: null });
    const share = (reached: number, of: number) => ({ value: of === 0 ? null : reached / of, outOf: of });
    if (metric === 'newMembers')
      return number(this.#joinings(question, hours).filter(({ language }) => (key ?? language) === language).length);
    if (metric === 'optionShare') {
      const { option: _, ...filter } = question.filter;
      const votes = this.#rows({ ...question, filter }, hours).filter(({ kind }) => kind === 'votes');
      return share(votes.filter(({ option }) => option === key).length, votes.length);
    }
    const own = this.#rows(question, hours).filter((row) => this.#keyOf(row, question) === key);
    const of = (...kinds: readonly ScoredKind[]) =>
      own.filter(({ kind, isMember }) => isMember && kinds.includes(kind));
    const people = (rows: readonly Row[]) => new Set(rows.map(({ person }) => person));
    const pairs = (rows: readonly Row[]) => new Set(rows.map(({ person, product }) => `${person} ${product}`));
    const contributions = of('votes', 'ratings', 'comments');
    const ratings = of('ratings');
    const stars = sum(ratings.map((row) => row.stars));
    switch (metric) {
      case 'visits':
        return number(own.filter(({ kind }) => kind === 'visits').length);
      case 'votes':
      case 'ratings':
      case 'comments':
        return number(of(metric).length);
      case 'averageRating':
        return { value: ratings.length === 0 ? null : stars / ratings.length, outOf: ratings.length };
      case 'bayesianRating':
        return { value: ratings.length === 0 ? null : (19 + stars) / (5 + ratings.length), outOf: ratings.length };
      case 'activeMembers':
        return number(people(contributions).size);
      case 'returningMembers': {
        const before = this.rows.filter(({ kind, hour }) => kind !== 'visits' && hour < hours[0]);
        return number(both(people(contributions), people(before)).size);
      }
      case 'visitToVote': {
        const visited = pairs(of('visits'));
        return share(both(visited, pairs(of('votes'))).size, visited.size);
      }
      case 'voteToComment': {
        const voted = both(pairs(of('visits')), pairs(of('votes')));
        return share(both(voted, pairs(of('comments'))).size, voted.size);
      }
      case 'trendScore':
        return number(this.#scores(Math.ceil(hours[1] / 24) - 1).get(key!) ?? null);
      case 'trendRank':
        return number(this.rank(this.#scores(Math.ceil(hours[1] / 24) - 1), key!));
      case 'trendRankChange': {
        const before = this.rank(this.#scores(Math.ceil(hours[0] / 24) - 1), key!);
        const after = this.rank(this.#scores(Math.ceil(hours[1] / 24) - 1), key!);
        return number(before === null || after === null ? null : before - after);
      }
    }
  }

  #visible(filter: MetricFilter): readonly string[] {
    const isVisible = ([id, { brand, isRemoved }]: [string, Product]) =>
      !isRemoved && this.#removedBrands.get(brand) === false && this.#fits(id, filter);
    return [...this.#products].filter(isVisible).map(([id]) => id);
  }

  /** Of the products that the public sees, under the rules and the cap, as of the end of a UTC day. */
  #scores(until: number): ReadonlyMap<string, number> {
    const { points: worth, capPerPersonAndDay } = this.#rules;
    return this.#decayed(until, this.#rules.halfLifeDays, (rows) => {
      const people = grouped(rows, ({ person }) => person);
      const points = [...people.values()].map((own) => sum(own.map(({ kind }) => worth[kind])));
      return sum(points.map((each) => Math.min(capPerPersonAndDay, each)));
    });
  }

  /** Under other weights, of now, without a cap. */
  scoresUnder(points: Readonly<Record<ScoredKind, number>>, halfLifeDays: number): ReadonlyMap<string, number> {
    return this.#decayed(Infinity, halfLifeDays, (rows) =>
      sum(scoredKinds.map((kind) => points[kind] * rows.filter((row) => row.kind === kind).length)),
    );
  }

  get rules(): TrendingRules {
    return this.#rules;
  }

  #decayed(until: number, halfLifeDays: number, worthOf: (rows: readonly Row[]) => number) {
    const { windowDays, epoch } = rankingRules;
    const epochDay = Date.parse(epoch) / 86_400_000;
    return new Map(
      this.#visible({}).flatMap((product) => {
        const rows = this.rows.filter((row) => row.product === product && dayOf(row.hour) <= until);
        const days = [...grouped(rows, ({ hour }) => dayOf(hour))]
          .map(([day, own]) => ({ day, worth: worthOf(own) }))
          .filter(({ worth }) => worth > 0)
          .sort((a, b) => a.day - b.day);
        const newest = days.at(-1)?.day;
        if (newest === undefined) return [];
        const counted = days.filter(({ day }) => newest - day <= windowDays);
        const total = sum(counted.map(({ day, worth }) => worth * 2 ** ((day - newest) / halfLifeDays)));
        return [[product, (newest - epochDay) / halfLifeDays + Math.log2(total)]];
      }),
    );
  }

  /** Whether what an event tells is about a place: of a product, about where it is now. */
  isOf({ productId, brandId, categoryId, subcategoryId }: Record<string, string | undefined>, filter: MetricFilter) {
    if (productId !== undefined) return this.#fits(productId, filter);
    const own = { product: undefined, brand: brandId, category: categoryId, subcategory: subcategoryId };
    return (['product', 'brand', 'category', 'subcategory'] as const).every(
      (field) => (filter[field] ?? own[field]) === own[field],
    );
  }

  /** From 1; `null` without a score. */
  rank(scores: ReadonlyMap<string, number>, id: string): number | null {
    if (!scores.has(id)) return null;
    const created = (of: string) => this.#products.get(of)!.created;
    const ordered = [...scores].sort(([a, x], [b, y]) => y - x || created(b) - created(a) || (a > b ? -1 : 1));
    return ordered.findIndex(([other]) => other === id) + 1;
  }

  #take(event: RecordedHennaEvent): void {
    if (isContributionEvent(event)) {
      for (const { contribution, status } of contributionChanges(event)) {
        const { id, kind, productId: product, userId: person, at } = contribution;
        const before = this.#contributions.get(id);
        this.#contributions.set(id, {
          ...{ kind, product, person, isMember: true, hour: hourOf(at), isActive: status === 'active' },
          language: before?.language ?? event.metadata.language ?? 'unknown',
          option: contribution.kind === 'votes' ? contribution.optionId : undefined,
          stars: contribution.kind === 'ratings' ? contribution.stars : 0,
        });
      }
      return;
    }
    const { type, data, metadata } = event;
    switch (type) {
      case 'ProductVisited': {
        const { productId: product, userId, visit, visitedAt, language } = data;
        const person = userId ?? visit;
        this.#visits.push({
          ...{ kind: 'visits', product, person, isMember: userId !== undefined, hour: hourOf(visitedAt), language },
          ...{ option: undefined, stars: 0 },
        });
        return;
      }
      case 'MemberJoined':
        this.#joined.set(data.memberId, {
          hour: hourOf(data.joinedAt),
          language: metadata.language ?? metricLanguages[2]!,
        });
        return;
      case 'MemberErased':
        this.#joined.delete(data.memberId);
        this.#visits = this.#visits.filter(({ person }) => person !== data.memberId);
        return;
      case 'ProductAdded': {
        const { brandId: brand, categoryId: category, subcategoryId: subcategory, addedAt } = data;
        const created = Date.parse(addedAt);
        this.#products.set(data.productId, { brand, category, subcategory, created, isRemoved: false });
        return;
      }
      case 'ProductChanged': {
        const { brandId, categoryId, subcategoryId } = data.to;
        const product = this.#products.get(data.productId)!;
        product.brand = brandId ?? product.brand;
        product.category = categoryId ?? product.category;
        product.subcategory = subcategoryId ?? product.subcategory;
        return;
      }
      case 'ProductRemoved':
      case 'ProductRestored':
        this.#products.get(data.productId)!.isRemoved = type === 'ProductRemoved';
        return;
      case 'BrandAdded':
      case 'BrandRemoved':
      case 'BrandRestored':
        this.#removedBrands.set(data.brandId, type === 'BrandRemoved');
        return;
      case 'TrendingRulesChanged':
        this.#rules = data.to;
        return;
      default:
    }
  }
}

/** Whether a list of events has one, if nobody whom it names was erased. */
export const isListed = (event: RecordedHennaEvent, question: EventsQuery<bigint>, world: World): boolean => {
  const { filter, types, exceptTypes = [], from = -Infinity, to = Infinity, after = -1n, before } = question;
  const { castAt, givenAt, postedAt, visitedAt, ...data } = event.data as unknown as Record<string, string | undefined>;
  const exact = castAt ?? givenAt ?? postedAt ?? visitedAt ?? event.metadata.at;
  const isOfMember = /^(?:ProductVisited|Vote(?!rs|ing)|Rating|Comment)/.test(event.type);
  const isOfPerson = /^(?:Member|Profile)/.test(event.type);
  const length = isOfMember ? 3_600_000 : isOfPerson ? 86_400_000 : 1;
  const time = Math.floor(Date.parse(exact) / length) * length;
  const options =
    'batchId' in event.data && 'votes' in event.data
      ? event.data.votes.map((vote) => vote.optionId)
      : [data['optionId']];
  const language = data['language'] ?? event.metadata.language ?? 'unknown';
  return (
    event.position > after &&
    (before === undefined || event.position < before) &&
    (!types || types.includes(event.type)) &&
    !exceptTypes.includes(event.type) &&
    time >= from &&
    time < to &&
    (filter.option === undefined || options.includes(filter.option)) &&
    (filter.language ?? language) === language &&
    world.isOf(data, filter)
  );
};
