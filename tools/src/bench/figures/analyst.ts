import { analystToken } from '../house.ts';
import type { HttpClient } from '../http-client.ts';

const headers = { 'x-admin-token': analystToken };

/** An analyst's call and how long its answer took, in ms. @throws Error for anything but a success */
export const asAnalyst = async <Answer>(
  client: HttpClient,
  path: string,
  json?: unknown,
): Promise<{ readonly answer: Answer; readonly ms: number }> => {
  const begun = performance.now();
  const { status, body } = await client.call(path, { headers, ...(json !== undefined && { method: 'POST', json }) });
  const ms = performance.now() - begun;
  if (status >= 300) throw new Error(`${path}: ${status} ${body.toString()}`);
  return { answer: JSON.parse(body.toString()) as Answer, ms };
};
