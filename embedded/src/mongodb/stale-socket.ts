import { rm } from 'node:fs/promises';
import { connect } from 'node:net';

/** Removes the socket file of a server that is no more. Throws when one still answers. */
export async function clearStaleSocket(path: string): Promise<void> {
  const isAlive = await new Promise<boolean>((resolve) => {
    const probe = connect(path, () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', () => resolve(false));
  });
  if (isAlive) throw new Error(`${path} is served by another process`);
  await rm(path, { force: true });
}
