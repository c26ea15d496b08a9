import type { Random } from '../../../shared/random.ts';
import { exponential, weighted } from './chances.ts';
import type { ProductProfile } from './profiles.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
export const activeDays = 60;
/** What somebody does on one visit to a product stays within this. */
export const visitMs = 15 * 60_000;

/** How busy each UTC hour is: quiet at night, busiest in the evening. */
const hours = [3, 2, 1, 1, 1, 2, 4, 6, 7, 7, 7, 8, 9, 9, 8, 8, 9, 11, 13, 15, 15, 13, 9, 6];
const busyHour = weighted(
  hours.map((weight, hour) => ({ weight, hour })),
  ({ weight }) => weight,
);

/** From when to when a visit to a product may begin; `undefined` when the product is too new. */
export const visitWindow = (createdAt: number, until: number): { from: number; to: number } | undefined => {
  const from = Math.max(createdAt + hourMs, until - activeDays * dayMs);
  const to = until - visitMs;
  return from < to ? { from, to } : undefined;
};

/** When a visit begins, by the course of the product's fame and the hours of the day. */
export const visitTime = (
  random: Random,
  course: ProductProfile['course'],
  { from, to }: { readonly from: number; readonly to: number },
): number => {
  for (let attempt = 0; attempt < 8; attempt++) {
    const day = Math.floor((to - ageInDays(random, course) * dayMs) / dayMs) * dayMs;
    const time = Math.floor(day + (busyHour(random).hour + random.next()) * hourMs);
    if (time >= from && time <= to) return time;
  }
  return Math.floor(random.between(from, to));
};

const ageInDays = (random: Random, course: ProductProfile['course']) => {
  if (course === 'hot') return exponential(random, 4);
  if (course === 'fading') return activeDays - exponential(random, 18);
  return random.between(0, activeDays);
};

/** When a reply is written: mostly within a day or two, never after `until`. */
export const replyTime = (random: Random, rootAt: number, until: number): number => {
  const time = rootAt + 3 * 60_000 + exponential(random, 20 * hourMs);
  return Math.floor(time < until ? time : random.between(rootAt, until));
};
