import type { Problem } from '@henna/domain';
import type { QueryFunctionContext } from '@tanstack/react-query';
import { minPosition, trackRead, trackWrite } from './read-your-writes.ts';

/** A response that was not ok. `status` 0: no answer came (offline, server stopped). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly status: number,
    message: string,
    readonly code: string | null = null,
    readonly fields: NonNullable<Problem['fields']> = [],
    readonly correlationId: string | null = null,
    /** The record as it is now, where somebody else has changed it since it was read. */
    readonly current: unknown = null,
    /** What an edit and somebody else have both changed. */
    readonly conflicts: NonNullable<Problem['conflicts']> = [],
    readonly params: Problem['params'] = undefined,
  ) {
    super(message);
  }
}

export const isStatus = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status;

type Transport = (path: string, init: RequestInit) => Promise<Response>;
let transport: Transport = (path, init) => fetch(path, init);

/** Has requests answered by another than the network: where pages are rendered, the service answers itself. */
export const setTransport = (next: Transport): void => {
  transport = next;
};

export interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON; a blob as it is. */
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly signal?: AbortSignal;
}

interface RequestOutcome<Answer> {
  readonly answer: Answer;
  /** The answer does not hold yet what this client wrote last. */
  readonly isStale: boolean;
}

/** How often a read that lags behind this client's writes is repeated; each time the service waits a second for it. */
const maxAttempts = 5;

/**
 * The one way to the server: with credentials, JSON both ways, 204 is null. What is read holds what was written here,
 * unless the read models are slower than anybody waits.
 * @throws ApiError with the message of the body, else what the status says.
 */
export async function request<Answer>(path: string, options: RequestOptions = {}): Promise<Answer> {
  for (let asked = 1; ; asked++) {
    const { answer, isStale } = await requestOnce<Answer>(path, options);
    if (!isStale || asked === maxAttempts) return answer;
  }
}

async function requestOnce<Answer>(path: string, options: RequestOptions): Promise<RequestOutcome<Answer>> {
  const { method = 'GET', body, headers, signal } = options;
  const position = method === 'GET' ? minPosition() : null;
  const response = await transport(path, {
    method,
    credentials: 'include',
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': body instanceof Blob ? body.type : 'application/json' }),
      ...(position === null ? {} : { 'X-Min-Position': position }),
      ...headers,
    },
    body: body === undefined || body instanceof Blob ? body : JSON.stringify(body),
    signal,
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw new ApiError(0, cause instanceof Error ? cause.message : 'Network error');
  });
  if (!response.ok) throw await errorOf(response);
  if (method !== 'GET') trackWrite(response.headers);
  const isStale = trackRead(response.headers, position);
  return { answer: (response.status === 204 ? null : await response.json()) as Answer, isStale };
}

/** What a response that was not ok says. */
export async function errorOf(response: Response): Promise<ApiError> {
  const { status, statusText } = response;
  const text = await response.text().catch(() => '');
  try {
    const body = JSON.parse(text) as Partial<Problem> & { error?: unknown };
    const error = typeof body.error === 'string' ? body.error : '';
    const message = body.message || error || statusText;
    const { code, fields, correlationId, current, conflicts, params } = body;
    return new ApiError(status, message, code, fields, correlationId, current, conflicts, params);
  } catch {
    return new ApiError(status, [status, statusText, text].filter(Boolean).join(' '));
  }
}

type QueryValue = string | number | boolean | null | undefined;
type KeyPart = string | number | Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

/** A query key: the path, then what `addressOf` makes of the rest. */
export type QueryAddress = readonly [path: string, ...parts: KeyPart[]];

/** The address of a query key: path, query parameters (empty ones left out), further path segments. */
export function addressOf(key: QueryAddress): string {
  const [path, ...rest] = key;
  const search = new URLSearchParams();
  const segments = [path];
  for (const part of rest) {
    if (typeof part !== 'object') segments.push(encodeURIComponent(part));
    else
      for (const [name, value] of Object.entries(part))
        for (const each of [value].flat())
          if (each !== undefined && each !== null && each !== '') search.append(name, String(each));
  }
  return segments.join('/') + (search.size > 0 ? `?${search}` : '');
}

/**
 * Reads an address. What the screen shows already holds what was just written: an answer that lags behind does not
 * take its place.
 */
export async function readOrCached<Answer>(
  address: string,
  signal: AbortSignal,
  shown: () => Answer | undefined,
): Promise<Answer> {
  const { answer, isStale } = await requestOnce<Answer>(address, { signal });
  return (isStale ? shown() : undefined) ?? answer;
}

/** Reads what the query key names. */
export const read = <Answer>({ queryKey, signal, client }: QueryFunctionContext): Promise<Answer> =>
  readOrCached(addressOf(queryKey as QueryAddress), signal, () => client.getQueryData<Answer>(queryKey));
