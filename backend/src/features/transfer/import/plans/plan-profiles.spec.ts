import { ImportBatch } from '../import-batch.ts';
import { profilePlanner } from './plan-profiles.ts';

const members = { memberId: () => 'somebody' } as never;
const planOf = (origin: 'import' | 'restore', displayName: string) => {
  const batch = new ImportBatch('00000000-0000-4000-8000-000000000001', Date.UTC(2026, 0), origin);
  const planner = profilePlanner({
    batch,
    replaces: false,
    updates: false,
    missing: undefined as never,
    members,
    services: {} as never,
  });
  return planner.plan({ number: 1, row: { userId: 'somebody', displayName } });
};

test('a file brings no profile with a name of staff', () => {
  expect(() => planOf('import', 'Admin')).toThrow(expect.objectContaining({ code: 'RESERVED_NAME' }));
  expect(planOf('import', 'Layla')).toMatchObject({ plan: 'add' });
});

test('a restore brings back the names that stood in the backup', () =>
  expect(planOf('restore', 'Admin')).toMatchObject({ plan: 'add' }));
