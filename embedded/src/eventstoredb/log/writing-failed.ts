/** Why nothing can be written any more: the disk has refused a commit. What was durable before can still be read. */
export class WritingFailed extends Error {
  constructor(readonly reason: string) {
    super(`Nothing can be written until the node is started again: ${reason}`);
  }
}
