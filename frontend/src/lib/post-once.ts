import { ApiError, request } from './api.ts';

const maxKeys = 20;
/** Idempotency keys of requests that got no answer, by path and body. */
const keys = new Map<string, string>();

/**
 * Posts what must not be done twice: sent again after no answer came, the same body has the same idempotency key.
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
