import { expect } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';
import { words, type Language } from '../browser/words.ts';
import { until } from '../until.ts';

const reads = (visitor: Visitor) =>
  visitor.page.evaluate(() => ({
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    kept: localStorage.getItem('preferred-language'),
    cookie: /(?:^|; )lang=(\w+)/.exec(document.cookie)?.[1],
  }));

const expectIn = async (visitor: Visitor, language: Language) => {
  const expected = { lang: language, dir: words[language].dir, kept: language, cookie: language };
  const read = await until(
    () => reads(visitor),
    (now) => JSON.stringify(now) === JSON.stringify(expected),
  );
  expect(read).toEqual(expected);
  await visitor.page.getByRole('heading', { level: 1, name: words[language].products }).waitFor();
};

/** To the other language: at once, told in it, kept, and in the first HTML of the next visit; then back again. */
export const changeLanguage = async (visitor: Visitor): Promise<void> => {
  const { page, manner } = visitor;
  const other = manner.language === 'ar' ? 'en' : 'ar';
  await visitor.goTo('/products');
  await page.getByRole('banner').getByRole('button', { name: words[manner.language].otherLanguage }).click();
  await visitor.isTold(words[other].languageChanged);
  await expectIn(visitor, other);

  const response = await page.reload();
  const html = (await response?.text()) ?? '';
  expect(/<html[^>]*>/.exec(html)?.[0]).toBe(`<html lang="${other}" dir="${words[other].dir}">`);
  expect(html).toContain(words[other].products);
  await visitor.settle();
  await expectIn(visitor, other);

  await page.getByRole('banner').getByRole('button', { name: words[other].otherLanguage }).click();
  await visitor.isTold(words[manner.language].languageChanged);
  await expectIn(visitor, manner.language);
};
