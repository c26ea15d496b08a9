import { historyKinds } from '../history/event-changes.ts';
import { entities, eventTypes, recordEventTypes } from './entities.ts';

describe('the list of entities', () => {
  it('has each kind, and each type of event, once', () => {
    const kinds = entities.map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(new Set(eventTypes).size).toBe(eventTypes.length);
    expect(eventTypes.filter((type) => !recordEventTypes.includes(type))).toEqual([
      'ShelfPlaced',
      'ShelfChanged',
      'ShelfRemoved',
      'CommentMarkedHelpful',
      'CommentUnmarkedHelpful',
      'MemberTraitsChanged',
      'ProductVisited',
      'Reserved',
      'Released',
    ]);
  });

  it('refers only to kinds that it has', () => {
    const kinds: readonly string[] = entities.map(({ kind }) => kind);
    for (const { kind, fields, parent, subject } of entities) {
      const references = Object.values(fields).flatMap(({ references: to }) => to ?? []);
      const named = [...references, ...(subject?.kinds ?? []), ...(parent ? [parent.kind] : [])];
      expect([kind, named.filter((each) => !kinds.includes(each))]).toEqual([kind, []]);
    }
  });

  it('files parts of records under what they are part of', () => {
    expect(historyKinds).not.toEqual(expect.arrayContaining(['productImage']));
    expect(historyKinds).toEqual(expect.arrayContaining(['product', 'category', 'batch', 'rules', 'demo']));
  });
});
