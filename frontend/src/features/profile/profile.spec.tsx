import { screen } from '@testing-library/react';
import { fakeServer } from '../../testing/fake-server.ts';
import { siteWith } from '../../testing/lists.ts';
import { lipstickPage, rana } from '../../testing/product.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { initialsOf } from './initials.ts';

test('without a session the profile asks for one', async () => {
  fakeServer(siteWith(1));
  renderApp('/profile');
  expect(await screen.findByRole('heading', { name: 'Authentication Required' })).toBeInTheDocument();
  expect(screen.getByText('Please refresh the page to access your profile.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
});

test('signed in, the profile shows the person and since when they are a member', async () => {
  fakeServer(lipstickPage({ ...rana, createdAt: '2026-03-05T10:00:00.000Z' }));
  renderApp('/profile');
  expect(await screen.findByRole('heading', { level: 1, name: rana.firstName ?? '' })).toBeInTheDocument();
  expect(screen.getByText('Member since March 5, 2026')).toBeInTheDocument();
  expect(screen.getByText(rana.email)).toBeInTheDocument();
});

test.each([
  ['Nora Bell Smith', 'NB'],
  ['نورة', 'ن'],
  [' élise  du Pont', 'ÉD'],
])('the initials of "%s" are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
