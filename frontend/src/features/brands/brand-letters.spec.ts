import { byLetter, letterId, letterOf } from './brand-letters.ts';

test.each([
  ['Dior', 'D'],
  ['éclat', 'E'],
  ['Ørsted', '#'],
  ['3INA', '#'],
  ['أمواج', 'ا'],
  ['الحرمين', 'ح'],
  ['', '#'],
])('%s is found under %s', (name, letter) => expect(letterOf(name)).toBe(letter));

test('all Latin letters are there, with what begins with them; then Arabic ones and the rest', () => {
  const named = (displayName: string) => ({ displayName });
  const groups = byLetter(['3INA', 'Dior', 'DKNY', 'أمواج'].map(named));
  expect(groups.map(({ letter }) => letter).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZا#');
  expect(groups[3]).toEqual({ letter: 'D', items: [named('Dior'), named('DKNY')] });
  expect(groups[0]!.items).toEqual([]);
  expect(['A', 'ا', '#'].map(letterId)).toEqual(['letter-a', 'letter-ا', 'letter-other']);
});
