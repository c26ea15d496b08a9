import { act, renderHook } from '@testing-library/react';
import { changeTexts } from '../i18n/index.ts';
import { ApiError } from './api.ts';
import { useFailureText } from './use-failure-text.ts';

const unavailable = new ApiError(503, 'A message for programs.', 'STORE_UNAVAILABLE');

afterEach(() => act(() => changeTexts('en')));

test.each([
  ['a store that is unavailable', 'en', unavailable, /^The service is not available/],
  ['a store that is unavailable', 'ar', unavailable, /^الخدمة غير متاحة/],
  ['no connection', 'ar', new ApiError(0, 'fetch failed'), /التحقق من الاتصال/],
  ['another refusal', 'en', new ApiError(409, 'There is one already.', 'CONFLICT'), /^There is one already\.$/],
] as const)('%s in %s', async (_, language, error, words) => {
  await changeTexts(language);
  expect(renderHook(useFailureText).result.current(error)).toMatch(words);
});
