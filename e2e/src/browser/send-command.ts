import type { Product } from '../product/product.ts';
import type { Visitor } from './visitor.ts';
import { noteWritten } from './written.ts';

/** Sends a command as the visitor, without the screens. @throws Error with the answer when it is refused */
export const send = async <Answer>(
  { context }: Visitor,
  product: Product,
  path: string,
  data: object,
): Promise<Answer> => {
  const response = await context.request.post(`${product.url}${path}`, { data, headers: { origin: product.url } });
  if (!response.ok()) throw new Error(`${path} answers ${response.status()}: ${await response.text()}`);
  noteWritten(response.headers());
  return (await response.json()) as Answer;
};
