import { act, fireEvent, render, screen } from '@testing-library/react';
import { Direction } from '../direction.tsx';
import { ToastRegion } from './toast-region.tsx';
import { clearToasts, showToast, type NewToast } from './toasts.ts';

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <Direction>
      <ToastRegion />
    </Direction>,
  );
});
afterEach(() => {
  act(clearToasts);
  jest.useRealTimers();
});

const show = (toast: NewToast) => act(() => showToast(toast));
const shown = () => screen.queryByTestId('toast')?.textContent ?? null;

test('a toast is announced, and goes after 5 seconds', () => {
  show({ title: 'Saved', description: 'All of it' });
  expect(screen.getByRole('status')).toHaveTextContent('SavedAll of it');
  act(() => jest.advanceTimersByTime(4_999));
  expect(shown()).not.toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(shown()).toBeNull();
});

test('there is one toast at a time: the newest', () => {
  show({ title: 'First' });
  show({ title: 'Second' });
  expect(screen.getAllByTestId('toast')).toHaveLength(1);
  expect(shown()).toBe('Second');
});

test('a toast with Undo stays when another comes, which follows it', () => {
  const undo = jest.fn();
  show({ title: 'Removed', undo });
  show({ title: 'By the way' });
  expect(shown()).toContain('Removed');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(shown()).toBe('By the way');
});

test('nothing that came while a toast with Undo was shown is lost', () => {
  show({ title: 'Removed', undo: () => undefined });
  show({ title: 'Link copied' });
  show({ title: 'Thank you' });
  act(() => jest.advanceTimersByTime(5_000));
  expect(shown()).toBe('Link copied');
  act(() => jest.advanceTimersByTime(5_000));
  expect(shown()).toBe('Thank you');
  act(() => jest.advanceTimersByTime(5_000));
  expect(shown()).toBeNull();
});

test.each([
  ['an error', { title: 'Failed', tone: 'error' as const }],
  ['another Undo', { title: 'Removed too', undo: () => undefined }],
])('a toast with Undo gives way to %s', (_case, next) => {
  show({ title: 'Removed', undo: () => undefined });
  show(next);
  expect(shown()).toContain(next.title);
});

test('F8 leads into the toast, Escape closes it', () => {
  show({ title: 'Saved' });
  fireEvent.keyDown(window, { key: 'F8' });
  const close = screen.getByRole('button', { name: 'Close' });
  expect(close).toHaveFocus();
  fireEvent.keyDown(close, { key: 'Escape' });
  expect(shown()).toBeNull();
});

// jsdom's pointer events carry no place.
const pointer = (type: string, clientX: number) => new MouseEvent(type, { clientX, bubbles: true });

test.each([
  [49, true],
  [50, false],
])('swiped %i pixels to the right, it stays: %s', (pixels, stays) => {
  show({ title: 'Saved' });
  const card = screen.getByTestId('toast');
  fireEvent(card, pointer('pointerdown', 100));
  fireEvent(card, pointer('pointermove', 100 + pixels));
  fireEvent(card, pointer('pointerup', 100 + pixels));
  expect(shown() !== null).toBe(stays);
});

test('while it is pointed at, it stays', () => {
  show({ title: 'Saved' });
  fireEvent.mouseEnter(screen.getByTestId('toast'));
  act(() => jest.advanceTimersByTime(20_000));
  expect(shown()).toBe('Saved');
  fireEvent.mouseLeave(screen.getByTestId('toast'));
  act(() => jest.advanceTimersByTime(5_000));
  expect(shown()).toBeNull();
});
