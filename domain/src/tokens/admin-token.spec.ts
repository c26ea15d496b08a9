import { ConflictError } from '../shared/errors.ts';
import { limits } from '../shared/limits.ts';
import { specOf } from '../testing/spec-of.ts';
import type { AdminTokenCreated, AdminTokenRevoked } from './admin-token.events.ts';
import { adminTokens, createAdminToken, revokeAdminToken, revokeAnyAdminToken } from './admin-token.ts';

const at = '2026-03-01T12:00:00.000Z';
const soon = '2026-03-02T12:00:00.000Z';
const token = (name: string, more: Partial<AdminTokenCreated['data']> = {}): AdminTokenCreated => ({
  type: 'AdminTokenCreated',
  data: { name, role: 'admin', expiresAt: soon, source: 'panel', createdAt: at, ...more },
});
const revoked = (name: string): AdminTokenRevoked => ({ type: 'AdminTokenRevoked', data: { name, revokedAt: at } });
const create = (name: string, otherNames: string[] = []) => createAdminToken(token(name).data, otherNames);
const revoke = (name: string, isValidAdmin: boolean, ...otherAdmins: string[]) =>
  revokeAdminToken(name, { isValidAdmin, otherAdmins }, at);
const { given } = specOf(adminTokens);

it('creates a token with name, role and expiry', () => {
  given([])
    .when(create('mona'))
    .then([token('mona')]);
});

it('never uses a name again, whatever its case, also after its revocation', () => {
  given([token('mona')])
    .when(create('Mona'))
    .thenThrows(ConflictError);
  given([token('mona'), revoked('mona')])
    .when(create('mona'))
    .thenThrows(ConflictError);
  given([])
    .when(create('desk', ['Desk']))
    .thenThrows(ConflictError);
});

it('creates no more than may be valid at once', () => {
  const many = Array.from({ length: limits.adminTokens }, (_, index) => token(`t${index}`));
  given(many).when(create('one-more')).thenThrows(ConflictError);
  given([...many, revoked('t0')])
    .when(create('one-more'))
    .then([token('one-more')]);
  const expired = many.map(({ data }) => token(data.name, { expiresAt: at }));
  given(expired)
    .when(create('one-more'))
    .then([token('one-more')]);
});

it('revokes a token once', () => {
  given([token('mona'), token('desk')])
    .when(revoke('mona', true, 'desk'))
    .then([revoked('mona')]);
  given([token('mona'), revoked('mona')])
    .when(revoke('mona', false))
    .then([]);
});

it('keeps the last valid token of an administrator, also where another was revoked a moment ago', () => {
  given([token('mona')])
    .when(revoke('mona', true))
    .thenThrows(ConflictError);
  given([token('mona'), token('desk'), revoked('desk')])
    .when(revoke('mona', true, 'desk'))
    .thenThrows(ConflictError);
  given([token('mona', { role: 'analyst' })])
    .when(revoke('mona', false))
    .then([revoked('mona')]);
});

it('leaves the token of the first start to the operator', () => {
  const first = token('admin', { source: 'start', expiresAt: null });
  given([first, token('mona')])
    .when(revoke('admin', true, 'mona'))
    .thenThrows(ConflictError);
  given([first])
    .when(revokeAnyAdminToken('admin', at))
    .then([revoked('admin')]);
  given([first, revoked('admin')])
    .when(revokeAnyAdminToken('admin', at))
    .then([]);
});
