import { BusyError, invalidField } from '../../../../shared/errors.ts';
import { StoreUnavailableError } from '../../../../shared/stores/store-unavailable.ts';
import { problemOf } from './row-outcomes.ts';

test('what is wrong with a row is said of the row', () => {
  expect(problemOf(invalidField('stars', 'Stars are 1 to 5.'))).toBe('stars: Stars are 1 to 5.');
});

test.each([new StoreUnavailableError(undefined), new BusyError(), new TypeError('a mistake')])(
  '%s is no fault of the row',
  (error) => {
    expect(() => problemOf(error)).toThrow(error);
  },
);
