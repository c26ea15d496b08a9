import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Call {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  /** Sent as JSON. */
  readonly json?: unknown;
}

/** Requests to one address over kept connections, with as little of our own in between as can be. */
export class HttpClient {
  /** Idle connections go before the server closes them: a request that meets the closing fails. */
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 256, timeout: 2_000 });

  constructor(readonly url: string) {}

  /** @throws Error for any other status than those of success */
  async succeed(path: string, { method = 'GET', headers = {}, json }: Call = {}): Promise<Answer> {
    const body = json === undefined ? undefined : JSON.stringify(json);
    const sent = body === undefined ? headers : { ...headers, 'content-type': 'application/json' };
    const answer = await new Promise<Answer>((resolve, reject) => {
      const outgoing = request(`${this.url}${path}`, { agent: this.#agent, method, headers: sent }, (incoming) => {
        const parts: Buffer[] = [];
        incoming.on('data', (part: Buffer) => parts.push(part));
        incoming.on('error', reject);
        incoming.on('end', () =>
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(parts) }),
        );
      });
      outgoing.on('error', reject);
      outgoing.end(body);
    });
    if (answer.status >= 300)
      throw new Error(`${method} ${path}: ${answer.status} ${answer.body.toString().slice(0, 200)}`);
    return answer;
  }

  close(): void {
    this.#agent.destroy();
  }
}
