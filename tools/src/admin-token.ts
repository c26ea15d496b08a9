import { makeAdminToken, tokenRoles, type TokenRole } from './admin-tokens.ts';
import { readStartSettings } from './settings.ts';
import { sayWhy, StartError } from './start-error.ts';
import { withStores } from './stores/with-stores.ts';

// Whatever is written is for its user alone.
process.umask(0o077);

const isRole = (text: string): text is TokenRole => tokenRoles.some((role) => role === text);

/** `admin-token <name> <role>`: a new token for that name, in place of the one it had. */
try {
  const [name = '', role = '', ...rest] = process.argv.slice(2);
  if (!/^[\w.@-]{1,100}$/.test(name) || !isRole(role) || rest.length > 0)
    throw new StartError(`Usage: npm run admin-token -- <name> <${tokenRoles.join('|')}>`);
  const settings = readStartSettings(process.env);
  const token = await withStores(settings, ({ mongoUrl }) => makeAdminToken(mongoUrl, name, role));
  console.log(`Token of ${name} (${role}), shown once: ${token}`);
  if (settings.hasAdminTokens) console.log('It counts once ADMIN_TOKENS is unset: while that is set, only it counts.');
} catch (error) {
  sayWhy(error);
}
