/** What a command answers: built only after the read models have followed, so that statistics hold it already. */
export interface CommandResult<Body> {
  /** Last position written, or read for a no-op; absent when neither. */
  readonly position: bigint | undefined;
  /** 200 when absent; a body of `undefined` is always 204. */
  readonly status?: 200 | 201 | 202;
  readonly body: () => Body | Promise<Body>;
}

/** A command that answers 204. */
export const noContent = (position: bigint | undefined): CommandResult<undefined> => ({
  position,
  body: () => undefined,
});
