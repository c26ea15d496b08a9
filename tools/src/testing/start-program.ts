import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const house = join(__dirname, '../../..');

/** The built start program, on an empty shop and any free port unless told otherwise. */
export const startProgram = (settings: NodeJS.ProcessEnv) => {
  const child = spawn(process.execPath, [join(house, 'tools/dist/start.js')], {
    env: { PATH: process.env['PATH'], PORT: '0', DEMO: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const ready = new Promise<string>((found, fail) => {
    const hear = (line: string) => {
      lines.push(line);
      if (line.startsWith('Ready on ')) found(line.slice('Ready on '.length));
    };
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', hear);
    void ended.then((code) => fail(new Error(`ended with ${code} before it was ready: ${lines.join('\n')}`)));
  });
  ready.catch(() => undefined);
  return { pid: child.pid!, lines, ready, ended, signal: (name: NodeJS.Signals) => child.kill(name) };
};
