import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeTexts } from '../../../i18n/index.ts';
import { openAdmin, site } from '../../../testing/admin.ts';
import { screens } from '../screens.ts';
import { guides as arabic } from './guides.ar.ts';
import { guides as english } from './guides.en.ts';

afterEach(() => act(() => changeTexts('en')));

test('a guide says what can be done on its screen, leads there and to the other guides', async () => {
  openAdmin('/admin/guide/moderation');
  expect(await screen.findByRole('heading', { level: 1, name: 'Guide: Moderation' })).toBeInTheDocument();
  const points = within(screen.getByRole('region', { name: 'What you can do here' })).getAllByRole('listitem');
  expect(points.map(({ textContent }) => textContent)).toEqual(english.moderation.points);
  const keys = within(screen.getByRole('region', { name: 'Shortcuts' }));
  expect(keys.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['↑ ↓', 'K', 'R', 'U']);
  expect(screen.getByRole('link', { name: 'Open the screen' })).toHaveAttribute('href', '/admin/moderation');
  const others = within(screen.getByRole('region', { name: 'All guides' }));
  expect(others.getByRole('link', { name: 'Moderation' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(others.getByRole('link', { name: 'Brands' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Guide: Brands' })).toBeInTheDocument();
});

test('every screen leads to its guide, in Arabic too', async () => {
  await changeTexts('ar');
  openAdmin('/admin/brands');
  const menu = await screen.findByRole('link', { name: 'دليل: العلامات التجارية' });
  await userEvent.click(menu);
  expect(await screen.findByText(arabic.brands.text)).toBeInTheDocument();
});

test('only guides to screens that the role has are offered; another topic is not found', async () => {
  const { unmount } = openAdmin('/admin/guide/today', site({}, 'moderator'));
  const others = within(await screen.findByRole('region', { name: 'All guides' }));
  expect(others.queryByRole('link', { name: 'Analytics' })).not.toBeInTheDocument();
  unmount();
  openAdmin('/admin/guide/nothing');
  expect(await screen.findByText('There is no screen at this address.')).toBeInTheDocument();
});

test.each(screens.map(({ name }) => name))('the guide to %s says the same in both languages', (name) => {
  expect(arabic[name].points).toHaveLength(english[name].points.length);
  expect(arabic[name].keys?.map(([keys]) => keys)).toEqual(english[name].keys?.map(([keys]) => keys));
});
