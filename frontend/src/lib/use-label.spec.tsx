import { act, render, screen } from '@testing-library/react';
import { changeTexts } from '../i18n/index.ts';
import type { Labels } from './api-types.ts';
import { useLabel } from './use-label.ts';

function Word({ text, labels }: { readonly text: string; readonly labels?: Labels }) {
  return <p>{useLabel()(text, labels)}</p>;
}
const shown = () => screen.getByRole('paragraph').textContent;

afterEach(async () => {
  jest.useRealTimers();
  await act(() => changeTexts('en'));
});

test('in English a word stays as it is', () => {
  render(<Word text="Lipstick" labels={{ ar: 'أحمر شفاه' }} />);
  expect(shown()).toBe('Lipstick');
});

test("in Arabic the record's own label comes first, then the dictionary of product types", async () => {
  await changeTexts('ar');
  const { rerender } = render(<Word text="Lipstick" labels={{ ar: 'روج' }} />);
  expect(shown()).toBe('روج');
  rerender(<Word text="Hair_Oil" />);
  expect(shown()).toBe('زيت شعر');
});

test('a word nobody has translated is marked after a moment, at once from then on, and moves nothing', async () => {
  await changeTexts('ar');
  jest.useFakeTimers();
  const { unmount } = render(<Word text="Glow drops" />);
  expect(shown()).toBe('\u00a0'.repeat('[AR] Glow drops'.length));
  act(() => jest.advanceTimersByTime(100));
  expect(shown()).toBe('[AR] Glow drops');
  unmount();
  render(<Word text="Glow drops" />);
  expect(shown()).toBe('[AR] Glow drops');
});
