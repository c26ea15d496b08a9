import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { masterKeyCheck, privateDatabase, type MasterKeyCheckDocument } from '@henna/domain';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MongoClient, type Collection } from 'mongodb';
import { startProgram } from '../testing/start-program.ts';

const execute = promisify(execFile);
const [right, wrong] = [Buffer.alloc(32, 1).toString('base64'), Buffer.alloc(32, 2).toString('base64')];
const refusal = expect.stringMatching(/^The stores were written with another master key\..* MASTER_KEY/);
let folder: string;
let started: ReturnType<typeof startProgram>[];

const start = (key: string) => {
  const program = startProgram({ DATA_DIR: join(folder, 'data'), MASTER_KEY: key });
  started.push(program);
  return program;
};
const stop = async (program: ReturnType<typeof startProgram>) => {
  program.signal('SIGINT');
  await program.ended;
};
/** The lines that are not of its log. */
const plainLines = ({ lines }: ReturnType<typeof startProgram>) => lines.filter((line) => !line.startsWith('{'));
const backup = (target: string, settings: NodeJS.ProcessEnv) =>
  execute(process.execPath, [join(__dirname, '../../dist/backup.js'), join(folder, target)], {
    env: { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data'), ...settings },
  });
const inChecks = async <Result>(work: (checks: Collection<MasterKeyCheckDocument>) => Promise<Result>) => {
  const { mongoUrl } = JSON.parse(await readFile(join(folder, 'data/run.json'), 'utf8')) as { mongoUrl: string };
  const client = await new MongoClient(mongoUrl).connect();
  try {
    return await work(client.db(privateDatabase).collection(masterKeyCheck.collection));
  } finally {
    await client.close();
  }
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'henna-key-'));
  started = [];
});
afterEach(async () => {
  for (const program of started) await stop(program);
  await rm(folder, { recursive: true, force: true });
});

it('does not start on stores that were written with another key, nor back them up', async () => {
  const first = start(right);
  await first.ready;
  await stop(first);
  const second = start(wrong);
  expect(await second.ended).toBe(1);
  expect(plainLines(second)).toEqual([refusal]);
  await expect(backup('wrong', { MASTER_KEY: wrong })).rejects.toThrow('another master key');
  await expect(backup('none', {})).rejects.toThrow('another master key');
  await backup('right', { MASTER_KEY: right });
  const third = start(right);
  await third.ready;
});

it('judges stores of an earlier version by a key in them', async () => {
  const first = start(right);
  const url = await first.ready;
  const body = JSON.stringify({ email: 'layla@example.org', password: 'a long enough password', firstName: 'Layla' });
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(`${url}/api/accounts`, { method: 'POST', headers, body })).status).toBe(201);
  await inChecks((checks) => checks.deleteMany());
  await stop(first);
  const second = start(wrong);
  expect(await second.ended).toBe(1);
  expect(plainLines(second)).toEqual([refusal]);
  const third = start(right);
  await third.ready;
  expect(await inChecks((checks) => checks.countDocuments())).toBe(1);
});
