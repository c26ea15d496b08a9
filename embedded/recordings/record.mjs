import { randomBytes } from 'node:crypto';
import { es, failure, normalise, sleep } from './helpers.mjs';
import { scenarios } from './eventstoredb.scenarios.mjs';

const LIMIT_MS = 30_000;

async function runOne(connectionString, run) {
  const prefix = `t${randomBytes(6).toString('hex')}-`;
  const clients = [];
  const connect = (string) => clients[clients.push(es.EventStoreDBClient.connectionString(string)) - 1];
  const names = (label) => prefix + label;
  names.prefix = prefix;
  names.connectionString = connectionString;
  names.client = (query) => connect(connectionString + (connectionString.includes('?') ? '&' : '?') + query);
  names.connect = connect;
  const late = new AbortController();
  const limit = sleep(LIMIT_MS, 'no outcome within the time limit', { signal: late.signal }).catch(() => {});
  try {
    return normalise(await Promise.race([run(connect(connectionString), names), limit]), prefix);
  } catch (error) {
    return normalise({ scenarioFailed: failure(error) }, prefix);
  } finally {
    late.abort();
    for (const client of clients) void client.dispose().catch(() => {});
  }
}

export async function record(connectionString, wanted = () => true, seen = () => {}) {
  const out = {};
  for (const [name, run] of Object.entries(scenarios)) {
    if (!wanted(name)) continue;
    out[name] = await runOne(connectionString, run);
    await seen(name, out[name]);
  }
  return out;
}
