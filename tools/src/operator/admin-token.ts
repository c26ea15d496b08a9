import { runCommand } from './command.ts';
import { defaultTokenDays, makeAdminToken, tokenRoles, type TokenRole } from './admin-tokens.ts';
import { UserFacingError } from '../shared/errors.ts';
import { withStores } from '../stores/stores.ts';

const isRole = (text: string): text is TokenRole => tokenRoles.some((role) => role === text);

const maxDays = 3_650;
const isDays = (text: string) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= maxDays;

/** `admin-token <name> <role> [days]`: a new token for that name, valid for so many days, in place of the one it had. */
await runCommand(async ([name = '', role = '', days = String(defaultTokenDays), ...rest], settings) => {
  if (!/^[\w.@-]{1,100}$/.test(name) || !isRole(role) || !isDays(days) || rest.length > 0)
    throw new UserFacingError(
      `Usage: npm run admin-token -- <name> <${tokenRoles.join('|')}> [days, ${defaultTokenDays} by default]`,
    );
  const { token, expiresAt } = await withStores(settings, ({ mongoUrl }) =>
    makeAdminToken(mongoUrl, name, role, Number(days)),
  );
  console.log(`Token of ${name} (${role}), valid until ${expiresAt.toISOString().slice(0, 10)}, shown once: ${token}`);
  if (settings.hasAdminTokens) console.log('It counts once ADMIN_TOKENS is unset: while that is set, only it counts.');
});
