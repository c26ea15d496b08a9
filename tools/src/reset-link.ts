import { makeResetLink } from './reset-links.ts';
import { readStartSettings } from './settings.ts';
import { sayWhy, StartError } from './start-error.ts';
import { withStores } from './stores/with-stores.ts';

// Whatever is written is for its user alone.
process.umask(0o077);

/** `reset-link <email>`: a link that sets a new password for that account. */
try {
  const [email = '', ...rest] = process.argv.slice(2);
  if (!email.includes('@') || rest.length > 0) throw new StartError('Usage: npm run reset-link -- <email>');
  const settings = readStartSettings(process.env);
  const publicUrl = settings.publicUrl ?? `http://localhost:${settings.port}`;
  const link = await withStores(settings, (stores) => makeResetLink(stores, publicUrl, email));
  if (!link) throw new StartError('There is no account with this e-mail.');
  console.log(`Sets a new password, once, within 30 minutes: ${link}`);
} catch (error) {
  sayWhy(error);
}
