import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { recordPosition } from './written-position.ts';

const execute = promisify(execFile);
const program = join(__dirname, '../../../tools/dist/start.js');

/** The running app, as `npm start` runs it, on a folder of its own. */
export class App {
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
  static async start(dataFolder: string, settings: NodeJS.ProcessEnv = {}): Promise<App> {
    const child = spawn(process.execPath, [program], {
      env: { ...process.env, DATA_DIR: dataFolder, PORT: '0', RATE_LIMITS: 'off', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const lines: string[] = [];
    const url = await new Promise<string>((resolve, reject) => {
      const onLine = (line: string) => {
        lines.push(line);
        if (line.startsWith('Ready on ')) resolve(line.slice('Ready on '.length));
      };
      for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', onLine);
      child.once('close', (code) => reject(new Error(`ended with ${code} before it was ready:\n${lines.join('\n')}`)));
    });
    return new App(url, child, dataFolder, lines);
  }

  get port(): string {
    return new URL(this.url).port;
  }

  /** The JSON answer to a GET request. @throws Error when it is refused */
  async get<Answer>(path: string): Promise<Answer> {
    const response = await fetch(`${this.url}${path}`);
    if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
    return (await response.json()) as Answer;
  }

  /** The token that the first start printed. */
  get adminToken(): string {
    return /^Admin token: (\S+)/m.exec(this.lines.join('\n'))?.[1] ?? '';
  }

  /** Makes another token by the operator's command, while the app runs. */
  async makeToken(name: string, role: string): Promise<string> {
    const args = [join(program, '../admin-token.js'), name, role];
    const { stdout } = await execute(process.execPath, args, { env: { ...process.env, DATA_DIR: this.dataFolder } });
    return /: (\S+)\s*$/.exec(stdout)?.[1] ?? '';
  }

  /** Sends a request with the first token. @throws Error when it is refused */
  async administer<Answer>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Answer> {
    const headers = { 'x-admin-token': this.adminToken, ...(body && { 'content-type': 'application/json' }) };
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
    recordPosition(Object.fromEntries(response.headers));
    return (await response.json()) as Answer;
  }

  /** Kills all of its processes at the same moment, as a power cut would. */
  async kill(): Promise<void> {
    const pids = processTree(this.child.pid!);
    for (const pid of pids) process.kill(pid, 'SIGKILL');
    while (pids.some((pid) => pid !== this.child.pid && isAlive(pid))) await pause(20);
  }

  /** Stops it by Ctrl+C, if it still runs. @returns the exit code */
  async stop(): Promise<number | null> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return this.child.exitCode;
    const ended = once(this.child, 'close');
    this.child.kill('SIGINT');
    const [code] = (await ended) as [number | null];
    return code;
  }
}

/** The process and all its descendants. */
const processTree = (pid: number): readonly number[] => {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const below = (parent: number): number[] =>
    rows.flatMap(([child, itsParent]) => (itsParent === parent && child ? [child, ...below(child)] : []));
  return [pid, ...below(pid)];
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
