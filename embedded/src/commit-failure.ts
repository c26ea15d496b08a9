/** What lmdb rejects with when it can't commit: the reason comes as another promise, which rejects too. */
type CommitFailure = Error & { commitError?: Promise<unknown> };

/** The reason of a failed commit, as text. */
export async function failureReason(error: unknown): Promise<string> {
  const cause = (error as CommitFailure).commitError;
  const reason: unknown = cause ? await cause.catch((inner: unknown) => inner) : error;
  const message = reason instanceof Error ? reason.message : String(reason);
  return message.replace(/: Attempting to write page.*/s, '');
}

/** Every write of a failed commit is rejected by lmdb, also those that nobody waits for: these are not lost errors. */
export function expectCommitFailures(): void {
  process.on('unhandledRejection', (error) => {
    if (!(error instanceof Error && 'commitError' in error)) throw error;
  });
}

/** Ends the process without lmdb's own clean-up, which after a failed commit waits for ever or crashes. */
export const killProcess = (): void => void process.kill(process.pid, 'SIGKILL');

/** What is read of lmdb here. */
interface Readable {
  resetReadTxn: () => void;
  getKeys: (options: { limit: number }) => Iterable<unknown>;
}

/**
 * Ends the process when nothing can be read any more: lmdb finds no key at all once the page that names the last commit
 * was refused, and the store would look empty.
 * @param root the database that names the others, which is never empty
 */
export function killIfUnreadable(root: Readable): void {
  root.resetReadTxn();
  try {
    if ([...root.getKeys({ limit: 1 })].length > 0) return;
  } catch {
    // Then it can't be read either.
  }
  console.error('Nothing can be read after a failed commit: ending.');
  killProcess();
}
