import { setTimeout as pause } from 'node:timers/promises';
import { gone, type Program } from './program.ts';

const refusal = 'Nothing can be written until the node is started again';

/**
 * Waits until the disk has refused a write. Answers whether the node serves reads still: it ends instead, and says so,
 * where the refused page was the one that reads begin with.
 */
export async function servesOn(node: Program, writing: Promise<void>): Promise<boolean> {
  const message = await writing.then(
    () => 'nothing was refused',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  if (message.includes(refusal)) {
    // What it says on its own comes another way, maybe later.
    for (let look = 0; look < 200 && !node.errors().includes(refusal); look++) await pause(20);
    return true;
  }
  await gone(node);
  expect(node.errors()).toContain('Nothing can be read after a failed commit: ending.');
  return false;
}
