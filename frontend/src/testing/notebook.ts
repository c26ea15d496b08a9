import { openAdmin, site } from './admin.ts';
import { analyticsAnswers } from './analytics.ts';
import { answer, type Answer, type FakeRequest } from './fake-server.ts';

/** An entry of the notebook, as the service answers it. */
export const entry = (id: string, more: object = {}) => ({
  id,
  title: `Entry ${id}`,
  note: null,
  view: { tab: 'now', search: {} },
  savedAt: '2026-03-01T10:00:00.000Z',
  dashboard: null,
  threshold: null,
  savedBy: 'desk',
  changedAt: null,
  changedBy: null,
  revision: 0,
  ...more,
});
export const votes = entry('v', {
  title: 'Votes by category',
  note: 'A fair in March.\nSee Dior.',
  view: { tab: 'explore', search: { metric: 'votes', group: 'category', versus: 'before', brand: 'b1' } },
});
export const pageOf = (...items: readonly object[]) => ({ items, total: items.length, page: 1, pageSize: 20 });
/** The notebook with one entry, for an analyst; any other address or role. */
export const openNotebook = (
  more: Record<string, Answer> = {},
  address = '/admin/analytics?tab=notebook',
  role = 'analyst',
) => {
  const saved = more['GET /api/analytics/notebook'] ?? pageOf(votes);
  // Without a page the service lists all.
  const list: Answer = (request) => {
    if (typeof saved === 'function') return (saved as (asked: FakeRequest) => Response)(request);
    return answer(200, request.search.has('page') || !('items' in saved) ? saved : saved.items);
  };
  return openAdmin(address, site(analyticsAnswers({ ...more, 'GET /api/analytics/notebook': list }), role));
};
