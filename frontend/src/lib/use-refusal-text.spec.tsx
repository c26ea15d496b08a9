import { adminRefusals, publicRefusals, refusals } from '@henna/domain/refusals';
import { act, renderHook } from '@testing-library/react';
import '../i18n/admin.load.ts';
import { adminRefusals as adminArabic } from '../i18n/admin/refusals.ar.ts';
import { changeTexts } from '../i18n/index.ts';
import { publicRefusals as publicArabic } from '../i18n/refusals.ar.ts';
import { ApiError } from './api.ts';
import { useRefusalText } from './use-refusal-text.ts';

const texts = () => renderHook(useRefusalText).result.current;
const arabic: Readonly<Record<string, string>> = { ...publicArabic, ...adminArabic };

afterEach(() => act(() => changeTexts('en')));

test.each(Object.keys(refusals))('%s has words in both languages, and they name no value that is not sent', (code) => {
  const english = refusals[code as keyof typeof refusals];
  const named = (words: string) => [...words.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!);
  expect(named(english)).toEqual(expect.arrayContaining(named(arabic[code]!)));
  const verbatim =
    /UUID|SHA|SQL|ADMIN_TOKENS|ISO|UTF|https?|true|false|#A06F4A|If-Match|X-Min-Position|\bar\b|\{\{\w+\}\}/g;
  expect(arabic[code]!.replace(verbatim, '')).not.toMatch(/[a-z]{2}/i);
});

test('no code is both for everybody and for staff', () =>
  expect(Object.keys(adminRefusals).filter((code) => code in publicRefusals)).toEqual([]));

test.each([
  ['en', { code: 'TOO_MANY_STEPS', params: { max: 2000 } }, 'The period has more than 2,000 intervals.'],
  ['ar', { code: 'TOO_MANY_STEPS', params: { max: 2000 } }, 'فواصل المدة أكثر من 2,000. تلزم مدة أقصر أو فاصل أطول.'],
  ['ar', { code: 'OPTION_NOT_LISTED', params: { option: 'Skin $1' } }, '«\u2068Skin $1\u2069» ليس من الخيارات'],
  ['ar', { message: 'Of before refusals had codes.' }, 'Of before refusals had codes.'],
] as const)('in %s the code and its params give the words', async (language, refusal, words) => {
  await changeTexts(language);
  expect(texts().words({ message: '', ...refusal })).toBe(words);
});

test.each([
  ['a store that is unavailable', 'en', new ApiError(503, 'x', 'STORE_UNAVAILABLE'), /^The service is not available/],
  ['a store that is unavailable', 'ar', new ApiError(503, 'x', 'STORE_UNAVAILABLE'), /^الخدمة غير متاحة/],
  ['no connection', 'ar', new ApiError(0, 'fetch failed'), /التحقق من الاتصال/],
  ['an unknown code', 'en', new ApiError(409, 'x', 'NEWER', [], 'c1'), /^Something went wrong\. Reference: c1$/],
  ['an answer without a code', 'en', new ApiError(502, 'Bad Gateway'), /^Bad Gateway$/],
] as const)('%s in %s', async (_, language, error, words) => {
  await changeTexts(language);
  expect(texts().refusalText(error)).toMatch(words);
});

test('a refused field has its own words, which are those of the whole', async () => {
  await changeTexts('ar');
  const fields = [{ field: 'shades.0.name', code: 'IS_LENGTH', params: { min: 1, max: 200 }, message: 'x' }];
  const error = new ApiError(400, 'x', 'VALIDATION_FAILED', fields);
  const message = 'القيمة مطلوبة، وعدد أحرفها من 1 إلى 200';
  expect(texts().fieldTexts(error)).toEqual([{ field: 'shades.0.name', message }]);
  expect(texts().refusalText(error)).toBe(message);
});
