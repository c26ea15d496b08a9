import { endProgress } from './progress-bar.ts';

const waitedFor = new Set<string>();

/** Says once, whichever parts notice, which store is waited for. */
export const sayWaiting = (store: string): void => {
  if (waitedFor.has(store)) return;
  waitedFor.add(store);
  endProgress();
  console.log(`Waiting for ${store} …`);
};

/** Says once that a store answers after all; nothing of one that was not waited for. */
export const sayReached = (store: string): void => {
  if (waitedFor.delete(store)) console.log(`Reached ${store}.`);
};
