import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BackgroundThrottle } from './background-throttle.ts';

/** A request that is being answered until the result is called. */
const ask = (background: BackgroundThrottle, url: string): (() => void) => {
  const response = new EventEmitter();
  background.trackRequest({ url } as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return () => void response.emit('close');
};

/** Work that tells of its beginning and ends when it is told to. */
const work = () => {
  let end: (error?: Error) => void = () => undefined;
  const ended = new Promise<void>((resolve, reject) => (end = (error) => (error ? reject(error) : resolve())));
  const task = { isBegun: false, end: (error?: Error) => end(error), run: () => ((task.isBegun = true), ended) };
  return task;
};

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('work in the background', () => {
  let background: BackgroundThrottle;
  beforeEach(() => (background = new BackgroundThrottle()));

  it('runs at once and together while nobody looks', () => {
    const tasks = [work(), work()];
    for (const task of tasks) void background.run(task.run);
    expect(tasks.map(({ isBegun }) => isBegun)).toEqual([true, true]);
  });

  it.each(['/api/admin/products', '/api/analytics/now', '/api/live'])('does not take %s for a visitor', (url) => {
    ask(background, url);
    const tasks = [work(), work()];
    for (const task of tasks) void background.run(task.run);
    expect(tasks.map(({ isBegun }) => isBegun)).toEqual([true, true]);
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
    const responses = ask(background, '/products/1');
    const task = work();
    const running = background.run(task.run);
    await turn();
    expect(task.isBegun).toBe(false);
    responses();
    await turn();
    expect(task.isBegun).toBe(true);
    task.end();
    await running;
  });

  it('does not wait for ever', async () => {
    ask(background, '/api/products');
    await expect(background.run(() => Promise.resolve())).resolves.toBeUndefined();
  });
});
