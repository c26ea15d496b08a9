/** What the server answers: a body with status 200, or a response made from the request. */
export type Answer = object | ((request: FakeRequest) => Response | Promise<Response>);

export interface FakeRequest {
  readonly method: string;
  readonly path: string;
  readonly search: URLSearchParams;
  readonly body: unknown;
  readonly headers: Headers;
  readonly signal?: AbortSignal;
}

export const answer = (status: number, body: unknown = null): Response =>
  new Response(status === 204 ? null : JSON.stringify(body), { status });

export const problem = (status: number, code: string, message = code): Response => answer(status, { message, code });

/**
 * Takes the place of the network until the test ends. Keys are `GET /api/path`; anything not named is 404.
 * @returns every request made, in order.
 */
export function fakeServer(answers: Record<string, Answer>): FakeRequest[] {
  const requests: FakeRequest[] = [];
  const original = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const request = {
      method: init?.method ?? 'GET',
      path: url.pathname,
      search: url.searchParams,
      body,
      headers: new Headers(init?.headers),
      signal: init?.signal ?? undefined,
    };
    requests.push(request);
    const answerOf = answers[`${request.method} ${request.path}`];
    if (answerOf === undefined) return problem(404, 'NOT_FOUND');
    return typeof answerOf === 'function'
      ? (answerOf as (request: FakeRequest) => Response)(request)
      : answer(200, answerOf);
  };
  restore = () => {
    globalThis.fetch = original;
  };
  return requests;
}

let restore = () => {};
afterEach(() => restore());
