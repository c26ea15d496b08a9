import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, type Answer, type FakeRequest } from './fake-server.ts';
import { siteWith } from './lists.ts';
import { renderApp } from './render-app.tsx';
import './no-media-matches.ts';

/** What the screens of export and import ask for. */
export const site = (more: Record<string, Answer> = {}, role = 'admin'): Record<string, Answer> => ({
  ...siteWith(1),
  'POST /api/admin/auth': { valid: true, name: 'desk', role },
  'GET /api/admin/export/counts': [
    { entity: 'brands', count: 42 },
    { entity: 'settings', count: 1 },
    { entity: 'votes', count: 0 },
  ],
  'GET /api/admin/imports': [],
  'GET /api/admin/restore': [],
  ...more,
});
/** Opens a screen as whoever has the token; answers what it asked for so far, and from then on. */
export const open = (path: string, answers = site()): readonly FakeRequest[] => {
  localStorage.setItem('admin-token', 'right');
  const requests = fakeServer(answers);
  renderApp(path);
  return requests;
};
export const toast = (): HTMLElement => screen.getByTestId('toast');
export const click = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
