import type { SavedViewDocument } from '@henna/domain';
import { existing, instant } from './event-values.ts';
import { defineProjection } from '../projection.ts';

export const savedViewProjection = defineProjection<SavedViewDocument>()({
  view: 'savedView',
  lane: 'slow',
  version: 2,
  handles: ['SavedViewAdded', 'SavedViewChanged', 'SavedViewRemoved', 'SavedViewRestored'],
  indexes: [{ key: { removed: 1, savedAt: -1 } }],
  keys: ({ data }) => [{ id: data.viewId }],
  async apply(event, views) {
    const revision = Number(event.revision);
    const { viewId } = event.data;
    const before = async () => existing(await views.get(viewId), 'savedView', viewId);
    switch (event.type) {
      case 'SavedViewAdded': {
        const { title, note, dashboard = null, threshold = null, view, savedAt, savedBy } = event.data;
        return views.put({
          _id: viewId,
          title,
          note,
          dashboard,
          threshold,
          view,
          savedAt: instant(savedAt),
          savedBy,
          changedAt: null,
          changedBy: null,
          removed: false,
          revision,
        });
      }
      case 'SavedViewChanged': {
        const { to, changedAt, changedBy } = event.data;
        return views.put({ ...(await before()), ...to, changedAt: instant(changedAt), changedBy, revision });
      }
      case 'SavedViewRemoved':
        return views.put({ ...(await before()), removed: true, revision });
      case 'SavedViewRestored':
        return views.put({ ...(await before()), removed: false, revision });
      default:
        return event satisfies never;
    }
  },
});
