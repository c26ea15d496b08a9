import { shelfStates, type ShelfState } from '@henna/domain';

export interface ShelfSearch {
  readonly state?: ShelfState;
  readonly page?: number;
}

export const shelfSearchOf = ({ state, page }: Readonly<Record<string, unknown>>): ShelfSearch => {
  const known = shelfStates.find((each) => each === state);
  const number = Number(page);
  return { ...(known && { state: known }), ...(Number.isInteger(number) && number > 1 && { page: number }) };
};
