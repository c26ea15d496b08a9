import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { tokens } from '../app-harness.ts';
import type { Fixtures } from './fixtures.ts';

interface Example {
  readonly title: string;
  readonly command: string;
  /** The response in the guide. */
  readonly expected: Readonly<Record<string, unknown>> | undefined;
}

const examplesOf = (guide: string): Example[] =>
  [...guide.matchAll(/```sh\n(.*?)```(?:\n\n```json\n(.*?)```)?/gs)]
    .filter(([, command = '']) => command.includes('$HENNA'))
    .map(([, command = '', json]) => ({
      title: command.trim().split('\n')[0]!,
      command,
      expected: json === undefined ? undefined : (JSON.parse(json) as Record<string, unknown>),
    }));

/** Arrays, objects, numbers and `…` match by type, other values exactly. */
const matcherFor = (expected: unknown) => {
  if (Array.isArray(expected)) return expect.any(Array) as unknown;
  if (typeof expected === 'object') return expect.any(Object) as unknown;
  if (typeof expected === 'number') return expect.any(Number) as unknown;
  return expected === '…' ? (expect.any(String) as unknown) : expected;
};

const curlFunction = 'curl() { command curl --silent --show-error --fail-with-body "$@"; }';

const testExamples = (file: string, fixtures: () => Fixtures, minCount: number): void =>
  describe(file, () => {
    const examples = examplesOf(readFileSync(join(__dirname, '../../../..', file), 'utf8'));
    let folder: string;
    beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'henna-guide-'))));
    afterAll(() => rm(folder, { recursive: true, force: true }));

    test('has examples', () => expect(examples.length).toBeGreaterThanOrEqual(minCount));

    test.each(examples)('$title', async ({ command, expected }) => {
      const { service, product, brand } = fixtures();
      const variables = { HENNA: service.url, PRODUCT: product.id, BRAND: brand.id, TOKEN: tokens.admin };
      const script = `${curlFunction}\n${command}`;
      const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], {
        cwd: folder,
        env: { ...process.env, ...variables },
      });
      if (!expected) return;
      const response = JSON.parse(stdout) as Record<string, unknown>;
      const expectedFields = Object.entries(expected).filter(([, value]) => value !== null);
      expect(response).toMatchObject(
        Object.fromEntries(expectedFields.map(([name, value]) => [name, matcherFor(value)])),
      );
      expect(Object.keys(response)).toEqual(expect.arrayContaining(Object.keys(expected)));
    });
  });

/** Runs the HTTP calls of the guides. Other examples are tested with the programs that they run. */
export const guides = (fixtures: () => Fixtures): void => {
  testExamples('docs/api-guide.md', fixtures, 12);
  testExamples('docs/analyst-guide.md', fixtures, 5);
};
