import type { Candidate, Place } from './candidate.ts';
import { rules } from './place-rules/rules.ts';

/** Where a candidate belongs by the first rule that fits its shelf and its name; none: it stays out. */
export function place({ shelf, name }: Pick<Candidate, 'shelf' | 'name'>): Place | undefined {
  const rule = rules.find((one) => one.shelf.test(shelf) && (one.name?.test(name) ?? true));
  if (!rule?.to) return undefined;
  const cut = rule.to.indexOf(': ');
  return { category: rule.to.slice(0, cut), subcategory: rule.to.slice(cut + 2) };
}
