import { BusyError, invalidField, NotFoundError } from '@henna/domain';
import { StoreUnavailableError } from '../../../../shared/stores/store-unavailable.ts';
import { rowMessage, rowProblem } from './plan-rows.ts';

test('what is wrong with a row is said of its fields, by code and in English', () => {
  const problem = rowProblem(invalidField('stars', 'STARS'));
  expect(problem.fields).toEqual([{ field: 'stars', code: 'STARS', message: 'Stars are whole numbers from 1 to 5.' }]);
  expect(rowMessage({ row: 3, ...problem })).toBe('Row 3: stars: Stars are whole numbers from 1 to 5.');
  expect(rowMessage({ row: 3, section: 'votes', ...rowProblem(new NotFoundError('NOT_FOUND')) })).toBe(
    'votes: Row 3: row: There is no such record.',
  );
  expect(rowMessage({ row: 3, message: 'stars: of an earlier version' })).toBe('Row 3: stars: of an earlier version');
});

test.each([new StoreUnavailableError(undefined), new BusyError(), new TypeError('a mistake')])(
  '%s is no fault of the row',
  (error) => {
    expect(() => rowProblem(error)).toThrow(error);
  },
);
