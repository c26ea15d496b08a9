import { readSettings } from '../settings.ts';
import { programEnvironment } from './program-environment.ts';

const stores = {
  EVENTSTORE_URL: 'esdb://127.0.0.1:2113?tls=false',
  MONGODB_URL: 'mongodb://127.0.0.1:27017/?replicaSet=rs0',
};
const passed = ['MASTER_KEY', 'MEDIA_URL', 'S3_ENDPOINT', 'AWS_SECRET_ACCESS_KEY'];
const secrets = ['OIDC_CLIENT_SECRET', 'SMTP_URL', 'ADMIN_TOKENS', 'OTEL_EXPORTER_OTLP_HEADERS', 'UNRELATED'];

test('a program that the service starts gets the stores, the bucket and the key, and no other secret', () => {
  const before = { ...process.env };
  try {
    for (const name of [...secrets, ...passed]) process.env[name] = 'hidden';
    const environment = programEnvironment(readSettings({ ...stores, DATA_DIR: '/data' }));
    expect(environment).toMatchObject({ ...stores, DATA_DIR: '/data', PATH: before['PATH'] });
    for (const name of passed) expect(environment).toHaveProperty(name, 'hidden');
    for (const name of secrets) expect(environment).not.toHaveProperty(name);
  } finally {
    for (const name of [...secrets, ...passed]) delete process.env[name];
    Object.assign(process.env, before);
  }
});
