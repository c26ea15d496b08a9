import type { NextFunction, Request, Response } from 'express';
import { rejectWhileLoading } from './while-loading.ts';

/** The page that a visitor gets while so many products have been loaded. */
const pageWhile = (loading: { readonly loaded: number; readonly total: number } | undefined) => {
  let page = '';
  const response: object = new Proxy(
    {},
    { get: (_, name) => (given: string) => (name === 'send' ? (page = given) : response) },
  );
  const next: NextFunction = () => undefined;
  rejectWhileLoading(
    () => false,
    () => loading,
  )({ path: '/products' } as Request, response as Response, next);
  return page;
};

test('the page says how far loading has come, in both languages, once that is known', () => {
  const page = pageWhile({ loaded: 34_000, total: 61_900 });
  expect(page).toContain('<p>Loading products: 34,000 of 61,900</p>');
  expect(page).toContain('<p lang="ar" dir="rtl">تحميل المنتجات: 34,000 من 61,900</p>');
  for (const unknown of [undefined, { loaded: 0, total: 0 }]) {
    expect(pageWhile(unknown)).toContain('Henna is starting.');
    expect(pageWhile(unknown)).not.toContain('Loading products');
  }
});
