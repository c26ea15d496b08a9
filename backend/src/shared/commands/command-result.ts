/** The body is built after the views have applied the events, so that it includes them. */
export interface CommandResult<Body> {
  /** Last position written, or read for a no-op; absent when neither. */
  readonly position: bigint | undefined;
  /** 200 by default; 204 if the body is `undefined`. */
  readonly status?: 200 | 201 | 202;
  readonly body: () => Body | Promise<Body>;
}

/** The result of a command that responds with 204. */
export const noContent = (position: bigint | undefined): CommandResult<undefined> => ({
  position,
  body: () => undefined,
});
