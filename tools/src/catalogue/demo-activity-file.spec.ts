import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from './catalogue.ts';

interface Member {
  name: string;
  language: string;
  profile?: { bio: string; favoriteCategories: string[] };
}
interface Sayings {
  praise: string[];
  doubt: string[];
  tip: string[];
  question: { text: string; answers: string[] }[];
}
interface Kind {
  subcategories: string[];
  en: Sayings;
  ar: Sayings;
}
interface Comments {
  kinds: Kind[];
  endings: Record<'en' | 'ar', Record<string, string[]>>;
  replies: Record<'en' | 'ar', Record<string, Record<string, string[]>>>;
}

const read = <Content>(file: string) =>
  JSON.parse(readFileSync(join(__dirname, '../../../backend/data', file), 'utf8')) as Content;
const { brands, categories } = read<Catalogue>('catalogue.json');
const { members } = read<{ members: Member[] }>('demo-activity.json');
const { kinds, endings, replies } = read<Comments>('demo-comments.json');
const isArabic = (text: string) => /^[^A-Za-z]*$/.test(text) && /[\u0600-\u06ff]/.test(text);

/** Strings anywhere inside. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
};

it('the demo names each member once', () => {
  expect(members.length).toBeGreaterThanOrEqual(240);
  expect(new Set(members.map(({ name }) => name)).size).toBe(members.length);
});

it('members with a profile say a little in their language, and like categories that exist', () => {
  const withProfile = members.flatMap(({ language, profile }) => (profile ? [{ language, ...profile }] : []));
  expect(withProfile.length).toBeGreaterThanOrEqual(24);
  const names = categories.map(({ name }) => name);
  for (const { language, bio, favoriteCategories } of withProfile) {
    expect([bio, isArabic(bio), bio.length < 120]).toEqual([bio, language === 'ar', true]);
    expect(favoriteCategories.filter((name) => !names.includes(name))).toEqual([]);
  }
});

describe('backend/data/demo-comments.json', () => {
  it('has words for every subcategory once', () => {
    const declared = categories.flatMap(({ subcategories }) => subcategories.map(({ name }) => name));
    expect(kinds.flatMap(({ subcategories }) => subcategories).sort()).toEqual([...declared].sort());
  });

  it.each(kinds)('says enough about $subcategories', ({ en, ar }) => {
    expect(Math.min(en.praise.length, en.doubt.length, en.tip.length)).toBeGreaterThanOrEqual(3);
    expect(Math.min(ar.praise.length, ar.doubt.length)).toBeGreaterThanOrEqual(2);
    for (const { answers } of [...en.question, ...ar.question]) expect(answers.length).toBeGreaterThanOrEqual(2);
  });

  it('asks each question about one kind, so that its answers fit', () => {
    const questions = kinds.flatMap(({ en, ar }) => [...en.question, ...ar.question].map(({ text }) => text));
    expect(questions.filter((text, at) => questions.indexOf(text) !== at)).toEqual([]);
  });

  it('says nothing twice about a kind, and never what ends any comment', () => {
    for (const language of ['en', 'ar'] as const)
      for (const kind of kinds) {
        const texts = [...textsIn(kind[language]), ...textsIn(endings[language])];
        expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
      }
  });

  it('writes every text in its language and in bounds', () => {
    for (const language of ['en', 'ar'] as const) {
      const texts = [kinds.map((kind) => kind[language]), endings[language], replies[language]].flatMap(textsIn);
      expect(texts.filter((text) => isArabic(text) !== (language === 'ar') || text.length > 140)).toEqual([]);
    }
  });

  it('mentions no brand', () => {
    const separated = (text: string) => ` ${text.replace(/[^\p{L}\p{N}']+/gu, ' ')} `;
    const mentions = textsIn(kinds).flatMap((text) =>
      brands.filter(({ name }) => separated(text).includes(separated(name))).map(({ name }) => `${name}: ${text}`),
    );
    expect(mentions).toEqual([]);
  });
});
