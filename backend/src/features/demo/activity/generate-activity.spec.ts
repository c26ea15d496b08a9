import { readDemoData } from '../demo-data.ts';
import type { ActiveProduct } from './activity.ts';
import { generateActivity } from './generate-activity.ts';

const { catalogue, activity, texts } = readDemoData();
const until = Date.parse('2026-11-20T12:00:00Z');
const dayMs = 86_400_000;
const products: ActiveProduct[] = catalogue.products.map(({ category, subcategory, createdAt }, index) => {
  const parent = catalogue.categories.find(({ name }) => name === category)!;
  const options = parent.subcategories.find(({ name }) => name === subcategory)!.options ?? parent.options;
  const labels = options.map(({ label }) => label);
  return { id: `p${index}`, category, subcategory, createdAt: Date.parse(createdAt), options: labels };
});
const members = activity.members.map(({ language }, index) => ({ id: `m${index}`, language }));
const generate = (seed: string, some: Partial<Parameters<typeof generateActivity>[0]> = {}) =>
  generateActivity({ seed, until, products, members, texts, ...some });

describe.each(['henna', 'another seed'])('the activity of the seed "%s"', (seed) => {
  const { ballots, ratings, comments, replies, shelf, marks, pageVisits } = generate(seed);
  const votes = ballots.flatMap((ballot) => ballot.votes.map((vote) => ({ ...ballot, ...vote })));
  const written = [...comments, ...replies];
  const visited = [...pageVisits].flatMap(([productId, visits]) => visits.map(({ at }) => ({ productId, at })));
  const all = [...votes, ...ratings, ...written, ...shelf, ...marks, ...visited];
  const touched = (acts: readonly { productId: string }[]) => new Set(acts.map(({ productId }) => productId)).size;
  const byId = new Map(products.map((product) => [product.id, product]));

  it('is the same every time, and another for another seed', () => {
    expect(generate(seed)).toEqual({ ballots, ratings, comments, replies, shelf, marks, pageVisits });
    expect(generate(`${seed}!`).ratings).not.toEqual(ratings);
  });

  it('has the size of a lively shop', () => {
    expect(votes.length).toBeGreaterThan(5_000);
    expect(votes.length).toBeLessThanOrEqual(9_000);
    expect(ratings.length).toBeGreaterThan(2_500);
    expect(ratings.length).toBeLessThanOrEqual(4_500);
    expect(written.length).toBeGreaterThan(900);
    expect(written.length).toBeLessThanOrEqual(1_300);
    expect(replies.length).toBeGreaterThan(150);
  });

  it('lies within the last 60 days, after each product was added and never later than told', () => {
    const early = all.filter(({ at, productId }) => at < Math.max(until - 60 * dayMs, byId.get(productId)!.createdAt));
    expect(early).toEqual([]);
    expect(all.filter(({ at }) => at > until || !Number.isInteger(at))).toEqual([]);
  });

  it('reaches most products, leaves about 8 % without any, and has a long tail', () => {
    const share = 1 - touched(all) / products.length;
    expect(share).toBeGreaterThan(0.06);
    expect(share).toBeLessThan(0.1);
    const counts = new Map<string, number>();
    for (const { productId } of ratings) counts.set(productId, (counts.get(productId) ?? 0) + 1);
    const sorted = [...counts.values()].sort((a, b) => b - a);
    const top = sorted.slice(0, Math.ceil(sorted.length / 10)).reduce((sum, count) => sum + count, 0);
    expect(top / ratings.length).toBeGreaterThan(0.25);
    expect(sorted[0]).toBeGreaterThan(8 * sorted[Math.floor(sorted.length / 2)]!);
  });

  it('makes some products hot in the last week', () => {
    const recent = (productId: string) =>
      ballots.filter((ballot) => ballot.productId === productId && ballot.at > until - 7 * dayMs).length;
    const total = (productId: string) => ballots.filter((ballot) => ballot.productId === productId).length;
    const hot = products.filter(({ id }) => recent(id) >= 5 && recent(id) > total(id) / 2);
    expect(hot.length).toBeGreaterThanOrEqual(4);
  });

  it('votes only for options of the product, each at most once', () => {
    for (const ballot of ballots) {
      const labels = ballot.votes.map(({ label }) => label);
      expect(new Set(labels).size).toBe(labels.length);
      expect(byId.get(ballot.productId)!.options).toEqual(expect.arrayContaining(labels));
    }
  });

  it('gives one ballot, rating and comment at most to a person and product', () => {
    for (const contributions of [ballots, ratings, comments, shelf]) {
      const pairs = contributions.map(({ memberId, productId }) => `${memberId} ${productId}`);
      expect(new Set(pairs).size).toBe(pairs.length);
    }
  });

  it('ties stars to the tone of the comment', () => {
    const stars = new Map(ratings.map((rating) => [`${rating.memberId} ${rating.productId}`, rating.stars]));
    const starsOf = (tone: string) =>
      comments
        .filter((comment) => comment.tone === tone)
        .flatMap(({ memberId, productId }) => stars.get(`${memberId} ${productId}`) ?? []);
    expect(Math.min(...starsOf('praise'))).toBeGreaterThanOrEqual(4);
    expect(Math.max(...starsOf('doubt'))).toBeLessThanOrEqual(3);
  });

  it('writes in the language of the member, never the same words twice under a product', () => {
    const languages = new Map(members.map(({ id, language }) => [id, language]));
    expect(written.filter(({ memberId, language }) => languages.get(memberId) !== language)).toEqual([]);
    expect(comments.filter(({ language }) => language === 'ar').length).toBeGreaterThan(50);
    const textsByProduct = written.map(({ productId, text }) => `${productId} ${text}`);
    expect(new Set(textsByProduct).size).toBe(textsByProduct.length);
  });

  it('has enough answers, marks and visits for every feature to show some', () => {
    const atLeast = (acts: readonly string[], least: number) => {
      const counts = new Map<string, number>();
      for (const key of acts) counts.set(key, (counts.get(key) ?? 0) + 1);
      return [...counts.values()].filter((count) => count >= least).length;
    };
    const answers = shelf.filter(({ again }) => again !== null);
    expect(
      atLeast(
        answers.map(({ productId }) => productId),
        5,
      ),
    ).toBeGreaterThan(80);
    expect(
      atLeast(
        marks.map(({ comment }) => `${comment.productId} ${comment.memberId}`),
        6,
      ),
    ).toBeGreaterThan(30);
    expect(visited.length).toBeGreaterThan(3_000);
    expect(shelf.filter(({ state, again }) => state === 'want' && again !== null)).toEqual([]);
    expect(marks.filter(({ memberId, comment }) => memberId === comment.memberId)).toEqual([]);
  });

  it('says what fits the kind of product and the tone, no text more than twice', () => {
    const sentencesOf = ({ productId, language, tone }: (typeof comments)[number]) => {
      const { subcategory } = byId.get(productId)!;
      const sayings = texts.kinds.find(({ subcategories }) => subcategories.includes(subcategory))![language];
      return tone === 'question' ? sayings.question.map(({ text }) => text) : sayings[tone];
    };
    for (const comment of comments)
      expect(sentencesOf(comment).some((sentence) => comment.text.startsWith(sentence))).toBe(true);
    const uses = new Map<string, number>();
    for (const { text } of written) uses.set(text, (uses.get(text) ?? 0) + 1);
    expect([...uses].filter(([, count]) => count > 2)).toEqual([]);
  });

  it('answers others, later, questions with an answer to them', () => {
    const answersTo = new Map(
      texts.kinds.flatMap(({ en, ar }) => [...en.question, ...ar.question].map(({ text, answers }) => [text, answers])),
    );
    for (const { root, memberId, at, text } of replies) {
      expect(memberId).not.toBe(root.memberId);
      expect(at).toBeGreaterThan(root.at);
      if (root.tone === 'question') expect(answersTo.get(root.text)).toContain(text);
    }
  });
});

describe('the activity of an odd shop', () => {
  it('is none without products or members', () => {
    expect(generate('x', { products: [] }).ballots).toEqual([]);
    expect(generate('x', { members: [] }).ratings).toEqual([]);
  });

  it('spares products that are not there yet', () => {
    const { ballots, ratings, comments } = generate('x', { products: products.slice(0, 5), until: 0 });
    expect([...ballots, ...ratings, ...comments]).toEqual([]);
  });
});
