import { linesOf, newLine, optionsChange, optionsProblem } from './option-lines.ts';

test('lines of options: blank ones fall away, words are unique in any case, only words that stand are renamed', () => {
  const options = [{ label: 'Good', tone: 'positive' as const }, { label: 'Bad' }];
  const [good, bad] = linesOf(options);
  const lines = [{ ...good!, label: 'Great' }, { ...bad!, from: 'Gone', label: 'Poor' }, newLine('  ')];
  expect(optionsChange(lines, options)).toMatchObject({
    options: ['Great', 'Poor'],
    tones: { Great: 'positive', Poor: 'neutral' },
    renames: [{ from: 'Good', to: 'Great' }],
  });
  const bounds = { min: 2, max: 10 };
  expect(optionsProblem([newLine('Good'), newLine('GOOD ')], bounds)).toBe('notUnique');
  expect(optionsProblem([newLine('Good'), newLine('')], bounds)).toBe('tooFew');
  expect(optionsProblem([newLine('Good'), newLine('x'.repeat(21))], bounds)).toBe('tooLong');
});
