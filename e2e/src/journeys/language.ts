import { expect } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';
import { texts, type Language } from '../texts/texts.ts';
import { expectEventually } from '../wait.ts';

const languageOf = (visitor: Visitor) =>
  visitor.page.evaluate(() => ({
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    stored: localStorage.getItem('preferred-language'),
    cookie: /(?:^|; )lang=(\w+)/.exec(document.cookie)?.[1],
  }));

const expectIn = async (visitor: Visitor, language: Language) => {
  const expected = { lang: language, dir: texts[language].dir, stored: language, cookie: language };
  await expectEventually(() => languageOf(visitor), expected);
  await visitor.page.getByRole('heading', { level: 1, name: texts[language].products }).waitFor();
};

/** Changes to the other language: at once, stored, and in the first HTML of the next visit; then back again. */
export const changeLanguage = async (visitor: Visitor): Promise<void> => {
  const { page, device } = visitor;
  const other = device.language === 'ar' ? 'en' : 'ar';
  await visitor.goTo('/products');
  await page.getByRole('banner').getByRole('button', { name: texts[device.language].otherLanguage }).click();
  await visitor.waitForToast(texts[other].languageChanged);
  await expectIn(visitor, other);

  const response = await page.reload();
  const html = (await response?.text()) ?? '';
  expect(/<html[^>]*>/.exec(html)?.[0]).toBe(`<html lang="${other}" dir="${texts[other].dir}">`);
  expect(html).toContain(texts[other].products);
  await visitor.settle();
  await expectIn(visitor, other);

  await page.getByRole('banner').getByRole('button', { name: texts[other].otherLanguage }).click();
  await visitor.waitForToast(texts[device.language].languageChanged);
  await expectIn(visitor, device.language);
};
