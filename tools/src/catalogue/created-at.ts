import { createHash } from 'node:crypto';

const hour = 3_600_000;

/** The last moment of the catalogue's history, and the 18 months before it. */
export const span = { from: Date.UTC(2025, 4, 1), to: Date.UTC(2026, 10, 1) };

const order = (key: string) => createHash('sha256').update(key).digest('hex');

/**
 * Spreads products evenly over the span, in an order that depends on nothing but their keys.
 * @returns ISO times in whole minutes, one per key, in the order of `keys`.
 */
export function spreadCreatedAt(keys: string[]): string[] {
  const step = (span.to - span.from) / keys.length;
  const slots = new Map([...keys].sort((a, b) => (order(a) < order(b) ? -1 : 1)).map((key, at) => [key, at]));
  return keys.map((key) => {
    const offset = (parseInt(order(key).slice(0, 6), 16) / 0xffffff) * Math.min(step, 20 * hour);
    const at = span.from + (slots.get(key) ?? 0) * step + offset * 0.99;
    return new Date(Math.floor(at / 60_000) * 60_000).toISOString();
  });
}
