import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../testing/free-port.ts';
import { startProgram, type RunningProgram } from '../../testing/start-program.ts';

const root = join(__dirname, '../../../..');
let folder: string;
let programs: RunningProgram[];
const start = async (program: string, args: string[], environment: NodeJS.ProcessEnv = {}) => {
  const running = await startProgram(join(root, program), args, { LOG_LEVEL: 'fatal', ...environment });
  programs.push(running);
  return running.line.replace(/^ready\s*/, '');
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'henna-loading-'));
  programs = [];
});
afterEach(async () => {
  for (const program of programs.reverse()) await program.stop('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

test('until the catalogue is loaded nothing is answered from an empty one', async () => {
  const store = (name: string, data: string) =>
    start(`embedded/dist/${name}.js`, ['--folder', join(folder, data), '--port', '0']);
  const EVENTSTORE_URL = await store('eventstoredb', 'events');
  const MONGODB_URL = await store('mongodb', 'documents');
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const stores = { EVENTSTORE_URL, MONGODB_URL };
  const settings = { ...stores, PORT: String(port), PUBLIC_URL: url, DATA_DIR: folder };
  const ready = start('backend/dist/main.js', [], settings);
  const health = () => fetch(`${url}/api/health`);
  while (!(await health().catch(() => undefined))) await pause(20);

  for (const [method, path] of [
    ['GET', '/api/products'],
    ['GET', '/api/products?page=2'],
    ['GET', '/api/brands'],
    ['POST', '/api/accounts'],
    ['GET', '/art/01a207a1-cab9-7000-8000-000000000000.svg'],
  ] as const) {
    const response = await fetch(`${url}${path}`, { method });
    expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '1']);
    expect(await response.json()).toMatchObject({ code: 'LOADING' });
  }
  const page = await fetch(`${url}/products`);
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await page.text()).toContain('Henna is starting');
  const before = await health();
  expect(before.status).toBe(503);
  expect(await before.json()).toMatchObject({
    problems: ['no projections worker is at work', 'the catalogue is being loaded'],
    documentsLoaded: 0,
  });

  await start('projections/dist/main.js', [], stores);
  await ready;
  while (!(await health()).ok) await pause(20);
  expect(await (await health()).json()).not.toHaveProperty('documentsLoaded');
  expect((await fetch(`${url}/api/products`)).status).toBe(200);
  // 404 where the client was not built.
  expect((await fetch(`${url}/products`)).status).not.toBe(503);
});
