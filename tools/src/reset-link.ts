import { command } from './command.ts';
import { makeResetLink } from './reset-links.ts';
import { StartError } from './start-error.ts';
import { withStores } from './stores/with-stores.ts';

/** `reset-link <email>`: a link that sets a new password for that account. */
await command(async ([email = '', ...rest], settings) => {
  if (!email.includes('@') || rest.length > 0) throw new StartError('Usage: npm run reset-link -- <email>');
  const publicUrl = settings.publicUrl ?? `http://localhost:${settings.port}`;
  const link = await withStores(settings, (stores) => makeResetLink(stores, publicUrl, email));
  if (!link) throw new StartError('There is no account with this e-mail.');
  console.log(`Sets a new password, once, within 30 minutes: ${link}`);
});
