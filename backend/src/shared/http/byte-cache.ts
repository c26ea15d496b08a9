import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { forgetCaller, isDeclaredShared, isSharedRead } from './shared-reads.ts';

/** Bytes with their compressed forms, each made when it is first asked for. */
export interface EncodedBody {
  readonly body: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

interface CachedAnswer extends EncodedBody {
  readonly headers: OutgoingHttpHeaders;
  readonly etag: string;
  readonly tag: string;
}

const maxAnswers = 2_000;
const maxBytes = 32 * 1024 * 1024;
const worthCompressing = 1_024;
const ownPath = /^\/api\/products\/([0-9a-f-]{36})(?:\/(?:votes|ratings|images|voting-options))?$/;
const lists = 'lists';

/**
 * The bytes of shared reads, in front of the whole pipeline: a hit costs no more than sending it. Entries go when what
 * they show changes, before anyone who waits for that change is woken. Bounded in number and bytes.
 */
export class ByteCache {
  private readonly answers = new Map<string, CachedAnswer>();
  /** The addresses of the answers of each tag. */
  private readonly tagged = new Map<string, Set<string>>();
  private bytes = 0;
  private version = 0;

  /** Answers from memory, or arranges that the answer now being made is kept. Returns whether it has answered. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url ?? '';
    if (!isSharedRead(request.method, url)) return false;
    forgetCaller(request);
    if (request.headers['x-min-position'] !== undefined) return false;
    const known = this.answers.get(url);
    if (!known) {
      this.keep(url, request, response);
      return false;
    }
    this.answers.delete(url);
    this.answers.set(url, known);
    send(known, request, response);
    return true;
  }

  /** The body of an answer that is kept, as text. */
  peek(url: string): string | undefined {
    return this.answers.get(url)?.body.toString();
  }

  /** Drops what shows one of these products, and every list. */
  dropProducts(ids: Iterable<string>): void {
    this.version++;
    for (const tag of [lists, ...ids]) for (const url of [...(this.tagged.get(tag) ?? [])]) this.drop(url);
  }

  clear(): void {
    this.version++;
    this.answers.clear();
    this.tagged.clear();
    this.bytes = 0;
  }

  private keep(url: string, request: IncomingMessage, response: ServerResponse) {
    const version = this.version;
    const end = response.end.bind(response) as (...parts: unknown[]) => ServerResponse;
    response.end = ((...parts: unknown[]) => {
      const [body] = parts;
      response.end = end as ServerResponse['end'];
      if (!isCacheable(response) || !(typeof body === 'string' || Buffer.isBuffer(body))) return end(...parts);
      const answer = cachedAnswer(url, Buffer.from(body), response.getHeaders());
      if (version === this.version) this.store(url, answer);
      send(answer, request, response);
      return response;
    }) as ServerResponse['end'];
  }

  private store(url: string, answer: CachedAnswer) {
    this.drop(url);
    this.answers.set(url, answer);
    this.bytes += answer.body.length;
    const alike = this.tagged.get(answer.tag);
    if (alike) alike.add(url);
    else this.tagged.set(answer.tag, new Set([url]));
    for (const oldest of this.answers.keys()) {
      if (this.answers.size <= maxAnswers && this.bytes <= maxBytes) return;
      this.drop(oldest);
    }
  }

  private drop(url: string) {
    const answer = this.answers.get(url);
    if (!answer) return;
    this.answers.delete(url);
    this.bytes -= answer.body.length;
    const alike = this.tagged.get(answer.tag);
    alike?.delete(url);
    if (alike?.size === 0) this.tagged.delete(answer.tag);
  }
}

const isCacheable = (response: ServerResponse) =>
  response.statusCode === 200 &&
  !response.headersSent &&
  isDeclaredShared(response) &&
  !response.hasHeader('set-cookie');

const cachedAnswer = (url: string, body: Buffer, headers: OutgoingHttpHeaders): CachedAnswer => {
  const { 'x-correlation-id': _id, 'content-length': _length, ...kept } = headers;
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  const tag = ownPath.exec(url)?.[1] ?? lists;
  return { headers: { ...kept, etag, vary: 'Accept-Encoding' }, etag, body, tag };
};

const send = (answer: CachedAnswer, request: IncomingMessage, response: ServerResponse) => {
  if (request.headers['if-none-match'] === answer.etag) {
    response.writeHead(304, { etag: answer.etag, vary: 'Accept-Encoding', 'cache-control': 'no-cache' }).end();
    return;
  }
  const { encoding, body } = encoded(answer, String(request.headers['accept-encoding'] ?? ''));
  const headers = {
    ...answer.headers,
    'content-length': body.length,
    ...(encoding && { 'content-encoding': encoding }),
  };
  response.writeHead(200, headers).end(body);
};

/** The bytes in a form that the request accepts. */
export const encoded = (answer: EncodedBody, accepted: string): { encoding?: string; body: Buffer } => {
  if (answer.body.length < worthCompressing) return { body: answer.body };
  if (/\bbr\b/.test(accepted)) {
    answer.br ??= brotliCompressSync(answer.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    return { encoding: 'br', body: answer.br };
  }
  if (/\bgzip\b/.test(accepted)) {
    answer.gzip ??= gzipSync(answer.body);
    return { encoding: 'gzip', body: answer.gzip };
  }
  return { body: answer.body };
};
