import { Batch } from '../batch.ts';
import { profilePlanner } from './plan-profiles.ts';

const people = { idOf: () => 'somebody' } as never;
const planOf = (origin: 'import' | 'restore', displayName: string) => {
  const batch = new Batch('00000000-0000-4000-8000-000000000001', Date.UTC(2026, 0), origin);
  const planner = profilePlanner({ batch, cleared: false, people, tools: {} as never });
  return planner.plan({ number: 1, row: { userId: 'somebody', displayName } });
};

test('a file brings no profile with a name of staff', () => {
  expect(() => planOf('import', 'Admin')).toThrow(expect.objectContaining({ code: 'RESERVED_NAME' }));
  expect(planOf('import', 'Layla')).toMatchObject({ plan: 'add' });
});

test('a restore brings back the names that stood in the backup', () =>
  expect(planOf('restore', 'Admin')).toMatchObject({ plan: 'add' }));
