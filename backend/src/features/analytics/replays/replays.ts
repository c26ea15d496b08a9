import { replaysCollection, viewCollection, type ReplayDocument, type ReplayInputs } from '@henna/contracts';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { Bounded } from '../../../shared/bounded.ts';
import { ForbiddenError, invalidField, NotFoundError, TooManyRequestsError } from '../../../shared/errors.ts';
import { ErasedMembers } from '../../../shared/erasure/erased-members.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { ProjectionProgress } from '../../../shared/positions/projection-progress.ts';
import { Pseudonyms } from '../../../shared/sealing/pseudonyms.ts';
import { Databases } from '../../../shared/stores/databases.ts';

/** Replays that wait or run; one runs at a time. */
const underWayAtOnce = 4;
const retrySeconds = 15;
const listed = 100;

/** What analysts asked to be replayed, kept with its result; the projections run it. */
@Injectable()
export class Replays {
  /** Who asks at the same time is counted one after the other. */
  private readonly line = new Bounded(1, 20);

  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly pseudonyms: Pseudonyms,
    private readonly erased: ErasedMembers,
  ) {}

  /** Throws when too many are under way, or nobody has one of the pseudonyms. */
  async start(inputs: ReplayInputs, by: string): Promise<ReplayDocument> {
    const replay: ReplayDocument = {
      _id: v7(),
      state: 'waiting',
      progress: 0,
      inputs,
      without: await this.membersOf(inputs.withoutMembers),
      by,
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
  async list(): Promise<ReplayDocument[]> {
    return this.collection
      .find({}, { projection: { result: 0, without: 0 } })
      .sort({ createdAt: -1 })
      .limit(listed)
      .toArray();
  }

  /** Throws {@link NotFoundError}. */
  async get(id: string): Promise<ReplayDocument> {
    const replay = await this.collection.findOne({ _id: id });
    if (!replay) throw new NotFoundError('There is no such replay.');
    return replay;
  }

  /**
   * Stops a replay that waits or runs, an analyst their own, an administrator any; one that has ended stays as it is.
   * Throws {@link NotFoundError}, {@link ForbiddenError}.
   */
  async cancel(id: string, by: NonNullable<HennaRequest['admin']>): Promise<ReplayDocument> {
    const replay = await this.get(id);
    if (by.role !== 'admin' && by.name !== replay.by)
      throw new ForbiddenError('Only who asked for a replay, or an administrator, may stop it.');
    await this.collection.updateOne(
      { _id: id, state: 'waiting' },
      { $set: { state: 'cancelled', isCancelled: true, finishedAt: new Date() }, $unset: { without: true } },
    );
    await this.collection.updateOne({ _id: id, state: 'running' }, { $set: { isCancelled: true } });
    return this.get(id);
  }

  /** When somebody was erased last; results from before are outdated. */
  async lastErasure(): Promise<Date | null> {
    return this.erased.latest();
  }

  /** The ids behind pseudonyms. Throws a 400 naming one that nobody has. */
  private async membersOf(pseudonyms: readonly string[]): Promise<string[]> {
    if (pseudonyms.length === 0) return [];
    const wanted = new Set(pseudonyms);
    const ids: string[] = [];
    const members = this.databases.views.collection<{ _id: string }>(
      viewCollection('member', this.progress.activeBuilds.member),
    );
    for await (const { _id } of members.find({}, { projection: { _id: 1 } }))
      if (wanted.delete(this.pseudonyms.of(_id))) ids.push(_id);
    const [unknown] = wanted;
    if (unknown !== undefined) throw invalidField('withoutMembers', `Nobody has the pseudonym ${unknown}.`);
    return ids;
  }

  private get collection() {
    return this.databases.privateCollection<ReplayDocument>(replaysCollection);
  }
}
