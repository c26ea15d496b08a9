const timeoutMs = 2_000;

export interface ProbeResult<Value> {
  readonly value: Value;
  readonly milliseconds: number;
}

/** Resolves to `undefined` if the call fails or takes longer than two seconds. */
export const probe = async <Value>(call: Promise<Value>): Promise<ProbeResult<Value> | undefined> => {
  const startedAt = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), timeoutMs)));
  const result = call.then(
    (value) => ({ value, milliseconds: Math.round(performance.now() - startedAt) }),
    () => undefined,
  );
  try {
    return await Promise.race([result, timeout]);
  } finally {
    clearTimeout(timer);
  }
};
