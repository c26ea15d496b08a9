import { act, fireEvent, render, screen } from '@testing-library/react';
import { Direction } from './direction.tsx';
import { OfflineNotice } from './offline-notice.tsx';

const network = (online: boolean) =>
  act(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });

test('being offline is told, and no longer when it is over', () => {
  render(
    <Direction>
      <OfflineNotice />
    </Direction>,
  );
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  network(false);
  expect(screen.getByRole('status')).toHaveTextContent('You are offline. What you see may be out of date.');
  network(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('it can be dismissed, until the next time', () => {
  render(
    <Direction>
      <OfflineNotice />
    </Direction>,
  );
  network(false);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  network(true);
  network(false);
  expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
  network(true);
});
