import type { HistoryDocument } from '@henna/contracts';

type Told = Pick<HistoryDocument, '_id' | 'type' | 'data'>;

const comes = /(?:Cast|Given|Changed|Posted|Restored)$/;
const goes = /(?:Withdrawn|RemovedByModerator)$/;

/**
 * Which clears and resets took one vote, rating or comment, or brought it back.
 * @param all what was told of it, of clears of its kind and of resets of its product, in the order of the log
 */
export const taking = (all: readonly Told[]): readonly Told[] => {
  const found: Told[] = [];
  let stands = false;
  let takenBy: unknown;
  for (const told of all) {
    const by = told.data['clearId'] ?? told.data['resetId'];
    if (by === undefined) {
      if (comes.test(told.type)) [stands, takenBy] = [true, undefined];
      if (goes.test(told.type)) [stands, takenBy] = [false, undefined];
    } else if (told.type.endsWith('Undone') ? takenBy === by : stands) {
      found.push(told);
      stands = !stands;
      takenBy = stands ? undefined : by;
    }
  }
  return found;
};
