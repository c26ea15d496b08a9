import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram, type RunningProgram } from '../../testing/start-program.ts';

const root = join(__dirname, '../../../..');
let folder: string;
const programs: RunningProgram[] = [];
const start = async (program: string, args: string[], environment: NodeJS.ProcessEnv = {}) => {
  const running = await startProgram(join(root, program), args, { LOG_LEVEL: 'fatal', ...environment });
  programs.push(running);
  return running.line.replace(/^ready\s*/, '');
};

beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'henna-former-'))));
afterAll(async () => {
  for (const program of programs.reverse()) await program.stop('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

test('a start on a log of a version before the first release stops with one line', async () => {
  const store = (name: string) => start(`embedded/dist/${name}.js`, ['--folder', join(folder, name), '--port', '0']);
  const [EVENTSTORE_URL, MONGODB_URL] = [await store('eventstoredb'), await store('mongodb')];
  const log = EventStoreDBClient.connectionString(EVENTSTORE_URL);
  await log.appendToStream('clear-votes', jsonEvent({ type: 'EntityCleared', data: { entity: 'votes' } }));
  await log.dispose();
  const settings = { EVENTSTORE_URL, MONGODB_URL, PORT: '0', PUBLIC_URL: 'http://localhost', DATA_DIR: folder };
  await expect(start('backend/dist/main.js', [], settings)).rejects.toThrow(
    /^(?!.*could not start).*before the first release \(it holds EntityCleared\).*complete backup.*restore/s,
  );
});
