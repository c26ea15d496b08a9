import type { ImportMatchingDocument } from '@henna/domain';
import { existing, instant } from './event-values.ts';
import { defineProjection } from '../projection.ts';

export const importMatchingProjection = defineProjection<ImportMatchingDocument>()({
  view: 'importMatching',
  lane: 'slow',
  version: 1,
  handles: ['ImportMatchingSaved', 'ImportMatchingChanged', 'ImportMatchingRemoved', 'ImportMatchingRestored'],
  indexes: [{ key: { removed: 1, name: 1 } }],
  keys: ({ data }) => [{ id: data.matchingId }],
  async apply(event, matchings) {
    const revision = Number(event.revision);
    const { matchingId } = event.data;
    const before = async () => existing(await matchings.get(matchingId), 'importMatching', matchingId);
    switch (event.type) {
      case 'ImportMatchingSaved': {
        const { name, entity, columns, savedAt } = event.data;
        return matchings.put({
          _id: matchingId,
          ...{ name, entity, columns, removed: false, revision },
          savedAt: instant(savedAt),
        });
      }
      case 'ImportMatchingChanged':
        return matchings.put({ ...(await before()), ...event.data.to, revision });
      case 'ImportMatchingRemoved':
        return matchings.put({ ...(await before()), removed: true, revision });
      case 'ImportMatchingRestored':
        return matchings.put({ ...(await before()), removed: false, revision });
      default:
        return event satisfies never;
    }
  },
});
