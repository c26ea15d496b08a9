import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listed, openAdmin, sent, site } from '../../../testing/admin.ts';
import { answer, type Answer } from '../../../testing/fake-server.ts';

const spring = {
  id: 'n1',
  title: 'Spring',
  labels: { ar: 'الربيع' },
  description: 'Up to 30% off',
  descriptionLabels: {},
  imageUrl: null,
  linkUrl: '/products',
  active: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  revision: 4,
};
const open = (more: Record<string, Answer> = {}, role?: string) =>
  openAdmin('/admin/banners', site({ 'GET /api/admin/banners': listed([spring]), ...more }, role));

test('the switch sends whether it is active and nothing else', async () => {
  const { requests } = open({ 'PUT /api/admin/banners/n1': { ...spring, active: true, revision: 5 } });
  const table = await screen.findByRole('table', { name: 'Banners Management' });
  expect(within(table).getByText('Inactive')).toBeInTheDocument();
  expect(within(table).getByTitle(/January 1, 2026/)).toBeInTheDocument();
  await userEvent.click(within(table).getByRole('switch', { name: 'Show Spring' }));
  expect(await screen.findByText('The banner is shown.')).toBeInTheDocument();
  const put = sent(requests, 'PUT /api/admin/banners/n1');
  expect([put?.body, put?.headers.get('If-Match')]).toEqual([{ active: true }, '4']);
});

test('a form with Arabic texts, addresses and a preview; only what was changed is sent', async () => {
  const theirs = { ...spring, title: 'Spring sale', linkUrl: '/products?brand=dior', revision: 6 };
  const conflicts = [{ field: 'linkUrl', base: '/products', theirs: '/products?brand=dior', mine: '/brands' }];
  const { requests } = open({
    'PUT /api/admin/banners/n1': () =>
      answer(409, { message: 'Changed', code: 'CHANGED_SINCE', current: theirs, conflicts }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Spring' }));
  const form = screen.getByRole('dialog', { name: 'Edit Banner' });
  expect(within(form).getByLabelText('Arabic title (optional)')).toHaveValue('الربيع');
  expect(within(form).getByRole('complementary', { name: 'Preview' })).toHaveTextContent('SpringUp to 30% off');
  const link = within(form).getByLabelText('Link URL (optional)');
  await userEvent.clear(link);
  await userEvent.type(link, 'javascript:x');
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
  expect(await within(form).findByText(/begins with http:\/\/, https:\/\/ or \//)).toBeInTheDocument();
  expect(sent(requests, 'PUT /api/admin/banners/n1')).toBeUndefined();
  await userEvent.clear(link);
  await userEvent.type(link, '/brands');
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
  expect(await within(form).findByRole('radiogroup', { name: 'Link URL (optional)' })).toBeInTheDocument();
  expect(within(form).getByLabelText('Title')).toHaveValue('Spring sale');
  expect(link).toHaveValue('/brands');
  expect(sent(requests, 'PUT /api/admin/banners/n1')?.body).toEqual({ linkUrl: '/brands' });
});

test('is deleted after a question, and brought back', async () => {
  const { requests } = open({
    'DELETE /api/admin/banners/n1': () => answer(204),
    'POST /api/admin/banners/n1/restore': spring,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Spring' }));
  await userEvent.click(
    within(screen.getByRole('alertdialog', { name: 'Delete Spring?' })).getByRole('button', { name: 'Delete' }),
  );
  expect(await screen.findByText('Banner deleted successfully.')).toBeInTheDocument();
  await userEvent.click(within(screen.getByTestId('toast')).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Restored')).toBeInTheDocument();
  expect(sent(requests, 'POST /api/admin/banners/n1/restore')).toBeDefined();
});

test('without banners, and for a role that may not write', async () => {
  open({ 'GET /api/admin/banners': listed([]) }, 'moderator');
  expect(await screen.findByText('No banners yet')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add Banner' })).not.toBeInTheDocument();
});
