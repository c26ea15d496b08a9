const mostCauses = 20;

/** Tells of a failure the first time that its cause is met, and of no more than some causes in all. */
export const oncePerCause = (tell: (error: unknown) => void): ((error: unknown) => void) => {
  const told = new Set<string>();
  return (error) => {
    const cause = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    if (told.has(cause) || told.size >= mostCauses) return;
    told.add(cause);
    tell(error);
  };
};
