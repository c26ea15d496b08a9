import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin } from '../../testing/admin.ts';
import { daysBefore, localInputValue, parseMoment } from '../../admin-kit/moment.ts';

test('a moment of an address is a time, or none', () => {
  expect(parseMoment('2026-03-01T12:00:00Z')).toBe('2026-03-01T12:00:00.000Z');
  for (const wrong of ['yesterday', '2026-03-01', '2026-13-01T12:00:00Z', 7, undefined])
    expect(parseMoment(wrong)).toBeUndefined();
  const time = new Date(2026, 2, 1, 9, 5);
  expect(localInputValue(time)).toBe('2026-03-01T09:05');
  expect(localInputValue(daysBefore(time, 7))).toBe('2026-02-22T09:05');
});

test('a list of a moment says so, can only be read, and leads back to now', async () => {
  openAdmin('/admin/brands?asOf=2026-03-01T12:00:00.000Z');
  expect(await screen.findByText(/Nothing can be changed here/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add Brand' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Back to now' }));
  expect(await screen.findByRole('button', { name: 'Add Brand' })).toBeInTheDocument();
  expect(screen.queryByText(/Nothing can be changed here/)).not.toBeInTheDocument();
});

test('a quiet button leads to another moment', async () => {
  openAdmin('/admin/brands');
  await userEvent.click(await screen.findByRole('button', { name: 'As of…' }));
  expect(screen.getByLabelText('Date and time')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'A week ago' }));
  expect(await screen.findByText(/Nothing can be changed here/)).toBeInTheDocument();
});
