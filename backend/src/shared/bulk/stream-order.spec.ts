import { runPerStream, StreamOrder } from './stream-order.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A task that ends when it is told to. */
const task = (stream: string, after?: string) => {
  let end: (error?: Error) => void = () => undefined;
  const ended = new Promise<void>((resolve, reject) => (end = (error) => (error ? reject(error) : resolve())));
  const run = jest.fn(() => ended);
  return { stream, ...(after && { after }), run, end: (error?: Error) => end(error) };
};

describe('tasks of streams', () => {
  let order: StreamOrder;
  beforeEach(() => (order = new StreamOrder((run) => run())));

  it('start side by side, but those of one stream in order', async () => {
    const [first, second, other] = [task('a'), task('a'), task('b')];
    for (const each of [first, second, other]) void order.add(each);
    await turn();
    expect([first, second, other].map(({ run }) => run.mock.calls.length)).toEqual([1, 0, 1]);
    first.end();
    await turn();
    expect(second.run).toHaveBeenCalled();
  });

  it('wait for another stream that must be written before', async () => {
    const [parent, reply, orphan] = [task('parent'), task('reply', 'parent'), task('orphan', 'unknown')];
    for (const each of [parent, reply, orphan]) void order.add(each);
    await turn();
    expect(reply.run).not.toHaveBeenCalled();
    expect(orphan.run).toHaveBeenCalled();
    parent.end();
    await turn();
    expect(reply.run).toHaveBeenCalled();
  });

  it('do not start after a failure', async () => {
    const [failing, next] = [task('a'), task('a')];
    const ended = [order.add(failing), order.add(next)];
    await turn();
    order.throwIfFailed();
    failing.end(new Error('refused'));
    await Promise.all(ended);
    expect(next.run).not.toHaveBeenCalled();
    expect(() => order.throwIfFailed()).toThrow('refused');
  });

  it('do not start when stopped, and those that run end', async () => {
    const [running, next] = [task('a'), task('a')];
    const ended = [order.add(running), order.add(next)];
    await turn();
    order.stop();
    running.end();
    await Promise.all(ended);
    expect(next.run).not.toHaveBeenCalled();
    order.throwIfFailed();
  });

  it('are limited in number, and reject with the first failure when the running ones have ended', async () => {
    const tasks = [task('a'), task('b'), task('c')];
    const all = runPerStream(tasks, 2);
    const failure = all.catch(({ message }: Error) => message);
    await turn();
    expect(tasks.map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 0]);
    tasks[0]!.end(new Error('refused'));
    await turn();
    tasks[1]!.end();
    expect(await failure).toBe('refused');
    expect(tasks[2]!.run).not.toHaveBeenCalled();
  });
});
