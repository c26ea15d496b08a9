import { ServerError } from '../errors.ts';
import type { Command } from './read-commands.ts';
import { namespaceOf } from './request.ts';

/**
 * Rewrites what is stored without what has been deleted. All collections share one file here, so naming any of them
 * rewrites it whole, which `wholeStore` in the reply says.
 */
export const compactCommand: Command = async (call, { store, records }) => {
  const ns = namespaceOf(call);
  if (!store.find(ns)) throw new ServerError('NamespaceNotFound', `collection does not exist: ${ns}`);
  await records.forgetDocuments();
  await store.compact();
  return { wholeStore: true, ok: 1 };
};
