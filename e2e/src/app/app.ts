import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { noteWritten } from '../browser/written.ts';
import { family, isAlive } from './processes.ts';

const run = promisify(execFile);
const program = join(__dirname, '../../../tools/dist/start.js');

/** The product as `npm start` runs it, on a folder of its own. */
export class Product {
  /** What it has printed, line by line. */
  readonly lines: readonly string[];

  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
    private readonly dataFolder: string,
    lines: readonly string[],
  ) {
    this.lines = lines;
  }

  /** Starts it and waits for its `Ready on`. @throws Error with what it printed when it ends before */
  static async start(dataFolder: string, settings: NodeJS.ProcessEnv = {}): Promise<Product> {
    const child = spawn(process.execPath, [program], {
      env: { ...process.env, DATA_DIR: dataFolder, PORT: '0', RATE_LIMITS: 'off', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const lines: string[] = [];
    const url = await new Promise<string>((found, fail) => {
      const hear = (line: string) => {
        lines.push(line);
        if (line.startsWith('Ready on ')) found(line.slice('Ready on '.length));
      };
      for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', hear);
      child.once('close', (code) => fail(new Error(`ended with ${code} before it was ready:\n${lines.join('\n')}`)));
    });
    return new Product(url, child, dataFolder, lines);
  }

  get port(): string {
    return new URL(this.url).port;
  }

  /** The path's answer as JSON. */
  async get<Answer>(path: string): Promise<Answer> {
    const response = await fetch(`${this.url}${path}`);
    if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
    return (await response.json()) as Answer;
  }

  /** The token that the first start printed. */
  get adminToken(): string {
    return /^Admin token: (\S+)/m.exec(this.lines.join('\n'))?.[1] ?? '';
  }

  /** Makes a token beside the running product, as its administrator does. */
  async makeToken(name: string, role: string): Promise<string> {
    const args = [join(program, '../admin-token.js'), name, role];
    const { stdout } = await run(process.execPath, args, { env: { ...process.env, DATA_DIR: this.dataFolder } });
    return /: (\S+)\s*$/.exec(stdout)?.[1] ?? '';
  }

  /** Asks as the administrator whose token the first start printed. */
  async administer<Answer>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Answer> {
    const headers = { 'x-admin-token': this.adminToken, ...(body && { 'content-type': 'application/json' }) };
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
    noteWritten(Object.fromEntries(response.headers));
    return (await response.json()) as Answer;
  }

  /** Ends every process of it in the same moment, as a power cut would. */
  async kill(): Promise<void> {
    const all = family(this.child.pid!);
    for (const pid of all) process.kill(pid, 'SIGKILL');
    while (all.some((pid) => pid !== this.child.pid && isAlive(pid))) await pause(20);
  }

  /** Ctrl+C; answers the exit code. */
  async stop(): Promise<number | null> {
    const ended = once(this.child, 'close');
    this.child.kill('SIGINT');
    const [code] = (await ended) as [number | null];
    return code;
  }
}
