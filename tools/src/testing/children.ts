import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Our programs among the children of a process, with their command lines. */
export const childrenOf = (pid: number): readonly { readonly pid: number; readonly command: string }[] =>
  execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((row) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(row))
    .flatMap((row) =>
      row && Number(row[2]) === pid && row[3]!.includes('/dist/') ? [{ pid: Number(row[1]), command: row[3]! }] : [],
    );

export const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** The names of the environment variables of each child of a process, by its command line. Linux only. */
export const environmentsBelow = (pid: number): ReadonlyMap<string, readonly string[]> =>
  new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        try {
          const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1];
          if (Number(parent) !== pid) return [];
          const texts = (file: string) => readFileSync(`/proc/${name}/${file}`, 'utf8').split('\0').filter(Boolean);
          return [[texts('cmdline').join(' '), texts('environ').map((pair) => pair.split('=')[0]!)] as const];
        } catch {
          return [];
        }
      }),
  );
