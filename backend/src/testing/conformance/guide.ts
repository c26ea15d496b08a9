import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { tokens } from '../app-harness.ts';
import type { World } from './world.ts';

interface Example {
  readonly title: string;
  readonly command: string;
  /** The answer as the guide shows it. */
  readonly shown: Readonly<Record<string, unknown>> | undefined;
}

const examplesOf = (guide: string): Example[] =>
  [...guide.matchAll(/```sh\n(.*?)```(?:\n\n```json\n(.*?)```)?/gs)]
    .filter(([, command = '']) => command.includes('$HENNA'))
    .map(([, command = '', json]) => ({
      title: command.trim().split('\n')[0]!,
      command,
      shown: json === undefined ? undefined : (JSON.parse(json) as Record<string, unknown>),
    }));

/** Lists, objects, numbers and dots stand for their kind, anything else for itself. */
const alike = (shown: unknown) => {
  if (Array.isArray(shown)) return expect.any(Array) as unknown;
  if (typeof shown === 'object') return expect.any(Object) as unknown;
  if (typeof shown === 'number') return expect.any(Number) as unknown;
  return shown === '…' ? (expect.any(String) as unknown) : shown;
};

const failsLoudly = 'curl() { command curl --silent --show-error --fail-with-body "$@"; }';

const followed = (file: string, world: () => World, least: number): void =>
  describe(file, () => {
    const examples = examplesOf(readFileSync(join(__dirname, '../../../..', file), 'utf8'));
    let folder: string;
    beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'henna-guide-'))));
    afterAll(() => rm(folder, { recursive: true, force: true }));

    test('has examples', () => expect(examples.length).toBeGreaterThanOrEqual(least));

    test.each(examples)('$title', async ({ command, shown }) => {
      const { service, product, brand } = world();
      const variables = { HENNA: service.url, PRODUCT: product.id, BRAND: brand.id, TOKEN: tokens.admin };
      const script = `${failsLoudly}\n${command}`;
      const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], {
        cwd: folder,
        env: { ...process.env, ...variables },
      });
      if (!shown) return;
      const answer = JSON.parse(stdout) as Record<string, unknown>;
      const wanted = Object.entries(shown).filter(([, value]) => value !== null);
      expect(answer).toMatchObject(Object.fromEntries(wanted.map(([name, value]) => [name, alike(value)])));
      expect(Object.keys(answer)).toEqual(expect.arrayContaining(Object.keys(shown)));
    });
  });

/** Runs the guides' calls as they stand there. What is no call is run by the tests of the programs that it runs. */
export const guides = (world: () => World): void => {
  followed('docs/api-guide.md', world, 11);
  followed('docs/analyst-guide.md', world, 5);
};
