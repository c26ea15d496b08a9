import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { forgetCaller, isDeclaredShared, isSharedRead } from './shared-reads.ts';

/** Bytes with their compressed forms, each made when it is first asked for. */
export interface EncodedBody {
  readonly body: Buffer;
  br?: Promise<Buffer>;
  gzip?: Promise<Buffer>;
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
  private readonly answers = new LRUCache<string, CachedAnswer>({
    max: maxAnswers,
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length || 1,
    dispose: ({ tag }, url) => this.untag(tag, url),
  });
  /** The addresses of the answers of each tag. */
  private readonly tagged = new Map<string, Set<string>>();
  private version = 0;

  /** @param position up to which the entries show everything */
  constructor(private readonly position: () => bigint) {}

  /** Answers from memory, or arranges that the answer now being made is kept. Returns whether it has answered. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url ?? '';
    if (!isSharedRead(request.method, url)) return false;
    forgetCaller(request);
    const known = this.answers.get(url);
    if (!known || !this.shows(request.headers['x-min-position'])) {
      this.keep(url, request, response);
      return false;
    }
    void send(known, request, response);
    return true;
  }

  private shows(position: string | string[] | undefined) {
    return (
      position === undefined || (/^\d{1,19}$/.test(String(position)) && BigInt(String(position)) <= this.position())
    );
  }

  /** The body of an answer that is kept, as text. */
  peek(url: string): string | undefined {
    return this.answers.peek(url)?.body.toString();
  }

  /** Drops what shows one of these products, and every list. */
  dropProducts(ids: Iterable<string>): void {
    this.version++;
    for (const tag of [lists, ...ids]) for (const url of this.tagged.get(tag) ?? []) this.answers.delete(url);
  }

  clear(): void {
    this.version++;
    this.answers.clear();
  }

  /** Collects the answer, in however many pieces it is written, so that it is sent with its length and compressed. */
  private keep(url: string, request: IncomingMessage, response: ServerResponse) {
    const version = this.version;
    const write = response.write.bind(response) as (...parts: unknown[]) => boolean;
    const end = response.end.bind(response) as (...parts: unknown[]) => ServerResponse;
    const pieces: Buffer[] = [];
    const collect = (piece: unknown) => {
      if (typeof piece === 'string') pieces.push(Buffer.from(piece));
      else if (Buffer.isBuffer(piece)) pieces.push(piece);
    };
    response.write = ((...parts: unknown[]) => {
      if (!isCacheable(response)) return write(...parts);
      collect(parts[0]);
      return true;
    }) as ServerResponse['write'];
    response.end = ((...parts: unknown[]) => {
      response.write = write as ServerResponse['write'];
      response.end = end as ServerResponse['end'];
      if (!isCacheable(response)) return end(...parts);
      collect(parts[0]);
      const answer = cachedAnswer(url, pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces), response.getHeaders());
      if (version === this.version && !response.hasHeader('x-projection-pending')) this.store(url, answer);
      void send(answer, request, response);
      return response;
    }) as ServerResponse['end'];
  }

  private store(url: string, answer: CachedAnswer) {
    this.answers.set(url, answer);
    if (!this.answers.has(url)) return;
    const alike = this.tagged.get(answer.tag);
    if (alike) alike.add(url);
    else this.tagged.set(answer.tag, new Set([url]));
  }

  private untag(tag: string, url: string) {
    const alike = this.tagged.get(tag);
    alike?.delete(url);
    if (alike?.size === 0) this.tagged.delete(tag);
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

const send = async (answer: CachedAnswer, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  if (request.headers['if-none-match'] === answer.etag) {
    response.writeHead(304, { etag: answer.etag, vary: 'Accept-Encoding', 'cache-control': 'no-cache' }).end();
    return;
  }
  const { encoding, body } = await encoded(answer, String(request.headers['accept-encoding'] ?? ''));
  const headers = {
    ...answer.headers,
    'content-length': body.length,
    ...(encoding && { 'content-encoding': encoding }),
  };
  response.writeHead(200, headers).end(body);
};

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** The bytes in a form that the request accepts, compressed beside the event loop. */
export const encoded = async (
  answer: EncodedBody,
  accepted: string,
): Promise<{ readonly encoding?: string; readonly body: Buffer }> => {
  if (answer.body.length < worthCompressing) return { body: answer.body };
  if (/\bbr\b/.test(accepted)) {
    answer.br ??= brotli(answer.body, brotliOptions);
    return { encoding: 'br', body: await answer.br };
  }
  if (/\bgzip\b/.test(accepted)) {
    answer.gzip ??= gzipped(answer.body);
    return { encoding: 'gzip', body: await answer.gzip };
  }
  return { body: answer.body };
};
