import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { processCounts } from '../metrics/process-counts.ts';
import { removeCredentials, isMarkedCacheable, isSharedRead } from './shared-reads.ts';

/** A body with its compressed forms, which are made on demand. */
export interface EncodedBody {
  readonly body: Buffer;
  br?: Promise<Buffer>;
  gzip?: Promise<Buffer>;
}

interface CachedResponse extends EncodedBody {
  readonly headers: OutgoingHttpHeaders;
  readonly etag: string;
  readonly tag: string;
}

const maxResponses = 2_000;
const maxBytes = 32 * 1024 * 1024;
const minCompressedBytes = 1_024;
const productPath = /^\/api\/products\/([0-9a-f-]{36})(?:\/(?:votes|ratings|images|voting-options))?$/;
const lists = 'lists';
const counts = processCounts.caches.bytes;

/**
 * Caches the bytes of shared reads, in front of all middleware. Entries are invalidated before anyone who waits for the
 * change is notified. Bounded in number and bytes.
 */
export class ByteCache {
  private readonly responses = new LRUCache<string, CachedResponse>({
    max: maxResponses,
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length || 1,
    dispose: ({ tag }, url) => this.untag(tag, url),
  });
  /** A tag is the id of a product, or {@link lists}. */
  private readonly urlsByTag = new Map<string, Set<string>>();
  private version = 0;

  /** @param position that all entries have reached */
  constructor(private readonly position: () => bigint) {}

  /** Responds from the cache, or arranges that the response of the pipeline is stored. Returns whether it has responded. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url ?? '';
    if (!isSharedRead(request.method, url)) return false;
    removeCredentials(request);
    const cached = this.responses.get(url);
    if (!cached || !this.isUpTo(request.headers['x-min-position'])) {
      counts.misses++;
      this.capture(url, request, response);
      return false;
    }
    counts.hits++;
    void send(cached, request, response);
    return true;
  }

  private isUpTo(position: string | string[] | undefined) {
    return (
      position === undefined || (/^\d{1,19}$/.test(String(position)) && BigInt(String(position)) <= this.position())
    );
  }

  /** Invalidates the responses about these products, and all lists. */
  dropProducts(ids: Iterable<string>): void {
    this.version++;
    for (const tag of [lists, ...ids]) for (const url of this.urlsByTag.get(tag) ?? []) this.responses.delete(url);
  }

  clear(): void {
    this.version++;
    this.responses.clear();
  }

  /** Buffers the whole response, to send it compressed and with its length. */
  private capture(url: string, request: IncomingMessage, response: ServerResponse) {
    const version = this.version;
    const write = response.write.bind(response) as (...parts: unknown[]) => boolean;
    const end = response.end.bind(response) as (...parts: unknown[]) => ServerResponse;
    const chunks: Buffer[] = [];
    const collect = (chunk: unknown) => {
      if (typeof chunk === 'string') chunks.push(Buffer.from(chunk));
      else if (Buffer.isBuffer(chunk)) chunks.push(chunk);
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
      const cached = cachedResponse(
        url,
        chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks),
        response.getHeaders(),
      );
      if (version === this.version && !response.hasHeader('x-projection-pending')) this.store(url, cached);
      void send(cached, request, response);
      return response;
    }) as ServerResponse['end'];
  }

  private store(url: string, cached: CachedResponse) {
    this.responses.set(url, cached);
    if (!this.responses.has(url)) return;
    const urls = this.urlsByTag.get(cached.tag);
    if (urls) urls.add(url);
    else this.urlsByTag.set(cached.tag, new Set([url]));
  }

  private untag(tag: string, url: string) {
    const alike = this.urlsByTag.get(tag);
    alike?.delete(url);
    if (alike?.size === 0) this.urlsByTag.delete(tag);
  }
}

const isCacheable = (response: ServerResponse) =>
  response.statusCode === 200 &&
  !response.headersSent &&
  isMarkedCacheable(response) &&
  !response.hasHeader('set-cookie');

const cachedResponse = (url: string, body: Buffer, headers: OutgoingHttpHeaders): CachedResponse => {
  const { 'x-correlation-id': _id, 'content-length': _length, ...storedHeaders } = headers;
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  const tag = productPath.exec(url)?.[1] ?? lists;
  return { headers: { ...storedHeaders, etag, vary: 'Accept-Encoding' }, etag, body, tag };
};

const send = async (cached: CachedResponse, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  if (request.headers['if-none-match'] === cached.etag) {
    response.writeHead(304, { etag: cached.etag, vary: 'Accept-Encoding', 'cache-control': 'no-cache' }).end();
    return;
  }
  const { encoding, body } = await encoded(cached, String(request.headers['accept-encoding'] ?? ''));
  const headers = {
    ...cached.headers,
    'content-length': body.length,
    ...(encoding && { 'content-encoding': encoding }),
  };
  response.writeHead(200, headers).end(body);
};

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** The body in an encoding that the request accepts. */
export const encoded = async (
  cached: EncodedBody,
  accepted: string,
): Promise<{ readonly encoding?: string; readonly body: Buffer }> => {
  if (cached.body.length < minCompressedBytes) return { body: cached.body };
  if (/\bbr\b/.test(accepted)) {
    cached.br ??= brotli(cached.body, brotliOptions);
    return { encoding: 'br', body: await cached.br };
  }
  if (/\bgzip\b/.test(accepted)) {
    cached.gzip ??= gzipped(cached.body);
    return { encoding: 'gzip', body: await cached.gzip };
  }
  return { body: cached.body };
};
