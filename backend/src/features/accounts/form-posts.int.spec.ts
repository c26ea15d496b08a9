import { startApp, type AppHarness } from '../../testing/app-harness.ts';

let henna: AppHarness;
beforeAll(async () => {
  henna = await startApp();
});
afterAll(() => henna?.stop());

const account = { email: 'plain@example.org', password: 'rather-long-secret-7' };
const post = (path: string, fields: object) => henna.visitor().post(path).type('form').send(fields);

it('creates an account and signs in from plain forms, and leads back to where it began', async () => {
  const created = await post('/api/forms/sign-up?returnTo=%2Fbrands', { ...account, firstName: 'Plain' }).expect(303);
  expect(created.headers.location).toBe('/brands');
  const signedIn = await post('/api/forms/sign-in?returnTo=%2Fproducts%3Fq%3Da', account).expect(303);
  expect(signedIn.headers.location).toBe('/products?q=a');
  expect(String(signedIn.headers['set-cookie'])).toContain('signed_in=1');
});

it('leads back to the form with the code of a refusal', async () => {
  const refused = await post('/api/forms/sign-in?returnTo=%2Fbrands', { ...account, password: 'wrong' }).expect(303);
  expect(refused.headers.location).toBe('/sign-in?returnTo=%2Fbrands&problem=INVALID_CREDENTIALS');
  expect(refused.headers['set-cookie']).toBeUndefined();
  const emailTaken = await post('/api/forms/sign-up', { ...account, firstName: 'Other' }).expect(303);
  expect(emailTaken.headers.location).toBe('/sign-in?mode=create&problem=EMAIL_TAKEN');
});

it.each(['https://evil.example', '//evil.example', '/\\evil.example'])('does not lead to %s', async (returnTo) => {
  const address = `/api/forms/sign-in?returnTo=${encodeURIComponent(returnTo)}`;
  expect((await post(address, account).expect(303)).headers.location).toBe('/');
});

it('takes no form from another site, and none for other commands', async () => {
  await post('/api/forms/sign-in', account).set('Origin', 'https://evil.example').expect(403);
  await post('/api/sessions', account).expect(400);
  await post('/api/forms/other', account).expect(404);
});
