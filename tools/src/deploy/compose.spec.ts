import { describe, expect, it, test } from '@jest/globals';
import { metricsSettings, storeSettings } from '@henna/domain/node';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import YAML from 'yaml';

interface Service {
  readonly image: string;
  readonly restart?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly healthcheck?: object;
  readonly depends_on?: Readonly<Record<string, object>>;
  readonly volumes?: readonly string[];
}

const root = join(__dirname, '../../..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const servicesOf = (text: string) =>
  Object.entries((YAML.parse(text, { merge: true }) as { services: Record<string, Service> }).services);

const settingsSource = [
  'backend/src/settings.ts',
  'backend/src/media-settings.ts',
  'domain/node/metrics.ts',
  'domain/node/settings.ts',
  'projections/src/analytics/settings.ts',
  'projections/src/run-worker.ts',
]
  .map(textOf)
  .join();
/** Read by the SDK of AWS. */
const isReadBySdk = (name: string) => ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'].includes(name);
const isSetting = (name: string) => isReadBySdk(name) || new RegExp(`\\b${name}\\b`).test(settingsSource);

/** Runs once: nothing restarts it, and others wait for its end. */
const endsByItself = ({ restart }: Service) => restart === undefined || restart === 'no';
const isProgram = ([name, { image }]: [string, Service]) => image === 'henna' && name !== 'eventstoredb-user';

describe.each(['docker-compose.yml', 'docker-compose.cluster.yml'])('%s', (file) => {
  const text = textOf(file);
  const services = servicesOf(text);

  it('runs known versions', () => {
    for (const [, { image }] of services) expect(image).toMatch(/^henna$|^[\w./-]+:v?\d+\.\d+[\w.-]*$/);
  });

  it('knows of everything that goes on running whether it works', () => {
    const unknown = services.filter(([, service]) => !endsByItself(service) && !service.healthcheck);
    expect(unknown.map(([name]) => name)).toEqual([]);
  });

  it('passes on settings that the programs read, in a form that they take', () => {
    const programs = services.filter(isProgram);
    expect(programs.length).toBeGreaterThan(2);
    for (const [, { environment = {} }] of programs) {
      expect(Object.keys(environment).filter((name) => !isSetting(name))).toEqual([]);
      const values = Object.entries(environment).map(([name, value]) => [
        name,
        value.replace(/\$\{\w+(?::-([^}]*)|:\?[^}]*)\}/g, (_, otherwise?: string) => otherwise ?? '0123456789abcdef'),
      ]);
      const settings = Object.fromEntries(values) as Record<string, string>;
      expect(storeSettings(settings).eventStoreUrl).toContain('tls=true');
      expect(metricsSettings(settings)?.port).toBe(9100);
    }
  });

  it('has no secret of its own', () => {
    const secret = /PASSWORD|SECRET|TOKEN|KEY/;
    for (const [, name, fallback] of text.matchAll(/\$\{(\w+):-([^}]*)\}/g))
      if (secret.test(name!)) expect({ name, fallback }).toEqual({ name, fallback: '' });
    for (const [, { environment = {} }] of services)
      for (const [name, value] of Object.entries(environment))
        // Paths of key files are none.
        if (secret.test(name) && !name.endsWith('_FILE')) expect(value).toMatch(/^\$\{\w+:[?-].*\}$/);
  });

  it('waits for services that exist, and mounts files that do', () => {
    const names = services.map(([name]) => name);
    for (const [, { depends_on: awaited = {}, volumes = [] }] of services) {
      expect(names).toEqual(expect.arrayContaining(Object.keys(awaited)));
      for (const volume of volumes.filter((each) => each.startsWith('./'))) textOf(volume.split(':')[0]!);
    }
  });
});

test('every secret that a file requires is made', () => {
  const made = [...textOf('deploy/make-secrets').matchAll(/\b[A-Z][A-Z0-9]*(?:_[A-Z]+)+\b/g)].map(([name]) => name);
  const chosen = ['DOMAIN', 'ACME_EMAIL'];
  const required = ['docker-compose.yml', 'docker-compose.cluster.yml'].flatMap((file) =>
    [...textOf(file).matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name!),
  );
  expect([...new Set(required)].sort()).toEqual([...new Set([...made, ...chosen])].sort());
});

test('the dashboard shows metrics that exist', () => {
  const documented = textOf('docs/operations.md');
  const { panels } = JSON.parse(textOf('deploy/cluster/grafana/henna.json')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const rules = textOf('deploy/cluster/alerts.yml');
  const expressions = [...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)), rules].join(' ');
  const names = expressions.match(/\bhenna_\w+/g)!.map((name) => name.replace(/_bucket$/, ''));
  expect(names.filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);
});
