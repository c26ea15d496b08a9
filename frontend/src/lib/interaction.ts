import { createStore } from './store.ts';

const events = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
const options = { passive: true, capture: true } as const;

const interaction = createStore(false);
const begin = (): void => {
  for (const event of events) removeEventListener(event, begin, options);
  interaction.set(true);
};
if (typeof window !== 'undefined') for (const event of events) addEventListener(event, begin, options);

/** Whether the visitor has moved, touched or typed anything yet: what only acts for them is not loaded before. */
export const useInteraction = interaction.use;
