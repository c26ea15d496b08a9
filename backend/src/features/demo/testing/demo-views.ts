import { viewCollection, type ViewName } from '@henna/domain';
import type { INestApplication } from '@nestjs/common';
import type { Document, Filter } from 'mongodb';
import { ProjectionProgress } from '../../../shared/projection-progress/projection-progress.ts';
import { Databases } from '../../../shared/stores/databases.ts';
import { EventStore } from '../../../shared/stores/event-store.ts';

/** The documents of a view in the order of their ids, without where in the log they were last written. */
export const documentsOf = async (
  app: INestApplication,
  view: ViewName,
  filter: Filter<{ _id: string } & Document> = {},
) =>
  app
    .get(Databases)
    .views.collection<{ _id: string } & Document>(viewCollection(view, app.get(ProjectionProgress).activeBuilds[view]))
    .find(filter, { projection: { position: 0, revision: 0, updatedAt: 0 } })
    .sort({ _id: 1 })
    .toArray();

/** Lets so many appends more succeed, then none: the state that a kill leaves. */
export const interruptAfter = (app: INestApplication, appends: number): (() => void) => {
  const store = app.get(EventStore);
  const append = store.append.bind(store);
  let left = appends;
  const spy = jest.spyOn(store, 'append').mockImplementation(async (...args) => {
    if (left-- <= 0) throw new Error('interrupted');
    return append(...args);
  });
  return () => spy.mockRestore();
};
