import { authorName } from './author-name.ts';

const id = '0190abcd-12ef-7000-8000-00000000a7b3';
const nobody = { displayName: null, firstName: null, lastName: null };

test.each([
  ['the display name of the profile', id, { displayName: 'Lulu', firstName: 'Layla', lastName: 'Haddad' }, 'Lulu'],
  ['else first and last name', id, { ...nobody, firstName: 'Layla', lastName: 'Haddad' }, 'Layla Haddad'],
  ['else the one of them there is', id, { ...nobody, lastName: 'Haddad' }, 'Haddad'],
  ['nothing blank', id, { displayName: ' ', firstName: '', lastName: null }, 'User0073'],
  ['else User and digits of the id', id, nobody, 'User0073'],
  ['else Anonymous User', 'nobody', nobody, 'Anonymous User'],
])('an author is called %s', (_, userId, naming, name) => expect(authorName(userId, naming)).toBe(name));
