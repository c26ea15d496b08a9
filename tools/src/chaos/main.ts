import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { MongoClient } from 'mongodb';
import { appendEvents } from '../bench/fixtures/append-events.ts';
import { catalogue } from '../bench/fixtures/catalogue.ts';
import { requireEmpty } from '../bench/fixtures/require-empty.ts';
import { signUp } from '../bench/members.ts';
import { printError, UserFacingError } from '../shared/errors.ts';
import { HttpClient } from '../shared/http-client.ts';
import { randomFrom } from '../shared/random.ts';
import type { StoreAddresses } from '../stores/running-stores.ts';
import { inflictFaults } from './faults.ts';
import { Installation } from './installation.ts';
import { Member, type Observations } from './member.ts';
import { compareWithLog, compareWithPages, compareWithReplay, readLog, untilViewsReach } from './verify.ts';

const productCount = 50;
/** Each member sends a command so often, in ms, on the average. */
const everyMs = 250;
const shownViolations = 20;

const options = () => {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      seconds: { type: 'string', default: '300' },
      clients: { type: 'string', default: '200' },
    },
  });
  const [seed, seconds, clients] = [values.seed, values.seconds, values.clients].map(Number);
  if (![seed, seconds, clients].every((value) => Number.isSafeInteger(value) && value! > 0))
    throw new UserFacingError('--seed, --seconds and --clients take whole numbers greater than 0.');
  return { seed: seed!, seconds: seconds!, clients: clients! };
};

const say = (line: string) => console.log(line);

/** Lets programs and connections fail under load. @returns what did not hold */
const run = async (installation: Installation, { seed, seconds, clients }: ReturnType<typeof options>) => {
  await installation.startStores();
  await requireEmptyStores(installation.stores);
  const { history, products } = catalogue(productCount, seed, productCount);
  await appendEvents(installation.stores.eventStoreUrl, history);
  await installation.startPrograms();
  const { urls } = installation;
  const client = new HttpClient(urls[0]!);
  const seen: Observations = { acknowledged: new Map(), attempts: new Map(), violations: [] };
  const members = (await signUp(client, clients)).map(async ({ cookie }, index) => {
    const { body } = await client.succeed('/api/auth/user', { headers: { cookie } });
    const { id } = JSON.parse(body.toString()) as { readonly id: string };
    return new Member(id, cookie, products, urls, randomFrom(seed * 100_000 + index), seen);
  });
  const ready = await Promise.all(members);
  client.close();
  say(`${clients} members send commands to ${urls.length} services for ${seconds} s; seed ${seed}`);
  const until = Date.now() + seconds * 1_000;
  const running = ready.map((member) => member.run(until, everyMs));
  const faults = await inflictFaults(installation, { random: randomFrom(seed), until, say });
  await Promise.all(running);

  const log = await readLog(installation.stores.eventStoreUrl);
  const acknowledged = [...seen.acknowledged.values()].reduce((sum, facts) => sum + facts.length, 0);
  say(`${faults} faults; ${acknowledged} commands acknowledged; sent again ${describe(seen.attempts)}`);
  for (const url of urls) await untilViewsReach(url, log.end);
  return [
    ...seen.violations,
    ...compareWithLog(seen.acknowledged, log),
    ...(await compareWithPages(urls, log)),
    ...(await compareWithReplay(installation.stores, log)),
    ...(faults === 0 ? ['Nothing failed: the time was too short.'] : []),
  ];
};

const requireEmptyStores = async ({ eventStoreUrl, mongoUrl }: StoreAddresses): Promise<void> => {
  const mongo = await MongoClient.connect(mongoUrl);
  try {
    await requireEmpty(eventStoreUrl, mongo);
  } finally {
    await mongo.close();
  }
};

const describe = (attempts: ReadonlyMap<string, number>): string =>
  [...attempts].map(([why, count]) => `${count} × ${why}`).join(', ') || 'never';

/** `chaos [--seed 1] [--seconds 300] [--clients 200]`: what is acknowledged under failures is in the log once, and the views show it. */
const chaos = async (): Promise<void> => {
  const asked = options();
  const folder = mkdtempSync(join(tmpdir(), 'henna-chaos-'));
  const { EVENTSTORE_URL: eventStoreUrl, MONGODB_URL: mongoUrl } = process.env;
  const outside = { ...(eventStoreUrl && { eventStoreUrl }), ...(mongoUrl && { mongoUrl }) };
  const installation = new Installation(folder, outside);
  try {
    const violations = await run(installation, asked);
    for (const violation of violations.slice(0, shownViolations)) say(`✗ ${violation}`);
    if (violations.length > 0) throw new UserFacingError(`${violations.length} things did not hold.`);
    say('Every acknowledged command is in the log once, in order; pages and views show it.');
  } finally {
    await installation.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

try {
  await chaos();
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
process.exit();
