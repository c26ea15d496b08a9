import type { SiteResponse } from '@henna/contracts';

/** Asks the running service whether demo content counts. */
export const demoCounts = async (port: number): Promise<boolean> => {
  const response = await fetch(`http://localhost:${port}/api/site`);
  return response.ok && ((await response.json()) as SiteResponse).demo;
};
