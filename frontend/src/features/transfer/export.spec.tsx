import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearToasts } from '../../components/toast/toasts.ts';
import { answer, problem } from '../../testing/fake-server.ts';
import { click, open, site, toast } from '../../testing/transfer.tsx';

let saved: string[] = [];
beforeEach(() => {
  saved = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function () {
    saved.push(this.download);
  };
});
afterEach(() => {
  act(clearToasts);
  localStorage.clear();
});

describe('exporting', () => {
  test('a card tells how many records there are and saves them; none can not be exported', async () => {
    const requests = open(
      '/admin/export',
      site({ 'GET /api/admin/export/brands': [{}], 'GET /api/admin/export': () => problem(500, 'INTERNAL') }),
    );
    expect(await screen.findByText('42 records')).toBeInTheDocument();
    expect(screen.getByText('1 record')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Export Votes as JSON' })).toBeDisabled();
    await click('Export Brands as CSV');
    await waitFor(() => expect(toast()).toHaveTextContent('Export successful'));
    expect(saved).toEqual([expect.stringMatching(/^brands-export-\d{4}-\d\d-\d\d\.csv$/)]);
    const [exported] = requests.filter(({ path }) => path === '/api/admin/export/brands');
    expect(exported!.search.get('format')).toBe('csv');
    expect(exported!.headers.get('x-admin-token')).toBe('right');
    await click('Export All');
    await waitFor(() => expect(toast()).toHaveTextContent('Failed to export data'));
    localStorage.clear();
  });

  test('only administrators export everything at once', async () => {
    open('/admin/export', site({}, 'moderator'));
    expect(await screen.findByText('42 records')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Export Brands as CSV' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Export All' })).not.toBeInTheDocument();
  });

  test('only administrators import', async () => {
    open('/admin/import', site({}, 'moderator'));
    expect(await screen.findByText('Only administrators import')).toBeInTheDocument();
  });

  test('counts that could not be read are asked for again', async () => {
    let fails = true;
    const counts = () => (fails ? problem(500, 'INTERNAL') : answer(200, [{ entity: 'brands', count: 1 }]));
    open('/admin/export', site({ 'GET /api/admin/export/counts': counts }));
    const retry = await screen.findByRole('button', { name: /again|retry/i });
    fails = false;
    await userEvent.click(retry);
    expect(await screen.findByText('1 record')).toBeInTheDocument();
  });
});
