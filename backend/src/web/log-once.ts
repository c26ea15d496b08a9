const maxCauses = 20;

/** Logs an error the first time that its name and message occur, and at most {@link maxCauses} errors in all. */
export const logOncePerCause = (log: (error: unknown) => void): ((error: unknown) => void) => {
  const seen = new Set<string>();
  return (error) => {
    const cause = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    if (seen.has(cause) || seen.size >= maxCauses) return;
    seen.add(cause);
    log(error);
  };
};
