import { holdReasonOf, newAccountMs, type NewText } from './hold-reason.ts';

const hold = (text: string, given: Partial<NewText> = {}) =>
  holdReasonOf({ text, before: '', accountAgeMs: newAccountMs, others: [], ...given });
const young = { accountAgeMs: newAccountMs - 1 };
const link = 'Cheaper at example.com';

test('a new member’s link waits, whether posted or edited in', () => {
  expect(hold(link, young)).toBe('link');
  expect(hold(link, { ...young, before: 'Lovely' })).toBe('link');
  expect(hold(link)).toBeNull();
  expect(hold('Lovely', young)).toBeNull();
});

test('a link that stood before does not wait again, another does', () => {
  expect(hold(`${link}, really`, { ...young, before: link })).toBeNull();
  expect(hold(`${link} or other.com`, { ...young, before: link })).toBe('link');
});

test('the same text waits the third time, however it is written', () => {
  expect(hold('Buy it', { others: ['Buy it'] })).toBeNull();
  expect(hold('Buy it', { others: ['buy  IT', ' Buy\nit '] })).toBe('repeated');
  expect(hold('رائِع', { others: ['رائع', 'رائع'] })).toBe('repeated');
  expect(hold('Buy it', { others: ['Buy it', 'Buy them', 'Keep it'] })).toBeNull();
});
