import { identityOf, mergedClaims } from './identity.ts';

const of = (claims: object) => identityOf('https://id.example', 'layla', claims as Record<string, unknown>);

test('the usual claims', () =>
  expect(
    of({
      given_name: 'ليلى',
      family_name: ' Haddad ',
      email: 'Layla@Example.org',
      email_verified: true,
      picture: 'https://id.example/layla.png',
    }),
  ).toEqual({
    key: '["https://id.example","layla"]',
    email: 'Layla@Example.org',
    firstName: 'ليلى',
    lastName: 'Haddad',
    pictureUrl: 'https://id.example/layla.png',
  }));

test('a whole name stands for the first, unless the parts are told', () => {
  expect(of({ name: 'Layla Haddad' })).toMatchObject({ firstName: 'Layla Haddad', lastName: null });
  expect(of({ name: 'Layla Haddad', family_name: 'Haddad' })).toMatchObject({ firstName: null, lastName: 'Haddad' });
});

test.each([
  [{ email: 'a@b.example', email_verified: false }],
  [{ email: 'a@b.example', email_verified: 'false' }],
  [{ email: 'a@b.example', email_verified: 'yes' }],
  [{ email: 'a@b.example', email_verified: 1 }],
  [{ email: 'a@b.example' }],
  [{ email: 'no address', email_verified: true }],
  [{ email: ['a@b.example'], email_verified: true }],
  [{ email: `${'a'.repeat(250)}@b.example`, email_verified: true }],
  [{}],
])('no e-mail address in %j', (claims) => expect(of(claims).email).toBeNull());

test('some providers send texts', () =>
  expect(of({ email: 'a@b.example', email_verified: 'true' }).email).toBe('a@b.example'));

test('an e-mail of the userinfo endpoint is not verified by what the ID token says of its own', () => {
  const token = { name: 'Layla', email: 'a@b.example', email_verified: true };
  expect(of(mergedClaims(token, { email: 'c@d.example' })).email).toBeNull();
  expect(of(mergedClaims(token, { email: 'c@d.example', email_verified: true })).email).toBe('c@d.example');
  expect(of(mergedClaims(token, { name: 'Noor' }))).toMatchObject({ email: 'a@b.example', firstName: 'Noor' });
});

test.each([
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  '//id.example/x',
  7,
  `https://id.example/${'x'.repeat(2_048)}`,
])('no picture in %j', (picture) => expect(of({ picture }).pictureUrl).toBeNull());

test.each([{ name: 'Henna Support' }, { given_name: 'Sara', family_name: 'Admin' }, { given_name: 'Al\u202eice' }])(
  'no name that would deceive, as in %j',
  (claims) => expect(of(claims)).toMatchObject({ firstName: null, lastName: null }),
);

test('a name is cut to what a name may be', () => {
  expect([...(of({ given_name: '💄'.repeat(150) }).firstName ?? '')]).toHaveLength(100);
  expect(of({ given_name: 'La\u0000yla\n' }).firstName).toBe('La yla');
});
