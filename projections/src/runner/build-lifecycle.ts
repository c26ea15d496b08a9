import type { LaneName } from '@henna/domain';
import type { ClientSession, Db } from 'mongodb';
import { projections, viewsOf } from '../views/projections.ts';
import { FencedError } from './lease.ts';
import { activeIn, type Build, type BuildDocument, checkpointsIn, dropBuild } from './builds.ts';

/** How long the previous build is still followed, for readers that have not heard of the switch. */
export const retirementMs = 60_000;

/** Makes a level build the live one. @throws FencedError when another worker holds the lease */
export const activate = async (session: ClientSession, db: Db, build: Build, epoch: number): Promise<void> => {
  const retireAt = new Date(Date.now() + retirementMs);
  await session.withTransaction(async () => {
    const { matchedCount } = await checkpointsIn(db).updateOne(
      { _id: build.name, epoch, phase: 'level' },
      { $set: { phase: 'live' } },
      { session },
    );
    if (matchedCount !== 1) throw new FencedError();
    await checkpointsIn(db).updateMany(
      { view: build.view, phase: 'live', _id: { $ne: build.name } },
      { $set: { phase: 'retiring', retireAt } },
      { session },
    );
    await activeIn(db).updateOne({ _id: 'active' }, { $set: { [`builds.${build.view}`]: build.number } }, { session });
  });
};

const isRemovedView = ({ view }: BuildDocument): boolean => !Object.hasOwn(projections, view);

/** Builds of views that this version does not have, previous ones followed long enough, and rebuilds whose program ended. */
const isOver = (document: BuildDocument, now: number): boolean => {
  if (isRemovedView(document)) return true;
  const { phase, retireAt, builtUntil } = document;
  switch (phase) {
    case 'dropping':
      return true;
    case 'retiring':
      return retireAt === undefined || retireAt.getTime() <= now;
    case 'building':
      return builtUntil === undefined || builtUntil.getTime() <= now;
    case 'level':
    case 'live':
      return false;
    default:
      return phase satisfies never;
  }
};

/** Drops builds of a lane that are over. @returns their names, and those of the builds that wait to be adopted */
export const sweep = async (
  db: Db,
  lane: LaneName,
): Promise<{ readonly dropped: string[]; readonly level: string[] }> => {
  // Views that the code has no more belong to no lane: the fast one drops them.
  const view = lane === 'fast' ? { $nin: viewsOf('slow') } : { $in: viewsOf(lane) };
  const documents = await checkpointsIn(db).find({ view }).toArray();
  const over = documents.filter((document) => isOver(document, Date.now()));
  for (const document of over) {
    if (isRemovedView(document))
      await activeIn(db).updateOne({ _id: 'active' }, { $unset: { [`builds.${document.view}`]: '' } });
    await dropBuild(db, document);
  }
  return {
    dropped: over.map(({ _id }) => _id),
    level: documents.filter(({ phase }) => phase === 'level').map(({ _id }) => _id),
  };
};
