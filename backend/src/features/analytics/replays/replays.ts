import {
  ForbiddenError,
  invalidField,
  NotFoundError,
  replaysCollection,
  TooManyRequestsError,
  type ReplayDocument,
  type ReplayInputs,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { ConcurrencyLimit } from '../../../shared/concurrency-limit.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { ActiveViews } from '../../../shared/projection-progress/active-views.ts';
import { Pseudonyms } from '../../../shared/sealing/pseudonyms.ts';
import { Databases } from '../../../shared/stores/databases.ts';

/** Replays that wait or run; one runs at a time. */
const underWayAtOnce = 4;
const retrySeconds = 15;
const listed = 100;

type By = NonNullable<HennaRequest['admin']>;

/** Beside other replays, one without a person tells what that person did. */
const seenBy = ({ role }: By) => (role === 'admin' ? {} : { 'inputs.withoutMembers': { $size: 0 } });

/** What analysts asked to be replayed, kept with its result; the projections run it. */
@Injectable()
export class Replays {
  /** Who asks at the same time is counted one after the other. */
  private readonly line = new ConcurrencyLimit(1, 20);

  constructor(
    private readonly databases: Databases,
    private readonly views: ActiveViews,
    private readonly pseudonyms: Pseudonyms,
  ) {}

  /**
   * Starts a replay. Leaving one person out would tell an analyst what that person did, so only administrators may.
   * Throws when too many are under way, or somebody to be left out is no member; {@link ForbiddenError}.
   */
  async start(asked: ReplayInputs, by: By): Promise<ReplayDocument> {
    const without = [...new Set(asked.withoutMembers)];
    if (without.length > 0 && by.role !== 'admin') throw new ForbiddenError('NO_SEARCH_FOR_PEOPLE');
    await this.requireMembers(without);
    const replay: ReplayDocument = {
      _id: v7(),
      state: 'waiting',
      progress: 0,
      // The ids go with their people; what was asked for stays.
      inputs: { ...asked, withoutMembers: without.map((id) => this.pseudonyms.record(id)) },
      without,
      by: by.name,
      createdAt: new Date(),
      aliveAt: null,
      finishedAt: null,
      isCancelled: false,
      error: null,
      result: null,
    };
    await this.line.run(() => this.add(replay));
    return replay;
  }

  private async add(replay: ReplayDocument) {
    const underWay = await this.collection.countDocuments({ state: { $in: ['waiting', 'running'] } });
    if (underWay >= underWayAtOnce) throw new TooManyRequestsError(retrySeconds);
    await this.collection.insertOne(replay);
  }

  /** The latest first, without their results. */
  async list(by: By): Promise<ReplayDocument[]> {
    return this.collection
      .find(seenBy(by), { projection: { result: 0, without: 0 } })
      .sort({ createdAt: -1 })
      .limit(listed)
      .toArray();
  }

  /** Throws {@link NotFoundError}. */
  async get(id: string, by: By): Promise<ReplayDocument> {
    const replay = await this.collection.findOne({ _id: id, ...seenBy(by) });
    if (!replay) throw new NotFoundError('NOT_FOUND').withMessage('There is no such replay.');
    return replay;
  }

  /**
   * Stops a replay that waits or runs, an analyst their own, an administrator any; one that has ended stays as it is.
   * Throws {@link NotFoundError}, {@link ForbiddenError}.
   */
  async cancel(id: string, by: By): Promise<ReplayDocument> {
    const replay = await this.get(id, by);
    if (by.role !== 'admin' && by.name !== replay.by) throw new ForbiddenError('REPLAY_OF_OTHERS');
    await this.collection.updateOne(
      { _id: id, state: 'waiting' },
      { $set: { state: 'cancelled', isCancelled: true, finishedAt: new Date() }, $unset: { without: true } },
    );
    await this.collection.updateOne({ _id: id, state: 'running' }, { $set: { isCancelled: true } });
    return this.get(id, by);
  }

  /** Throws a 400 naming an id that no member has. */
  private async requireMembers(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const found = await this.views
      .collection<{ _id: string }>('member')
      .find({ _id: { $in: [...ids] } }, { projection: { _id: 1 } })
      .toArray();
    const existingIds = new Set(found.map(({ _id }) => _id));
    const unknown = ids.find((id) => !existingIds.has(id));
    if (unknown !== undefined) throw invalidField('withoutMembers', 'MEMBER_UNKNOWN', { id: unknown });
  }

  private get collection() {
    return this.databases.privateCollection<ReplayDocument>(replaysCollection);
  }
}
