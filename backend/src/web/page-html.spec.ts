import { fillTemplate } from './page-html.ts';

const template =
  '<!doctype html>\n<html lang="en" dir="ltr">\n  <head>\n    <meta name="description" content="old" />\n    <title>Henna</title>\n  </head><body><div id="root"></div></body></html>';
const bare = { language: 'en', noindex: false } as const;
const hostile = '</title></script><!--<script>alert(\'$&\')</script>"onload="x\u2028';

test('the first HTML has the language and direction of the visitor', () =>
  expect(fillTemplate(template, { language: 'ar', noindex: false })).toContain('<html lang="ar" dir="rtl">'));

test('title, description and every other text are text, whatever they hold', () => {
  const html = fillTemplate(template, {
    ...bare,
    title: hostile,
    description: hostile,
    siteName: hostile,
    canonical: `https://henna.example/${hostile}`,
    image: hostile,
  });
  expect(html).toContain('<title>&lt;/title&gt;&lt;/script&gt;&lt;!--&lt;script&gt;alert(&#39;$&amp;&#39;)');
  expect(html).not.toContain('<script');
  expect(html).not.toContain('"onload');
  expect(html.match(/<title>/g)).toHaveLength(1);
});

test('data can not end the script that it stands in', () => {
  const html = fillTemplate(template, {
    ...bare,
    data: { name: hostile },
    firstData: JSON.stringify({ [`/api/${hostile}`]: { text: hostile } }),
  });
  const scripts = [...html.matchAll(/<script type="([^"]*)"[^>]*>(.*?)<\/script>/gs)];
  expect(scripts.map(([, type]) => type)).toEqual(['application/ld+json', 'application/json']);
  expect(JSON.parse(scripts[0]![2]!)).toEqual({ name: hostile });
  expect(JSON.parse(scripts[1]![2]!)).toEqual({ [`/api/${hostile}`]: { text: hostile } });
  expect(html.match(/<script|<\/script|<!--/g)).toHaveLength(4);
});

test('search engines are kept out where asked', () => {
  expect(fillTemplate(template, { language: 'en', noindex: true })).toContain(
    '<meta name="robots" content="noindex" />',
  );
  expect(fillTemplate(template, bare)).not.toContain('robots');
});
