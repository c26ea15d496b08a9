import { problemPage } from './problem-page.ts';
import { problems, type ProblemKind } from './sign-in-problem.ts';

const kinds = Object.keys(problems) as ProblemKind[];

test.each(kinds)('%s has a page in both languages, with a way on and a way home', (kind) => {
  for (const [language, direction] of [
    ['en', 'ltr'],
    ['ar', 'rtl'],
  ] as const) {
    const page = problemPage(kind, language, '/product/1?tab=2&x="><script>');
    expect(page).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(page).toContain(`<h1>${problems[kind][language].title}</h1>`);
    expect(page).toContain('<a href="/">');
    expect(page).toMatch(/href="\/(api\/login|sign-in)\?returnTo=%2Fproduct%2F1%3Ftab%3D2/);
    expect(page).not.toContain('<script>');
  }
});

test('only what is wrong at the provider is a failure beyond the visitor', () =>
  expect(kinds.filter((kind) => problems[kind].status >= 500)).toEqual(['away', 'misconfigured']));
