import { analyticsRefusals, importFields as known, importReasons as said, replayFailures } from '@henna/contracts/told';
import { analyticsRefusals as refusals } from '../../../i18n/admin/analytics-refusals.ar.ts';
import { importFields } from '../../../i18n/admin/import-fields.ar.ts';
import { importReasons } from '../../../i18n/admin/import-reasons.ar.ts';
import { replayFailures as failures } from '../../../i18n/admin/replay-failures.ar.ts';
import { inOtherWords, problemInOtherWords } from './known-sentence.ts';

const arabic = (problem: string) => problemInOtherWords(problem, said, importReasons, importFields);
/** What stands in Latin letters in Arabic too. */
const terms = /UUID|SHA|ISO|https?|true|false|#A06F4A/g;
const english = /[a-z]{2}/i;

describe('why a row is refused, in Arabic', () => {
  test.each(Object.entries(said))('%s has words of its own, and no value is left out of place', (name, sentence) => {
    const values = sentence.split('{}').slice(0, -1);
    const text = values.reduce((line, _, index) => line.replace('{}', String(100 + index)), sentence);
    const words = inOtherWords(text, said, importReasons)!;
    expect(words).not.toMatch(/[{}]|undefined/);
    expect(words.replace(terms, '')).not.toMatch(english);
    expect(
      Object.keys(said).find((each) => inOtherWords(text, { [each]: said[each as keyof typeof said] }, importReasons)),
    ).toBe(name);
  });

  test.each(known)('the field %s has a name', (field) => {
    expect(arabic(`${field}: is there already.`)).toBe(`${importFields[field]}: موجود من قبل`);
    expect(importFields[field]).not.toMatch(english);
  });

  test('several reasons, fields of lists, and values that hold what stands between reasons', () => {
    expect(arabic('shades.0.hex: hex must be a colour such as #A06F4A.; name: name must be a string')).toBe(
      'الدرجات › 1 › اللون: يجب أن تكون القيمة لونًا مثل \u2068#A06F4A\u2069؛ الاسم: يجب أن تكون القيمة نصًا',
    );
    expect(arabic('brand: There is no brand "A; brand: There is no brand "B"".')).toBe(
      'العلامة التجارية: لا توجد علامة تجارية باسم «\u2068A; brand: There is no brand "B"\u2069»',
    );
    expect(arabic('row: A category named "Skin $1 care" already exists.')).toBe(
      'الصف: يوجد سجل بالاسم «\u2068Skin $1 care\u2069»',
    );
  });

  test('what is not known stays as the service puts it', () => {
    expect(arabic('name: Of another day; stars: Stars are whole numbers from 1 to 5.')).toBe(
      '\u2068name: Of another day; stars: Stars are whole numbers from 1 to 5.\u2069',
    );
    expect(arabic('colour: is no field of these records.')).toBe('\u2068colour\u2069: ليس من حقول هذه السجلات');
  });
});

test.each(Object.values(replayFailures))('that a replay failed is told in Arabic: %s', (failure) => {
  expect(inOtherWords(failure.replace('{}', '10000000'), replayFailures, failures)).not.toMatch(/[a-z{}]/i);
});

test.each(Object.values(analyticsRefusals))('that a question is refused is told in Arabic: %s', (refusal) => {
  expect(inOtherWords(refusal.replaceAll('{}', '7'), analyticsRefusals, refusals)).not.toMatch(/[a-z{}]/i);
});
