import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearToasts } from '../../components/toast/toasts.ts';
import { answer, fakeServer, problem, type Answer } from '../../testing/fake-server.ts';
import { siteWith } from '../../testing/lists.ts';
import { lipstickPage, rana } from '../../testing/product.ts';
import { renderApp } from '../../testing/render-app.tsx';

const path = '/api/accounts/current/second-factor';
const on = { secondFactor: { since: '2026-03-05T10:00:00.000Z', recoveryCodes: 2 } };
const appCode = 'Code from your authenticator app';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const fill = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);
const wrongCode = 'This code is wrong, too old or was used already.';

afterEach(() => act(clearToasts));

describe('at sign-in', () => {
  const open = (answers: Record<string, Answer>, search = '') => {
    const requests = fakeServer({ ...lipstickPage(null), ...answers });
    return { requests, ...renderApp(`/sign-in${search}`) };
  };
  /** Refuses until the right code is sent. */
  const signIn: Answer = ({ body }) => {
    const { code } = body as { code?: string };
    return code === '123456' ? answer(200, rana) : problem(401, code ? 'WRONG_CODE' : 'SECOND_FACTOR_NEEDED');
  };

  test('the code is asked for after the password, and a wrong one at its field', async () => {
    const { requests, router } = open({ 'POST /api/sessions': signIn });
    await fill('Email', 'rana@example.org');
    expect(screen.queryByLabelText(appCode)).not.toBeInTheDocument();
    await fill('Password', 'a long password');
    await press('Sign in');
    const field = await screen.findByLabelText(appCode);
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.type(field, '000000');
    await press('Sign in');
    expect(await screen.findByText(wrongCode)).toBeInTheDocument();
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '123456');
    await press('Sign in');
    await waitFor(() => expect(router.history.location.pathname).toBe('/'));
    const sent = requests.filter((request) => request.path === '/api/sessions').map(({ body }) => body);
    const credentials = { email: 'rana@example.org', password: 'a long password' };
    expect(sent).toEqual([credentials, { ...credentials, code: '000000' }, { ...credentials, code: '123456' }]);
  });

  test('a recovery code can be typed instead', async () => {
    open({ 'POST /api/sessions': signIn }, '?problem=SECOND_FACTOR_NEEDED');
    await press('Use a recovery code instead');
    expect(screen.getByLabelText('Recovery code')).toHaveAttribute('inputmode', 'text');
    await press('Use the app instead');
    expect(screen.getByLabelText(appCode)).toBeInTheDocument();
  });

  test('a form that was sent without scripts asks for everything again', async () => {
    open({}, '?problem=WRONG_CODE');
    expect(await screen.findByText(/enter your email and password again/)).toBeInTheDocument();
    expect(screen.getByText(wrongCode)).toBeInTheDocument();
    expect(screen.getByLabelText(appCode)).toHaveAttribute('name', 'code');
  });
});

describe('of an account', () => {
  const open = (answers: Record<string, Answer> = {}, user: object = {}) => {
    const state = { user: { ...rana, ...user } };
    const requests = fakeServer({
      ...siteWith(1, true),
      'GET /api/auth/user': () => answer(200, state.user),
      'GET /api/sessions': [],
      'GET /api/accounts/current/identities': [],
      ...answers,
    });
    return { requests, state, ...renderApp('/account') };
  };
  const section = async () => screen.findByRole('region', { name: 'Two-step sign-in' });

  test('is set up with password, key and a first code; the recovery codes are shown until they are saved', async () => {
    const codes = ['aaaaaa-bbbbbb-cccccc-dddddd', 'eeeeee-ffffff-gggggg-hhhhhh'];
    const made: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => (made.push(blob), 'blob:x');
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { requests, state } = open({
      [`POST ${path}`]: ({ body }) =>
        (body as { password: string }).password === 'right'
          ? answer(201, { secret: 'ABCDEFGH', otpauthUrl: 'otpauth://totp/Henna:rana?secret=ABCDEFGH' })
          : problem(401, 'INVALID_CREDENTIALS'),
      [`PUT ${path}`]: ({ body }) => {
        if ((body as { code: string }).code !== '123456') return problem(401, 'WRONG_CODE');
        state.user = { ...state.user, ...on };
        return answer(200, { recoveryCodes: codes });
      },
    });
    const part = within(await section());
    await userEvent.click(await part.findByRole('button', { name: 'Set it up' }));
    const password = await part.findByLabelText('Your password');
    expect(password).toHaveFocus();
    await userEvent.type(password, 'wrong');
    await press('Continue');
    expect(await part.findByText('Incorrect password.')).toBeInTheDocument();
    await userEvent.clear(password);
    await userEvent.type(password, 'right');
    await press('Continue');
    expect(await part.findByRole('img', { name: 'QR code for your authenticator app' })).toBeInTheDocument();
    expect(part.getByText('ABCD EFGH')).toHaveAttribute('dir', 'ltr');
    const code = part.getByLabelText(appCode);
    expect(code).toHaveFocus();
    await userEvent.type(code, '000000');
    await press('Switch it on');
    expect(await part.findByText(wrongCode)).toBeInTheDocument();
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.clear(code);
    await userEvent.type(code, '123456');
    await press('Switch it on');
    expect(await part.findByText(codes[1]!)).toBeInTheDocument();
    expect(part.getByRole('heading', { name: 'Save your recovery codes' })).toHaveFocus();
    await press('Download');
    expect(made[0]?.type).toBe('text/plain;charset=utf-8');
    await press('I’ve saved them');
    expect(await part.findByText('On since March 5, 2026')).toBeInTheDocument();
    expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(2);
    click.mockRestore();
  });

  test('is switched off by password and code', async () => {
    const { state } = open(
      {
        [`DELETE ${path}`]: ({ body }) => {
          if ((body as { code: string }).code !== '123456') return problem(401, 'WRONG_CODE');
          state.user = { ...state.user, secondFactor: null };
          return answer(204);
        },
      },
      on,
    );
    const part = within(await section());
    expect(await part.findByText(/2 recovery codes left.*For new ones/)).toBeInTheDocument();
    await press('Switch it off');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Switch off two-step sign-in?' }));
    await userEvent.type(dialog.getByLabelText('Your password'), 'a long password');
    await userEvent.click(dialog.getByRole('button', { name: 'Switch it off' }));
    expect(await dialog.findByText('Required')).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText(appCode), '000000');
    await userEvent.click(dialog.getByRole('button', { name: 'Switch it off' }));
    expect(await dialog.findByText(wrongCode)).toBeInTheDocument();
    await userEvent.clear(dialog.getByLabelText(appCode));
    await userEvent.type(dialog.getByLabelText(appCode), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Switch it off' }));
    expect(await part.findByRole('button', { name: 'Set it up' })).toBeInTheDocument();
  });

  test('is asked for at a change of the password', async () => {
    const { requests } = open({ 'PUT /api/accounts/current/password': () => problem(401, 'WRONG_CODE') }, on);
    await fill('Current password', 'the old password');
    await fill('New password', 'the new password');
    await fill(appCode, '000000');
    await press('Change password');
    expect(await screen.findByText(wrongCode)).toBeInTheDocument();
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      currentPassword: 'the old password',
      newPassword: 'the new password',
      code: '000000',
    });
  });

  test('is asked for at erasure', async () => {
    const { requests } = open({ 'DELETE /api/accounts/current': () => answer(204) }, on);
    await press('Delete my account');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
    await userEvent.type(dialog.getByLabelText('Your password'), 'a long password');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(await dialog.findByText('Required')).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText(appCode), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
    await screen.findByRole('heading', { name: 'Your account is deleted' });
    const sent = requests.find(({ method }) => method === 'DELETE')?.body;
    expect(sent).toEqual({ password: 'a long password', code: '123456' });
  });

  test('is not offered to who signs in elsewhere', async () => {
    open({}, { hasPassword: false });
    expect(within(await section()).getByText(/which has a second step of its own/)).toBeInTheDocument();
  });
});
