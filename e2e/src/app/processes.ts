import { execFileSync } from 'node:child_process';

/** The process and all that it started, from the system's table. */
export const family = (pid: number): readonly number[] => {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const below = (parent: number): number[] =>
    rows.flatMap(([child, itsParent]) => (itsParent === parent && child ? [child, ...below(child)] : []));
  return [pid, ...below(pid)];
};

export const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
