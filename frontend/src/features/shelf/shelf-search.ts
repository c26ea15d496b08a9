import { shelfStates, type ShelfState } from '@henna/domain';

export interface ShelfSearch {
  readonly state?: ShelfState;
  readonly page?: number;
}

export const shelfSearchOf = ({ state, page }: Readonly<Record<string, unknown>>): ShelfSearch => {
  const chosen = shelfStates.find((each) => each === state);
  const number = Number(page);
  return { ...(chosen && { state: chosen }), ...(Number.isInteger(number) && number > 1 && { page: number }) };
};
