import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient } from '../../lib/query-client.ts';
import { fakeServer, problem } from '../../testing/fake-server.ts';
import { useCurrentUser, useUserId } from './use-current-user.ts';

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
);
beforeEach(() => localStorage.clear());

test('without a session a local id is made and kept, and is no identity', async () => {
  fakeServer({ 'GET /api/user/session': () => problem(401, 'UNAUTHORIZED') });
  const first = renderHook(useUserId, { wrapper }).result.current;
  expect(first.userId).toMatch(/^anonymous-[0-9a-f]{24}$/);
  expect(localStorage.getItem('anonymous-user-id')).toBe(first.userId);
  const second = renderHook(useUserId, { wrapper }).result.current;
  expect(second).toMatchObject({ userId: first.userId, sessionUserId: null });
});

test('the session gives the id that counts', async () => {
  fakeServer({ 'GET /api/user/session': { userId: 'u1' } });
  const { result } = renderHook(useUserId, { wrapper });
  await waitFor(() => expect(result.current).toMatchObject({ userId: 'u1', sessionUserId: 'u1', isLoading: false }));
});

test.each([
  ['401', () => problem(401, 'UNAUTHORIZED')],
  ['a code that says unauthorized', () => problem(500, 'UNAUTHORIZED')],
])('signed out is known by %s', async (_case, answers) => {
  fakeServer({ 'GET /api/auth/user': answers });
  const { result } = renderHook(useCurrentUser, { wrapper });
  await waitFor(() => expect(result.current).toEqual({ user: null, isAuthenticated: false, isLoading: false }));
});
