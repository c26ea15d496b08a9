import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Background } from './background.ts';

/** A request that is being answered until the result is called. */
const ask = (background: Background, url: string): (() => void) => {
  const response = new EventEmitter();
  background.countVisitor({ url } as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return () => void response.emit('close');
};

/** Work that tells of its beginning and ends when it is told to. */
const work = () => {
  let end: (error?: Error) => void = () => undefined;
  const ended = new Promise<void>((resolve, reject) => (end = (error) => (error ? reject(error) : resolve())));
  const piece = { isBegun: false, end: (error?: Error) => end(error), run: () => ((piece.isBegun = true), ended) };
  return piece;
};

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('work in the background', () => {
  let background: Background;
  beforeEach(() => (background = new Background()));

  it('runs at once and together while nobody looks', () => {
    const pieces = [work(), work()];
    for (const piece of pieces) void background.run(piece.run);
    expect(pieces.map(({ isBegun }) => isBegun)).toEqual([true, true]);
  });

  it.each(['/api/admin/products', '/api/analytics/now', '/api/live'])('does not take %s for a visitor', (url) => {
    ask(background, url);
    const pieces = [work(), work()];
    for (const piece of pieces) void background.run(piece.run);
    expect(pieces.map(({ isBegun }) => isBegun)).toEqual([true, true]);
  });

  it('goes piece by piece while somebody looks, and goes on after one that failed', async () => {
    ask(background, '/api/products')();
    const [first, second] = [work(), work()];
    const failing = background.run(first.run);
    const following = background.run(second.run);
    await turn();
    expect([first.isBegun, second.isBegun]).toEqual([true, false]);
    first.end(new Error('refused'));
    await expect(failing).rejects.toThrow('refused');
    await turn();
    expect(second.isBegun).toBe(true);
    second.end();
    await following;
  });

  it('waits until the visitor has the answer', async () => {
    const answered = ask(background, '/products/1');
    const piece = work();
    const running = background.run(piece.run);
    await turn();
    expect(piece.isBegun).toBe(false);
    answered();
    await turn();
    expect(piece.isBegun).toBe(true);
    piece.end();
    await running;
  });

  it('does not wait for ever', async () => {
    ask(background, '/api/products');
    await expect(background.run(() => Promise.resolve())).resolves.toBeUndefined();
  });
});
