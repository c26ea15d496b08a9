import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { SettingError } from './settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where a program's metrics can be read. */
export interface MetricsSettings {
  /** Of a server for the metrics alone; null for `/metrics` at the address of the program, where it has one. */
  readonly port: number | null;
  /** The address that this server listens on. */
  readonly host: string;
  /** What readers send as `Authorization: Bearer …`; null if nothing is asked of them. */
  readonly token: string | null;
}

const shortestToken = 16;

/** Null without `METRICS_PORT` and `METRICS_TOKEN`: nothing is measured. Throws {@link SettingError}. */
export const metricsSettings = (environment: Environment): MetricsSettings | null => {
  const port = environment['METRICS_PORT'];
  const token = environment['METRICS_TOKEN'];
  if (!port && !token) return null;
  if (port && !(/^\d+$/.test(port) && Number(port) > 0 && Number(port) <= 65_535))
    throw new SettingError(`METRICS_PORT must be 1 to 65535, not "${port}".`);
  // The message does not contain the token.
  if (token && token.length < shortestToken)
    throw new SettingError(`METRICS_TOKEN must have ${shortestToken} characters or more.`);
  return { port: port ? Number(port) : null, host: environment['METRICS_HOST'] || '127.0.0.1', token: token || null };
};

const digest = (text: string) => createHash('sha256').update(text).digest();

const isAllowed = ({ headers }: IncomingMessage, token: string | null): boolean => {
  if (token === null) return true;
  const sent = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(sent), digest(token));
};

/** The path of the metrics, at whichever server. */
export const metricsPath = '/metrics';

/**
 * Answers a request for the metrics: 401 without the token, 404 at another path, 503 where they can't be collected.
 * @param collect the metrics in Prometheus' text format
 */
export const metricsListener =
  (token: string | null, collect: () => Promise<string>): RequestListener =>
  (request, response) => {
    const refuse = (status: number, headers = {}) =>
      response.writeHead(status, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store', ...headers }).end();
    if (request.url !== metricsPath || request.method !== 'GET') return void refuse(404);
    if (!isAllowed(request, token)) return void refuse(401, { 'WWW-Authenticate': 'Bearer' });
    collect().then(
      (text) => {
        const type = 'text/plain; version=0.0.4; charset=utf-8';
        response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
      },
      () => refuse(503, { 'Retry-After': '1' }),
    );
  };

/**
 * Serves the metrics at a port of their own, if the settings name one.
 * Throws {@link SettingError} if the port is in use.
 */
export const serveMetrics = async (
  { port, host, token }: MetricsSettings,
  collect: () => Promise<string>,
): Promise<Server | undefined> => {
  if (port === null) return undefined;
  const server = createServer(metricsListener(token, collect));
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new SettingError(`METRICS_PORT ${port} can't be used: ${(error as Error).message}`);
  }
  return server;
};
