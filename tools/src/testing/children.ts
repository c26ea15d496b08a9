import { execFileSync } from 'node:child_process';

/** The programs of the house that this one started, with their command lines. */
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
