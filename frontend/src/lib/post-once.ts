import { ApiError, request } from './api.ts';

const maxKeys = 20;
/** Keys of requests without an answer, by what was sent. */
const keys = new Map<string, string>();

/**
 * Posts what must not be done twice. Whoever sends the same again, because no answer came, sends it under the same key,
 * with which the server does it once.
 * @throws ApiError as {@link request} does
 */
export async function postOnce<Answer>(path: string, body: object): Promise<Answer> {
  const sent = `${path} ${JSON.stringify(body)}`;
  const key = keys.get(sent) ?? crypto.randomUUID();
  keys.delete(sent);
  try {
    return await request<Answer>(path, { method: 'POST', body, headers: { 'Idempotency-Key': key } });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 0 || error.status >= 500)) keys.set(sent, key);
    if (keys.size > maxKeys) keys.delete(keys.keys().next().value!);
    throw error;
  }
}
