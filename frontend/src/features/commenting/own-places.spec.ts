import type { CommentOrder } from '@henna/domain';
import { comment } from '../../testing/product.ts';
import { withOwnComments } from './own-places.ts';
import { placesOf } from './own-removed.ts';

const day = (number: number) => `2026-01-0${number}T00:00:00.000Z`;
const removal = (id: string, on: number, parentId: string | null = null) =>
  [id, { id, parentId, content: 'Gone', createdAt: day(on), removedAt: day(9), reason: 'Spam' }] as const;
const roots = [
  comment('new', { createdAt: day(7) }),
  comment('old', { createdAt: day(3), replies: [comment('r1', { parentId: 'old', createdAt: day(4) })] }),
];
const idsIn = (order: CommentOrder, isWhole: boolean, ...removed: ReturnType<typeof removal>[]) =>
  withOwnComments(roots, placesOf(new Map(removed), 'p1'), isWhole, order).map(({ id, replies }) => [
    id,
    ...replies.map((one) => one.id),
  ]);
const idsWith = (isWhole: boolean, ...removed: ReturnType<typeof removal>[]) => idsIn('newest', isWhole, ...removed);

test('a removed root keeps its place among those shown', () => {
  expect(idsWith(true, removal('mine', 5))).toEqual([['new'], ['mine'], ['old', 'r1']]);
  expect(idsWith(true, removal('first', 1))).toEqual([['new'], ['old', 'r1'], ['first']]);
});

test('what is older than all that is loaded waits for its page', () => {
  expect(idsWith(false, removal('first', 1))).toEqual([['new'], ['old', 'r1']]);
});

test('in another order a removed root comes last', () => {
  expect(idsIn('helpful', true, removal('mine', 5))).toEqual([['new'], ['old', 'r1'], ['mine']]);
  expect(idsIn('helpful', false, removal('mine', 5))).toEqual([['new'], ['old', 'r1']]);
});

test('a removed reply keeps its place in its thread', () => {
  expect(idsWith(true, removal('r0', 3, 'old'), removal('r2', 5, 'old'))).toEqual([['new'], ['old', 'r0', 'r1', 'r2']]);
});

test('a root that waits gets its text back, and keeps its replies', () => {
  const place = { ...roots[1]!, withdrawn: true, waiting: true, content: null };
  const own = comment('old', { createdAt: day(3), content: 'Mine', waiting: true });
  const [shown] = withOwnComments([place], [own], true, 'newest');
  expect(shown).toMatchObject({ content: 'Mine', withdrawn: false, replies: [{ id: 'r1' }] });
  const approved = { ...roots[1]!, content: 'Approved' };
  expect(withOwnComments([approved], [own], true, 'newest')).toEqual([approved]);
});

test('in another order a root that waits comes first, also where more are to be loaded', () => {
  const own = comment('mine', { createdAt: day(5), waiting: true });
  const ids = withOwnComments(roots, [own], false, 'helpful').map(({ id }) => id);
  expect(ids).toEqual(['mine', 'new', 'old']);
});
