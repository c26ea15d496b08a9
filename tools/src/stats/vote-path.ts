import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { appendEvents } from '../bench/fixtures/append-events.ts';
import { catalogue } from '../bench/fixtures/catalogue.ts';
import { HttpClient } from '../shared/http-client.ts';
import { Installation } from '../bench/installation.ts';
import { signUp } from '../bench/members.ts';

interface ScriptCoverage {
  readonly url: string;
  readonly functions: readonly {
    readonly ranges: readonly { readonly startOffset: number; readonly count: number }[];
  }[];
}

const warmVotes = 30;
const coverageProgram = fileURLToPath(new URL('stats-coverage.js', import.meta.url));

/**
 * The source files of ours in which a function ran during one warm vote, from the request until its answer, in the
 * service and in the worker: measured with V8's coverage on an installation of its own.
 * @param root of the repository
 */
export const votePath = async (root: string): Promise<Readonly<Record<'service' | 'worker', readonly string[]>>> => {
  const folder = mkdtempSync(join(tmpdir(), 'henna-stats-'));
  const coverageFile = (name: string) => join(folder, `${name}.json`);
  const coverageEnvironment = (name: string) => ({
    NODE_OPTIONS: `--import ${pathToFileURL(coverageProgram).href}`,
    COVERAGE_FILE: coverageFile(name),
  });
  const installation = new Installation(folder);
  try {
    const stores = await installation.startStores();
    const { history, products } = catalogue(warmVotes + 1, 1, 20);
    await appendEvents(stores.eventStoreUrl, history);
    const worker = await installation.startWorker(coverageEnvironment('worker'));
    const service = await installation.startService(coverageEnvironment('service'));
    const client = new HttpClient(service.url);
    const [member] = await signUp(client, 1);
    const vote = async (index: number) => {
      const { id: productId, options } = products[index]!;
      const json = { productId, vote: options[0]!.label };
      await client.succeed('/api/votes', { method: 'POST', headers: { cookie: member!.cookie }, json });
    };
    for (let index = 0; index < warmVotes; index++) await vote(index);
    for (const { pid } of [worker, service]) process.kill(pid, 'SIGWINCH');
    // Nothing answers a signal: by then both count.
    await pause(1_000);
    await vote(warmVotes);
    for (const { pid } of [worker, service]) process.kill(pid, 'SIGWINCH');
    while (![coverageFile('worker'), coverageFile('service')].every(existsSync)) await pause(50);
    await pause(500);
    client.close();
    return { service: sourcesIn(coverageFile('service'), root), worker: sourcesIn(coverageFile('worker'), root) };
  } finally {
    await installation.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

const sourcesIn = (file: string, root: string): readonly string[] => {
  const scripts = JSON.parse(readFileSync(file, 'utf8')) as ScriptCoverage[];
  const sources = scripts.flatMap(({ url, functions }) => {
    const path = fileURLToPath(url);
    if (!existsSync(`${path}.map`)) return [];
    const map = new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')) as SourceMapPayload);
    const lineStarts = [0, ...[...readFileSync(path, 'utf8').matchAll(/\n/g)].map(({ index }) => index + 1)];
    return functions
      .filter(({ ranges }) => ranges[0]!.count > 0)
      .map(({ ranges }) => {
        const { startOffset } = ranges[0]!;
        const line = lineStarts.findLastIndex((start) => start <= startOffset);
        const entry = map.findEntry(line, startOffset - lineStarts[line]!);
        return 'originalSource' in entry ? relative(root, resolve(dirname(path), entry.originalSource)) : '';
      });
  });
  return [...new Set(sources)].filter((source) => /^\w+\/src\//.test(source)).sort();
};
