// A real OpenID Connect provider as a process of its own: `identity-provider.mjs <port> <redirect uri> <home>`.
// Who signs in there is whoever the header `x-person` says (claims as JSON, or `denied`). The ID token of a person with
// `tokenHeader` has that header besides its own, and is signed with a key that the provider does not publish.
import { createSign, generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

const [port, redirectUri, home] = process.argv.slice(2);
const people = new Map();
const provider = new Provider(`http://127.0.0.1:${port}`, {
  clients: [
    {
      client_id: 'henna',
      client_secret: 'a secret between the two',
      redirect_uris: [redirectUri],
      post_logout_redirect_uris: [home],
    },
  ],
  claims: {
    openid: ['sub'],
    email: ['email', 'email_verified'],
    profile: ['name', 'given_name', 'family_name', 'picture'],
  },
  cookies: { keys: ['keys of a provider for tests'] },
  features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true } },
  interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  findAccount: (_context, sub) => ({ accountId: sub, claims: () => people.get(sub) }),
  loadExistingGrant: async ({ oidc }) => {
    const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
});

const { privateKey: unpublishedKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const forged = (idToken, tokenHeader) => {
  const [header, payload] = idToken.split('.');
  const changed = { ...JSON.parse(Buffer.from(header, 'base64url')), ...tokenHeader };
  const signed = `${Buffer.from(JSON.stringify(changed)).toString('base64url')}.${payload}`;
  return `${signed}.${createSign('sha256').update(signed).sign(unpublishedKey, 'base64url')}`;
};
provider.use(async (context, next) => {
  await next();
  const { route, account } = context.oidc ?? {};
  const { tokenHeader } = people.get(account?.accountId) ?? {};
  if (route === 'token' && tokenHeader) context.body.id_token = forged(context.body.id_token, tokenHeader);
});

const answer = (header) => {
  if (header === 'denied') return { error: 'access_denied', error_description: 'Cancelled' };
  const person = JSON.parse(decodeURIComponent(header));
  people.set(person.sub, person);
  return { login: { accountId: person.sub } };
};

const callback = provider.callback();
createServer((request, response) => {
  if (!request.url.startsWith('/interaction/')) return callback(request, response);
  const options = { mergeWithLastSubmission: false };
  provider
    .interactionFinished(request, response, answer(request.headers['x-person']), options)
    .catch((error) => response.writeHead(500).end(String(error)));
}).listen(Number(port), '127.0.0.1', () => console.log('ready'));
