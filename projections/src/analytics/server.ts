import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { parseTraceparent, type Tracing } from '@henna/domain/node';
import type { Logger } from 'pino';
import type { AnalyticsMetrics } from './analytics-metrics.ts';
import { BusyError } from './bounded.ts';
import type { Engine } from './engine.ts';
import type { Follower } from './follow.ts';
import type { CachedActivity } from './queries/activity.ts';
import { eventLines } from './queries/events.ts';
import { metricFigures } from './queries/metric.ts';
import { weighed } from './queries/ranking.ts';
import { tableRows } from './queries/table-rows.ts';
import { BadQuestionError, eventsQuestion, keyIn, metricQuestion, positionIn, weightsQuestion } from './requests.ts';

/*
 * What services ask, over HTTP with JSON, on the loopback unless it is told otherwise.
 *
 * Every request carries `Authorization: Bearer <ANALYTICS_SECRET>`. Every question may have `position`, a decimal string:
 * the answer then counts all events up to it, which are waited for at most 5 s. Answers have `position`, up to which they
 * count, and `asOf`. A question may have a `traceparent`, whose trace its answer is part of. Ids are those of the log;
 * whoever asks knows what they are called. Nothing names a member.
 *
 *   PUT  /key       { key }: 32 bytes in base64, by which pseudonyms are made; the tables are opened with the first one
 *                   -> 204
 *   GET  /status    { ready, progress, position, asOf }: `progress` is the share of the log that has been taken in, 0 to 1
 *   POST /metric    { metric, group, filter, edges, limit } (`FiguresQuery`)
 *                   -> { series: [{ key, total, outOf, values }], groups }
 *   POST /what-if   { points: { visits, votes, ratings, comments }, halfLifeDays, limit }
 *                   -> { products: [{ productId, rank, score, liveRank }], ranked }
 *   POST /events    { filter, types?, exceptTypes?, from?, to?, after?, before?, order?, limit } (`EventsQuery<bigint>`;
 *                   from and to in ms since 1970) -> lines of `AnalyticsEvent` (application/x-ndjson); `X-Position` up to which
 *   POST /tables    {} -> lines of `MetricRow` and `OptionVotesRow` (application/x-ndjson)
 *
 * Errors are { code, ... }:
 *   400 BAD_QUESTION { message }   a question of another form than above
 *   401 UNAUTHORIZED
 *   404 NOT_FOUND
 *   413 TOO_LARGE
 *   429 BUSY                       so many wait already; `Retry-After`
 *   503 BUILDING { progress }      the tables are being made from the log, or wait for the key; `Retry-After`
 *   503 BEHIND { position }        the events asked for have not come in time; `Retry-After`
 *   503 TOO_LONG                   the answer took longer than 10 s
 */

const mostBytes = 1024 * 1024;
const patienceMs = 5_000;
const longestMs = 10_000;
const retrySeconds = 1;

export interface Tables {
  readonly engine: Engine;
  readonly activity: CachedActivity;
  readonly follower: Pick<Follower, 'isReady' | 'progress' | 'reach'>;
}

export interface Served {
  /** `undefined` until they are opened. */
  readonly tables: () => Tables | undefined;
  readonly onKey: (key: Buffer) => void;
  readonly secret: string;
  readonly log: Pick<Logger, 'error'>;
  /** Null where nothing is measured. */
  readonly metrics?: Pick<AnalyticsMetrics, 'observeQuestion'> | null;
  /** Null where nothing is traced. */
  readonly tracing?: Tracing | null;
}

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: { readonly code: string } & Readonly<Record<string, unknown>>,
  ) {
    super(body.code);
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();

const requireSecret = ({ headers }: IncomingMessage, secret: string): void => {
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  if (!timingSafeEqual(digest(given), digest(secret))) throw new Refusal(401, { code: 'UNAUTHORIZED' });
};

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    if ((size += piece.length) > mostBytes) throw new Refusal(413, { code: 'TOO_LARGE' });
    pieces.push(piece);
  }
  try {
    return JSON.parse(Buffer.concat(pieces).toString('utf8'));
  } catch {
    throw new BadQuestionError('not JSON');
  }
};

/** Resolves when the tables may be asked. */
const requireTables = async (tables: Tables | undefined, position: bigint | undefined): Promise<Tables> => {
  if (!tables?.follower.isReady) throw new Refusal(503, { code: 'BUILDING', progress: tables?.follower.progress ?? 0 });
  if (position !== undefined && !(await tables.follower.reach(position, patienceMs)))
    throw new Refusal(503, { code: 'BEHIND', position: String(position) });
  return tables;
};

const answers: Readonly<Record<string, (tables: Tables, body: unknown, signal: AbortSignal) => Promise<object>>> = {
  '/metric': async ({ engine, activity }, body, signal) =>
    metricFigures(metricQuestion(body), engine, activity, signal),
  '/what-if': async ({ engine, activity }, body, signal) => {
    const { limit, ...weights } = weightsQuestion(body);
    const current = await activity.current(signal);
    return { ...weighed(weights, limit, current, engine.names), position: current.position };
  },
};

const send = (response: ServerResponse, status: number, body: object): void => {
  const text = JSON.stringify(body, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  response.writeHead(status, {
    'Content-Type': 'application/json',
    ...((status === 503 || status === 429) && { 'Retry-After': String(retrySeconds) }),
  });
  response.end(text);
};

type Writer = (lines: readonly string[]) => Promise<void>;

/** Sends lines for as long as somebody reads. @param send is refused before the answer begins, or logged if later */
const sendLines = async (
  { engine }: Tables,
  response: ServerResponse,
  log: Served['log'],
  send: (write: Writer, signal: AbortSignal) => Promise<void>,
): Promise<void> => {
  const closed = new AbortController();
  response.once('close', () => closed.abort());
  const begin = () => {
    if (response.headersSent) return;
    response.writeHead(200, { 'Content-Type': 'application/x-ndjson', 'X-Position': String(engine.position) });
  };
  const write: Writer = async (lines) => {
    closed.signal.throwIfAborted();
    begin();
    if (!response.write(`${lines.join('\n')}\n`)) await once(response, 'drain', { signal: closed.signal });
  };
  try {
    await send(write, closed.signal);
    begin();
    response.end();
  } catch (error) {
    if (!response.headersSent) throw error;
    if (!closed.signal.aborted) log.error({ err: error }, 'a list broke off');
    response.destroy();
  }
};

const lists: Readonly<
  Record<string, (tables: Tables, body: unknown, write: Writer, signal: AbortSignal) => Promise<void>>
> = {
  '/events': async ({ engine }, body, write, signal) => {
    for await (const page of eventLines(eventsQuestion(body), engine, signal)) await write(page);
  },
  '/tables': ({ engine }, _body, write, signal) => tableRows(engine, write, signal),
};

const answer = async (served: Served, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  requireSecret(request, served.secret);
  if (request.method === 'PUT' && request.url === '/key') {
    served.onKey(keyIn(await bodyOf(request)));
    return void response.writeHead(204).end();
  }
  if (request.method === 'GET' && request.url === '/status') {
    const tables = served.tables();
    return send(response, 200, {
      ready: tables?.follower.isReady ?? false,
      progress: tables?.follower.progress ?? 0,
      position: tables?.engine.position ?? -1n,
      asOf: new Date().toISOString(),
    });
  }
  const path = request.method === 'POST' ? (request.url ?? '') : '';
  if (!own(answers, path) && !own(lists, path)) throw new Refusal(404, { code: 'NOT_FOUND' });
  const ask = () => answerQuestion(served, request, response, path);
  const { traceparent } = request.headers;
  if (!served.tracing || typeof traceparent !== 'string') return ask();
  return served.tracing.during(`POST ${path}`, { kind: 'server', parent: traceparent }, ask);
};

const answerQuestion = async (served: Served, request: IncomingMessage, response: ServerResponse, path: string) => {
  const [answerOf, list] = [own(answers, path), own(lists, path)];
  const asOf = new Date().toISOString();
  const tables = served.tables();
  const body = await bodyOf(request);
  const ready = await requireTables(tables, positionIn(body));
  if (list) return sendLines(ready, response, served.log, (write, signal) => list(ready, body, write, signal));
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(new Refusal(503, { code: 'TOO_LONG' })), longestMs);
  response.once('close', () => over.abort());
  try {
    send(response, 200, { ...(await answerOf!(ready, body, over.signal)), asOf });
  } finally {
    clearTimeout(timer);
  }
};

const own = <Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;

const refusalOf = (error: unknown, log: Served['log'], { headers }: IncomingMessage): Refusal => {
  if (error instanceof Refusal) return error;
  if (error instanceof BadQuestionError) return new Refusal(400, { code: 'BAD_QUESTION', message: error.message });
  if (error instanceof BusyError) return new Refusal(429, { code: 'BUSY' });
  log.error({ err: error, traceId: parseTraceparent(headers.traceparent)?.traceId }, 'a question failed');
  return new Refusal(500, { code: 'FAILED' });
};

const knownPaths: ReadonlySet<string> = new Set(['/key', '/status', ...Object.keys(answers), ...Object.keys(lists)]);

const observe = (metrics: NonNullable<Served['metrics']>, { url = '' }: IncomingMessage, response: ServerResponse) => {
  const begun = performance.now();
  const path = knownPaths.has(url) ? url : 'other';
  response.once('close', () => metrics.observeQuestion(path, response.statusCode, performance.now() - begun));
};

/** Answers questions on the tables. @returns the server and its address */
export const serve = async (
  served: Served,
  host: string,
  port: number,
): Promise<{ readonly server: Server; readonly url: string }> => {
  const server = createServer((request, response) => {
    if (served.metrics) observe(served.metrics, request, response);
    answer(served, request, response).catch((error: unknown) => {
      if (response.destroyed) return;
      if (response.headersSent) return void response.destroy();
      const { status, body } = refusalOf(error, served.log, request);
      send(response, status, body);
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port to answer on');
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return { server, url: `http://${name}:${address.port}` };
};
