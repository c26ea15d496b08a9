import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearToasts } from '../../components/toast/toasts.ts';
import { isWebAddress } from '../../lib/validation.ts';
import { answer, fakeServer, problem, type Answer } from '../../testing/fake-server.ts';
import { siteWith } from '../../testing/lists.ts';
import { ranasProfile } from '../../testing/profile.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { goToSignIn } from '../session/index.ts';
import { initialsOf } from '../../lib/member-mark.ts';
import { remainingCategories } from './profile-fields.ts';

jest.mock('../session/sign-in-url.ts', () => ({
  ...jest.requireActual<object>('../session/sign-in-url.ts'),
  goToSignIn: jest.fn(),
}));
const leaves = jest.mocked(goToSignIn);

afterEach(() => {
  act(clearToasts);
  sessionStorage.clear();
  leaves.mockClear();
});

const open = (answers: Record<string, Answer> = {}) => {
  const requests = fakeServer({ ...siteWith(1, true), ...answers });
  return { requests, ...renderApp('/profile') };
};
const withProfile = { 'GET /api/profile/u1': ranasProfile };
const edit = async () => userEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Profile' }));
const retype = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  if (text) await userEvent.type(screen.getByLabelText(label), text);
};

test('without a session the profile asks for one', async () => {
  fakeServer(siteWith(1));
  renderApp('/profile');
  expect(await screen.findByRole('heading', { name: 'Authentication Required' })).toBeInTheDocument();
  expect(screen.getByText('Please refresh the page to access your profile.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
});

test('a profile is read: name, since when, whether public, e-mail, About and favourites', async () => {
  open(withProfile);
  expect(await screen.findByRole('heading', { level: 1, name: 'Rana Bell' })).toBeInTheDocument();
  for (const text of ['RB', 'Member since March 5, 2026', 'Public', 'rana@example.org', 'About', 'Makeup', 'Hair Care'])
    expect(within(screen.getByRole('main')).getByText(text)).toBeInTheDocument();
  expect(screen.getByText(/Lipstick first\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Account settings' })).toHaveAttribute('href', '/account');
});

test('a private profile is marked as such; what it does not hold has no heading', async () => {
  open({ 'GET /api/profile/u1': { ...ranasProfile, isPublic: false, bio: null, email: null, favoriteCategories: [] } });
  expect(await screen.findByText('Private')).toBeInTheDocument();
  for (const name of ['About', 'Favorite Beauty Categories'])
    expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
});

test('without a profile one is created, beginning with the name of the account', async () => {
  const { requests } = open({ 'POST /api/profile': () => answer(201, ranasProfile) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Create Profile' })).toBeInTheDocument();
  expect(screen.getByLabelText('Display Name')).toHaveValue('Rana');
  expect(screen.getByRole('switch', { name: 'Public Profile' })).toBeChecked();
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  await retype('Display Name', ' Rana Bell ');
  await userEvent.selectOptions(screen.getByLabelText('Favorite Beauty Categories'), 'Perfumes');
  await save();
  expect(await screen.findByTestId('toast')).toHaveTextContent('Profile created successfully!');
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    userId: 'u1',
    displayName: 'Rana Bell',
    avatarUrl: null,
    email: null,
    bio: null,
    favoriteCategories: ['perfumes'],
    isPublic: true,
    shelfPublic: false,
    traitsPublic: false,
    traits: { skinType: null, skinTone: null, hairType: null, ageGroup: null },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Rana Bell' })).toBeInTheDocument();
});

test('favourites are added from five, and go with a tap on their badge', async () => {
  open(withProfile);
  await edit();
  const select = screen.getByLabelText('Favorite Beauty Categories');
  const offered = () => within(select).getAllByRole('option').slice(1);
  expect(offered().map((option) => option.textContent)).toEqual(['Skincare', 'Body Care', 'Perfumes']);
  await userEvent.selectOptions(select, 'Skincare');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Makeup' }));
  expect(offered().map((option) => option.textContent)).toEqual(['Makeup', 'Body Care', 'Perfumes']);
});

test('an edit is saved, with a word while it is, and read again', async () => {
  let settle: (response: Response) => void = () => undefined;
  const { requests } = open({
    ...withProfile,
    'PUT /api/profile/u1': () => new Promise<Response>((resolve) => (settle = resolve)),
  });
  await edit();
  await retype('Bio (optional)', '');
  await userEvent.click(screen.getByRole('switch', { name: 'Public Profile' }));
  await save();
  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  act(() => settle(answer(200, { ...ranasProfile, bio: null, isPublic: false })));
  expect(await screen.findByTestId('toast')).toHaveTextContent('Profile updated successfully!');
  expect(screen.getByText('Private')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({ bio: null, isPublic: false });
});

test('Cancel goes back to what is saved', async () => {
  open(withProfile);
  await edit();
  await retype('Display Name', 'Somebody else');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Rana Bell' })).toHaveFocus();
  await edit();
  expect(screen.getByRole('heading', { level: 1, name: 'Edit Profile' })).toHaveFocus();
  expect(screen.getByLabelText('Display Name')).toHaveValue('Rana Bell');
});

test('fields are checked before anything is sent', async () => {
  const { requests } = open(withProfile);
  await edit();
  await retype('Display Name', ' ');
  await retype('Email (optional)', 'rana');
  await retype('Avatar URL (optional)', 'javascript:alert(1)');
  await save();
  expect(await screen.findByText('Required')).toBeInTheDocument();
  expect(screen.getByText('Enter an email address, such as name@example.com')).toBeInTheDocument();
  expect(screen.getByText('Enter an address that begins with http:// or https://')).toBeInTheDocument();
  expect(requests.some(({ method }) => method === 'PUT')).toBe(false);
});

test.each([
  ['creating', {}, 'POST /api/profile', 'Failed to create profile'],
  ['updating', withProfile, 'PUT /api/profile/u1', 'Failed to update profile'],
])('what the server says to %s is told', async (_act, answers, call, title) => {
  open({ ...answers, [call]: () => problem(409, 'PROFILE_EXISTS') });
  if ('GET /api/profile/u1' in answers) await edit();
  await screen.findByLabelText('Display Name');
  await save();
  await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent(`${title}You have a profile already.`));
});

test('a display name of staff is refused in words of the page, under its field and beside it', async () => {
  const fields = [{ field: 'displayName', code: 'RESERVED_NAME', message: 'x' }];
  open({ ...withProfile, 'PUT /api/profile/u1': () => answer(400, { message: 'x', code: 'RESERVED_NAME', fields }) });
  await edit();
  await save();
  const words = 'This name is reserved for our team. Please choose another.';
  await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent(words));
  expect(screen.getByLabelText('Display Name')).toHaveAccessibleDescription(words);
});

test('an ended session leads to sign-in after 500 ms; what was typed is there again afterwards', async () => {
  const { unmount } = open({ ...withProfile, 'PUT /api/profile/u1': () => problem(401, 'UNAUTHORIZED') });
  await edit();
  await retype('Bio (optional)', 'Kept');
  await save();
  expect(await screen.findByTestId('toast')).toHaveTextContent('UnauthorizedYou are logged out. Logging in again...');
  await waitFor(() => expect(leaves).toHaveBeenCalledTimes(1));
  unmount();
  open(withProfile);
  expect(await screen.findByLabelText('Bio (optional)')).toHaveValue('Kept');
});

test('a profile that could not be fetched can be asked for again', async () => {
  let fails = true;
  open({ 'GET /api/profile/u1': () => (fails ? problem(500, 'INTERNAL') : answer(200, ranasProfile)) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch your profile');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Rana Bell' })).toBeInTheDocument();
});

test('a key is the same with a space or an underscore', () => {
  expect(remainingCategories(['hair_care', 'Makeup'])).toEqual(['skincare', 'body care', 'perfumes']);
});

test.each([
  ['https://example.org/a.png', true],
  [' http://example.org ', true],
  ['javascript:alert(1)', false],
  ['example.org', false],
])('%s is an address of the web: %s', (text, is) => {
  expect(isWebAddress(text)).toBe(is);
});

test.each([
  ['Nora Bell Smith', 'NB'],
  ['نورة', 'ن'],
  [' élise  du Pont', 'ÉD'],
])('the initials of "%s" are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
