import { limits, tokenNamePattern, tokenRoles, type TokenRole } from '@henna/domain';
import { runCommand } from './command.ts';
import { defaultTokenDays, makeAdminToken, revokeToken } from './admin-tokens.ts';
import { UserFacingError } from '../shared/errors.ts';
import { withStores } from '../stores/stores.ts';

const isRole = (text: string): text is TokenRole => tokenRoles.some((role) => role === text);
const isDays = (text: string) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= limits.adminTokenDays;

/**
 * `admin-token <name> <role> [days]`: a new token, valid for so many days, under a name that was never used.
 * `admin-token revoke <name>`: ends that token.
 */
await runCommand(async (args, settings) => {
  if (args[0] === 'revoke' && args.length === 2) {
    const name = args[1]!;
    await withStores(settings, (stores) => revokeToken(stores, name));
    return console.log(`The token of ${name} is revoked.`);
  }
  const [name = '', role = '', days = String(defaultTokenDays), ...rest] = args;
  if (!tokenNamePattern.test(name) || !isRole(role) || !isDays(days) || rest.length > 0)
    throw new UserFacingError(
      `Usage: npm run admin-token -- <name> <${tokenRoles.join('|')}> [days, ${defaultTokenDays} by default], or npm run admin-token -- revoke <name>`,
    );
  const { token, expiresAt } = await withStores(settings, (stores) => makeAdminToken(stores, name, role, Number(days)));
  console.log(`Token of ${name} (${role}), valid until ${expiresAt?.toISOString().slice(0, 10)}, shown once: ${token}`);
});
