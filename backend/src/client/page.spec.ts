import { renderPage } from './page.ts';

const template =
  '<!doctype html>\n<html lang="en" dir="ltr">\n  <head>\n    <meta name="description" content="old" />\n    <title>Henna</title>\n  </head></html>';

test('the first HTML has the language and direction of the visitor', () =>
  expect(renderPage(template, { language: 'ar', noindex: false })).toContain('<html lang="ar" dir="rtl">'));

test('title and description are text, whatever they hold', () => {
  const html = renderPage(template, {
    language: 'en',
    noindex: false,
    title: '</title><script>alert($&)</script>',
    description: '"onload="x',
  });
  expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;alert($&amp;)&lt;/script&gt;</title>');
  expect(html).toContain('content="&quot;onload=&quot;x"');
  expect(html).not.toContain('<script>');
});

test('search engines are kept out where asked', () => {
  expect(renderPage(template, { language: 'en', noindex: true })).toContain('<meta name="robots" content="noindex" />');
  expect(renderPage(template, { language: 'en', noindex: false })).not.toContain('robots');
});
