import { spread, wrapText } from './line-end-labels.tsx';

test('whole names are broken into lines between words', () => {
  expect(wrapText('Good Body Skin AHA + Enzyme Exfoliating Body Wash', 25)).toEqual([
    'Good Body Skin AHA +',
    'Enzyme Exfoliating Body',
    'Wash',
  ]);
  expect(wrapText('Unbreakable', 5)).toEqual(['Unbreakable']);
});

test('no name lies on another one, or below the chart', () => {
  const label = (y: number, texts = ['a']) => ({ y, texts });
  expect(spread([label(50), label(10), label(12)], 200).map(({ y }) => y)).toEqual([10, 30, 50]);
  expect(spread([label(190), label(190, ['a', 'b'])], 200).map(({ y }) => y)).toEqual([144, 164]);
});
