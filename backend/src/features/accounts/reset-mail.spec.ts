import { resetMail } from './reset-mail.ts';

const link = 'https://henna.example/reset-password?token=abc&x="><script>';

test.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
] as const)('a mail in %s has the link in text and markup', (language, direction) => {
  const { subject, text, html } = resetMail(link, language);
  expect(subject.length).toBeGreaterThan(10);
  expect(text).toContain(link);
  expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
  expect(html).toContain('token=abc&amp;x=&quot;&gt;&lt;script&gt;');
  expect(html).not.toContain('<script>');
});
