import { emailChangeNotice, emailLinkNotice, emailMail, emailTakenNotice } from './email-mail.ts';

const link = 'https://henna.example/confirm-email?token=abc&x="><script>';

test.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
] as const)('a mail in %s has the link in text and markup', (language, direction) => {
  const { subject, text, html } = emailMail(link, language);
  expect(subject.length).toBeGreaterThan(10);
  expect(text).toContain(link);
  expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
  expect(html).toContain('token=abc&amp;x=&quot;&gt;&lt;script&gt;');
});

test.each([emailChangeNotice, emailLinkNotice, emailTakenNotice])(
  '%p speaks both languages and has no link',
  (mail) => {
    const { subject, text, html } = mail();
    for (const part of [subject, text, html]) expect(part).toMatch(/account[^]*حساب/);
    expect(text + html).not.toContain('http');
  },
);
