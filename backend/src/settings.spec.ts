import { hashToken, readSettings } from './settings.ts';

const stores = {
  EVENTSTORE_URL: 'esdb://127.0.0.1:2113?tls=false',
  MONGODB_URL: 'mongodb://127.0.0.1:27017/?replicaSet=rs0',
};

test('everything but the stores has a default', () =>
  expect(readSettings(stores)).toMatchObject({
    port: 3000,
    dataFolder: '.data',
    demo: false,
    rateLimits: true,
    mediaFetch: false,
    adminTokens: [],
    media: { kind: 'folder', folder: '.data/media' },
    masterKey: null,
    identityProvider: null,
    smtpUrl: null,
    trustedProxies: [],
    holdComments: true,
    opinionsEvery: 600,
  }));

test.each([
  [{}, '127.0.0.1'],
  [{ PUBLIC_URL: 'http://127.0.0.5:3000' }, '127.0.0.5'],
  [{ PUBLIC_URL: 'http://[::1]:3000' }, '::1'],
  [{ PUBLIC_URL: 'https://henna.example' }, undefined],
  [{ PUBLIC_URL: 'http://localhost.example' }, undefined],
  [{ HOST: '0.0.0.0' }, '0.0.0.0'],
  [{ HOST: '127.0.0.1', PUBLIC_URL: 'https://henna.example' }, '127.0.0.1'],
])('with %j it listens at %s', (settings, host) => expect(readSettings({ ...stores, ...settings }).host).toBe(host));

test('proxies are trusted by address or network', () =>
  expect(readSettings({ ...stores, TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,2001:db8::/32,' }).trustedProxies).toEqual([
    'loopback',
    '10.0.0.0/8',
    '2001:db8::/32',
  ]));

test.each([
  [{ MEDIA_URL: 's3://henna' }, '', undefined, 'us-east-1'],
  [{ MEDIA_URL: 's3://henna/', S3_REGION: 'eu-west-1', AWS_REGION: 'eu-west-2' }, '', undefined, 'eu-west-1'],
  [{ MEDIA_URL: 's3://henna/a/b_c.d', AWS_REGION: 'eu-west-2' }, 'a/b_c.d/', undefined, 'eu-west-2'],
  [{ MEDIA_URL: 's3://henna/a/', S3_ENDPOINT: 'http://minio:9000' }, 'a/', 'http://minio:9000', 'us-east-1'],
])('%j is a bucket for pictures', (settings, prefix, endpoint, region) =>
  expect(readSettings({ ...stores, ...settings }).media).toEqual({
    kind: 'bucket',
    bucket: 'henna',
    prefix,
    endpoint,
    region,
  }),
);

test('an identity provider comes with a client', () => {
  const client = { OIDC_CLIENT_ID: 'henna', OIDC_CLIENT_SECRET: 'secret' };
  const read = (issuer: string) => readSettings({ ...stores, OIDC_ISSUER: issuer, ...client }).identityProvider;
  expect(read('https://id.example/realms/a')).toEqual({
    issuer: new URL('https://id.example/realms/a'),
    clientId: 'henna',
    clientSecret: 'secret',
  });
  expect(read('http://localhost:9000')?.issuer.port).toBe('9000');
});

test('a password in an address that can not be used is not repeated', () =>
  expect(() => readSettings({ ...stores, SMTP_URL: 'mail://henna:hidden@mail.example' })).toThrow(/^((?!hidden).)*$/));

test('the analytics program has an address and a secret', () => {
  expect(readSettings(stores).analytics).toBeNull();
  const address = { ANALYTICS_URL: 'http://127.0.0.1:4000', ANALYTICS_SECRET: 'a secret' };
  expect(readSettings({ ...stores, ...address }).analytics).toEqual({
    url: 'http://127.0.0.1:4000',
    secret: 'a secret',
  });
  expect(() => readSettings({ ...stores, ...address, ANALYTICS_SECRET: '' })).toThrow(/ANALYTICS_SECRET is not set/);
});

test('tokens are named', () => {
  const hash = hashToken('secret');
  expect(readSettings({ ...stores, ADMIN_TOKENS: `layla:admin:${hash}, noor:analyst:${hash}` }).adminTokens).toEqual([
    { name: 'layla', role: 'admin', hash },
    { name: 'noor', role: 'analyst', hash },
  ]);
});

test('a replica set names several hosts', () =>
  expect(readSettings({ ...stores, MONGODB_URL: 'mongodb://a:1,b:2/?replicaSet=rs0' }).mongoUrl).toContain('a:1,b:2'));

test.each([
  [{ PORT: 'http' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ HOST: 'somewhere' }, 'HOST'],
  [{ PUBLIC_URL: 'ftp://henna.example' }, 'PUBLIC_URL'],
  [{ EVENTSTORE_URL: 'http://127.0.0.1' }, 'EVENTSTORE_URL'],
  [{ EVENTSTORE_URL: '' }, 'EVENTSTORE_URL is not set'],
  [{ MONGODB_URL: 'postgres://127.0.0.1' }, 'MONGODB_URL'],
  [{ MONGODB_URL: undefined }, 'MONGODB_URL is not set'],
  [{ MEDIA_URL: '/var/lib/media' }, 'MEDIA_URL'],
  [{ MEDIA_URL: 's3:henna' }, 'MEDIA_URL'],
  [{ MEDIA_URL: 's3://' }, 'MEDIA_URL'],
  [{ MEDIA_URL: 's3://Henna' }, 'MEDIA_URL'],
  [{ MEDIA_URL: 's3://henna//media' }, 'MEDIA_URL'],
  [{ MEDIA_URL: 's3://henna/../media' }, 'MEDIA_URL'],
  [{ MEDIA_URL: 's3://henna?region=x' }, 'MEDIA_URL'],
  [{ MEDIA_URL: 's3://key:secret@henna' }, 'MEDIA_URL'],
  [{ MEDIA_URL: 's3://henna', S3_ENDPOINT: 'minio:9000' }, 'S3_ENDPOINT'],
  [{ MEDIA_URL: 's3://henna', S3_REGION: 'eu west' }, 'S3_REGION'],
  [{ ADMIN_TOKENS: 'layla:admin:short' }, 'ADMIN_TOKENS'],
  [{ ADMIN_TOKENS: `layla:owner:${'0'.repeat(64)}` }, 'ADMIN_TOKENS'],
  [{ DEMO: 'maybe' }, 'DEMO'],
  [{ RATE_LIMITS: '1' }, 'RATE_LIMITS'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ MASTER_KEY: 'c2hvcnQ=' }, 'MASTER_KEY'],
  [{ OIDC_ISSUER: 'id.example' }, 'OIDC_ISSUER'],
  [{ OIDC_ISSUER: 'http://id.example' }, 'OIDC_ISSUER'],
  [{ OIDC_ISSUER: 'https://id.example' }, 'OIDC_CLIENT_ID'],
  [{ OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'henna' }, 'OIDC_CLIENT_SECRET'],
  [{ SMTP_URL: 'mail.example:25' }, 'SMTP_URL'],
  [{ OPINIONS_EVERY: '10 min' }, 'OPINIONS_EVERY'],
  [{ OPINIONS_EVERY: '86401' }, 'OPINIONS_EVERY'],
  [{ TRUSTED_PROXIES: 'all' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: '10.0.0' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: '0.0.0.0/0/0' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: 'proxy.example' }, 'TRUSTED_PROXIES'],
])('%j stops the start with a line that names %s', (bad, name) =>
  expect(() => readSettings({ ...stores, ...bad })).toThrow(name),
);
