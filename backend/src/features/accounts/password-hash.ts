/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
export const hashParameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/;

/** Whether a stored hash (PHC string format) has other parameters than {@link hashParameters}. */
export const isOutdated = (hash: string): boolean => {
  const [, memory, time, lanes] = form.exec(hash) ?? [];
  const { memoryCost, timeCost, parallelism } = hashParameters;
  return Number(memory) !== memoryCost || Number(time) !== timeCost || Number(lanes) !== parallelism;
};
