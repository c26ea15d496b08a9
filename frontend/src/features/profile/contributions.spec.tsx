import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MemberContribution } from '../../lib/api-types.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { siteWith } from '../../testing/lists.ts';
import { comment, lipstickPage } from '../../testing/product.ts';
import { ranasProfile } from '../../testing/profile.ts';
import { renderApp } from '../../testing/render-app.tsx';

const product = {
  id: 'p1',
  name: 'Velvet Lipstick',
  brandDisplayName: 'Rosewater',
  category: 'makeup',
  imageUrl: null,
};
const contribution = (id: string, more: Partial<MemberContribution>): MemberContribution => ({
  id,
  product,
  createdAt: '2026-03-05T10:00:00.000Z',
  vote: null,
  stars: null,
  content: null,
  reply: false,
  ...more,
});
const pageOf = (...items: MemberContribution[]) => ({ items, total: items.length, page: 1, pageSize: 12 });

test('one’s own votes, ratings and comments are on the profile, each with its product', async () => {
  fakeServer({
    ...siteWith(1, true),
    'GET /api/profile/u1': ranasProfile,
    'GET /api/contributions/votes': pageOf(contribution('v', { vote: { key: 'Creamy', labels: {} } })),
    'GET /api/contributions/ratings': pageOf(contribution('r', { stars: 4, product: null })),
    'GET /api/contributions/comments': pageOf(contribution('c', { content: 'Lasts all day.', reply: true })),
  });
  const { router } = renderApp('/profile');
  const panel = async () => within(await screen.findByRole('tabpanel'));
  expect(await (await panel()).findByText('Creamy')).toBeInTheDocument();
  expect((await panel()).getByRole('link', { name: 'Velvet Lipstick' })).toHaveAttribute('href', '/product/p1');
  await userEvent.click(screen.getByRole('tab', { name: 'Ratings' }));
  expect(await (await panel()).findByText('4 stars')).toBeInTheDocument();
  expect((await panel()).getByText('No longer available')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Comments' }));
  expect(await (await panel()).findByText('Lasts all day.')).toBeInTheDocument();
  expect((await panel()).getByText(/^Reply · /)).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.href).toBe('/profile?tab=comments'));
});

test('who has done nothing yet is led on', async () => {
  fakeServer({ ...siteWith(1, true), 'GET /api/profile/u1': ranasProfile, 'GET /api/contributions/votes': pageOf() });
  renderApp('/profile');
  expect(await screen.findByText('No votes yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Discover products' })).toHaveAttribute('href', '/products');
});

test('a public profile shows the latest comments', async () => {
  fakeServer({
    ...lipstickPage(null, [comment('a', { hasProfile: true })]),
    'GET /api/profile/u2': { ...ranasProfile, userId: 'u2', displayName: 'Mia' },
    'GET /api/profile/u2/comments': pageOf(contribution('c', { content: 'Elsewhere too.', stars: 5 })),
  });
  renderApp('/product/p1');
  await userEvent.click(await screen.findByRole('button', { name: 'Mia, show profile' }));
  const card = within(await screen.findByRole('dialog'));
  expect(await card.findByText('Elsewhere too.')).toBeInTheDocument();
  expect(card.getByText('Latest comments')).toBeInTheDocument();
});
