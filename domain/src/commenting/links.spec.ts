import { linksIn } from './links.ts';

test.each([
  ['See https://example.com/a?b=c.', ['https://example.com/a?b=c']],
  ['HTTP://Example.com', ['http://example.com']],
  ['www.example.shop, really', ['www.example.shop']],
  ['Half price at example.com', ['example.com']],
  ['Half price at example.com/x!', ['example.com/x']],
  ['my-shop.co.uk and beauty.store', ['my-shop.co.uk', 'beauty.store']],
  ['Write to wa.me/971500000 or t.me/shop', ['wa.me/971500000', 't.me/shop']],
  ['تخفيضات على example.com/عروض، لا تفوتكم', ['example.com/عروض']],
  ['زوروا موقعwww.example.com', ['www.example.com']],
  ['(https://example.com)', ['https://example.com']],
])('%s has links', (text, links) => expect(linksIn(text)).toEqual(links));

test.each([
  'Dr.Jart+ Cicapair and Dr.Jart/Cica are fine',
  'No.5 smells of soap',
  'Lasts e.g. 3.5 hours, i.e. not long; 12.5ml',
  'Love it.So good.It stays.me too',
  'Great.Company',
  'كريم رائع. أنصح به.جداً',
  'Write to me@example.com',
  '50/50 and/or a.m./p.m.',
  'SPF 30...50',
])('%s has none', (text) => expect(linksIn(text)).toEqual([]));
