import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from './catalogue.ts';

interface DemoActivity {
  members: { name: string; language: string }[];
  comments: { language: string; category: string; subcategory?: string; tone: string; text: string }[];
  replies: { language: string; to: string; text: string }[];
}

const read = <Content>(file: string) =>
  JSON.parse(readFileSync(join(__dirname, '../../../backend/data', file), 'utf8')) as Content;
const { brands, categories } = read<Catalogue>('catalogue.json');
const { members, comments, replies } = read<DemoActivity>('demo-activity.json');
const tones = ['praise', 'doubt', 'tip', 'question'];
const isArabic = (text: string) => /^[^A-Za-z]*$/.test(text) && /[\u0600-\u06ff]/.test(text);

describe('backend/data/demo-activity.json', () => {
  it('names each member once', () => {
    expect(members.length).toBeGreaterThanOrEqual(240);
    expect(new Set(members.map(({ name }) => name)).size).toBe(members.length);
  });

  it('says enough in both languages, and nothing twice', () => {
    expect(comments.filter(({ language }) => language === 'en').length).toBeGreaterThanOrEqual(220);
    expect(comments.filter(({ language }) => language === 'ar').length).toBeGreaterThanOrEqual(60);
    expect(replies.length).toBeGreaterThanOrEqual(60);
    const texts = [...comments, ...replies].map(({ text }) => text);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });

  it('writes every text in its language and in bounds', () => {
    for (const { language, text } of [...comments, ...replies]) {
      expect([text, isArabic(text)]).toEqual([text, language === 'ar']);
    }
    expect(comments.filter(({ text }) => text.length < 20 || text.length > 220)).toEqual([]);
  });

  it('keeps to categories and tones that exist', () => {
    const categoryNames = categories.flatMap(({ name, subcategories }) => [
      name,
      ...subcategories.map((one) => `${name}: ${one.name}`),
    ]);
    const used = comments.map(({ category, subcategory }) => (subcategory ? `${category}: ${subcategory}` : category));
    expect(used.filter((name) => !categoryNames.includes(name))).toEqual([]);
    expect(
      [...comments.map(({ tone }) => tone), ...replies.map(({ to }) => to)].filter((tone) => !tones.includes(tone)),
    ).toEqual([]);
  });

  it('mentions no brand', () => {
    const separated = (text: string) => ` ${text.replace(/[^\p{L}\p{N}']+/gu, ' ')} `;
    const mentions = comments.flatMap(({ text }) =>
      brands.filter(({ name }) => separated(text).includes(separated(name))).map(({ name }) => `${name}: ${text}`),
    );
    expect(mentions).toEqual([]);
  });
});
