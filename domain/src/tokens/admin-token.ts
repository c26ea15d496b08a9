import type { Aggregate } from '../shared/aggregate.ts';
import { ConflictError } from '../shared/errors.ts';
import { limits } from '../shared/limits.ts';
import type { AdminTokenCreated, AdminTokenEvent, TokenRole, TokenSource } from './admin-token.events.ts';

interface Token {
  readonly role: TokenRole;
  readonly expiresAt: string | null;
  readonly source: TokenSource;
  readonly revoked: boolean;
}

/** Every token that there ever was, by its name in lower case. */
export type AdminTokensState = ReadonlyMap<string, Token>;

export const adminTokensStream = 'adminTokens';
/** The form of a name. */
export const tokenNamePattern = /^[\w.@-]{1,100}$/;

const keyOf = (name: string) => name.toLowerCase();

export const adminTokens: Aggregate<AdminTokensState, AdminTokenEvent> = {
  initialState: () => new Map(),
  evolve: (state, { type, data }) => {
    const key = keyOf(data.name);
    switch (type) {
      case 'AdminTokenCreated': {
        const { role, expiresAt, source } = data;
        return new Map(state).set(key, { role, expiresAt, source, revoked: false });
      }
      case 'AdminTokenRevoked': {
        const token = state.get(key);
        return token ? new Map(state).set(key, { ...token, revoked: true }) : state;
      }
    }
  },
};

const tokenNameUsed = (name: string) => new ConflictError('TOKEN_NAME_USED', { name });

/**
 * Creates a token under a name that was never used, regardless of case: events name their actor by it.
 * @param otherNames in use without an event, as those of the environment. Throws a 409.
 */
export const createAdminToken =
  (token: AdminTokenCreated['data'], otherNames: readonly string[]) =>
  (state: AdminTokensState): AdminTokenEvent[] => {
    const { name, createdAt } = token;
    if (state.has(keyOf(name)) || otherNames.some((other) => keyOf(other) === keyOf(name))) throw tokenNameUsed(name);
    const isValid = ({ revoked, expiresAt }: Token) => !revoked && (expiresAt === null || expiresAt > createdAt);
    if ([...state.values()].filter(isValid).length >= limits.adminTokens)
      throw new ConflictError('TOO_MANY_TOKENS', { max: limits.adminTokens });
    return [{ type: 'AdminTokenCreated', data: token }];
  };

/**
 * Revokes a token; a no-op for a revoked one. Throws a 409 for the token of the first start, and for the last valid one of
 * the role admin.
 * @param otherAdmins names of other stored tokens of the role admin that have not expired
 */
export const revokeAdminToken =
  (
    name: string,
    { isValidAdmin, otherAdmins }: { readonly isValidAdmin: boolean; readonly otherAdmins: readonly string[] },
    revokedAt: string,
  ) =>
  (state: AdminTokensState): AdminTokenEvent[] => {
    const token = state.get(keyOf(name));
    if (token?.revoked) return [];
    if (token?.source === 'start') throw new ConflictError('TOKEN_OF_START');
    // Another may have been revoked since the list was read.
    if (isValidAdmin && !otherAdmins.some((other) => !state.get(keyOf(other))?.revoked))
      throw new ConflictError('LAST_ADMIN_TOKEN');
    return [{ type: 'AdminTokenRevoked', data: { name, revokedAt } }];
  };

/** As {@link revokeAdminToken}, by the operator: of any token, as the operator's command can create another. */
export const revokeAnyAdminToken =
  (name: string, revokedAt: string) =>
  (state: AdminTokensState): AdminTokenEvent[] =>
    state.get(keyOf(name))?.revoked ? [] : [{ type: 'AdminTokenRevoked', data: { name, revokedAt } }];
