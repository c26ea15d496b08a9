import { setTimeout as pause } from 'node:timers/promises';
import { ballotStream, ratingStream } from '@henna/domain';
import type { FixtureProduct } from '../bench/fixtures/catalogue.ts';
import type { Random } from '../shared/random.ts';

const timeoutMs = 15_000;
const longestWaitMs = 1_000;
/** After that long an unanswered command counts as lost. */
const patienceMs = 90_000;

/** What all members together saw. */
export interface Observations {
  /** Facts that the log must hold, in their order, by stream. */
  readonly acknowledged: Map<string, string[]>;
  /** Attempts by how they ended: `cut`, or the status and code of a refusal. */
  readonly attempts: Map<string, number>;
  readonly violations: string[];
}

interface Command {
  readonly method: 'POST' | 'DELETE';
  readonly path: string;
  readonly json: object;
  /** @returns the stream and the fact that it now holds */
  readonly factOf: (body: string) => readonly [stream: string, fact: string];
}

interface CastVote {
  readonly id: string;
  readonly productId: string;
  readonly vote: string;
}

const idIn = (body: string): string => (JSON.parse(body) as { id: string }).id;

/** A member who sends one command after the other to any service, each until it is acknowledged. */
export class Member {
  readonly #stars = new Map<string, number>();
  readonly #offered: { readonly productId: string; readonly vote: string }[];
  readonly #cast: CastVote[] = [];
  #comments = 0;

  constructor(
    readonly userId: string,
    private readonly cookie: string,
    private readonly products: readonly FixtureProduct[],
    private readonly urls: readonly string[],
    private readonly random: Random,
    private readonly seen: Observations,
  ) {
    this.#offered = products.flatMap(({ id, options }) => options.map(({ label }) => ({ productId: id, vote: label })));
  }

  async run(until: number, everyMs: number): Promise<void> {
    while (Date.now() < until) {
      await this.#send(this.#next());
      await pause(this.random.below(2 * everyMs));
    }
  }

  #next(): Command {
    const choice = this.random.below(100);
    if (choice < 50 && this.#offered.length > 0) return this.#vote();
    if (choice < 60 && this.#cast.length > 0) return this.#withdraw();
    return choice < 85 ? this.#rate() : this.#comment();
  }

  /** Each option once: what was withdrawn stays so. */
  #vote(): Command {
    const json = this.#offered.splice(this.random.below(this.#offered.length), 1)[0]!;
    const factOf = (body: string) => {
      const id = idIn(body);
      this.#cast.push({ id, ...json });
      return [ballotStream(json.productId, this.userId), `cast ${id}`] as const;
    };
    return { method: 'POST', path: '/api/votes', json, factOf };
  }

  #withdraw(): Command {
    const { id, ...json } = this.#cast.splice(this.random.below(this.#cast.length), 1)[0]!;
    const fact = [ballotStream(json.productId, this.userId), `withdrawn ${id}`] as const;
    return { method: 'DELETE', path: '/api/votes', json, factOf: () => fact };
  }

  /** Other stars each time: the same ones again would be no event. */
  #rate(): Command {
    const { id: productId } = this.random.pick(this.products);
    const stars = ((this.#stars.get(productId) ?? this.random.below(5)) % 5) + 1;
    this.#stars.set(productId, stars);
    const fact = [ratingStream(productId, this.userId), `${stars} stars`] as const;
    return { method: 'POST', path: '/api/ratings', json: { productId, stars }, factOf: () => fact };
  }

  #comment(): Command {
    const { id: productId } = this.random.pick(this.products);
    const content = `Comment ${++this.#comments} of ${this.userId}.`;
    const factOf = (body: string) => [`comments of ${this.userId}`, idIn(body)] as const;
    return { method: 'POST', path: '/api/comments', json: { productId, content }, factOf };
  }

  /** Sends a command again, with its key, for as long as it is cut off or refused for now. */
  async #send({ method, path, json, factOf }: Command): Promise<void> {
    const headers = { cookie: this.cookie, 'idempotency-key': this.random.id(), 'content-type': 'application/json' };
    const { acknowledged, violations } = this.seen;
    for (const end = Date.now() + patienceMs; Date.now() < end;) {
      const url = `${this.random.pick(this.urls)}${path}`;
      const signal = AbortSignal.timeout(timeoutMs);
      const sent = fetch(url, { method, headers, body: JSON.stringify(json), signal });
      const answer = await sent
        .then(async (response) => ({ response, body: await response.text() }))
        .catch(() => undefined);
      if (!answer) {
        await this.#retry('cut', 100);
        continue;
      }
      const { response, body } = answer;
      if (response.ok) {
        const [stream, fact] = factOf(body);
        acknowledged.set(stream, [...(acknowledged.get(stream) ?? []), fact]);
        return;
      }
      const retryAfter = response.headers.get('retry-after');
      const code = /"code":"(\w+)"/.exec(body)?.[1] ?? '';
      if (response.status === 409 || (response.status === 503 && retryAfter !== null)) {
        await this.#retry(`${response.status} ${code}`, Math.min(Number(retryAfter ?? 0) * 1_000, longestWaitMs));
        continue;
      }
      violations.push(`${method} ${path} was answered by ${response.status} ${body.slice(0, 200)}`);
      return;
    }
    violations.push(`${method} ${path} was not acknowledged within ${patienceMs / 1_000} s`);
  }

  async #retry(why: string, waitMs: number): Promise<void> {
    const { attempts } = this.seen;
    attempts.set(why, (attempts.get(why) ?? 0) + 1);
    await pause(50 + this.random.below(waitMs + 50));
  }
}
