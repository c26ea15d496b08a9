import { ForbiddenError, type MemberDocument, viewCollection } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { ProjectionProgress, type ProgressUpdate } from './projection-progress/projection-progress.ts';
import { Databases } from './stores/databases.ts';

/** The members who may not write, as the views say: mutes of other processes are known as soon as their views are. */
@Injectable()
export class MutedMembers {
  private ids = new Set<string>();
  private build: number | undefined;

  constructor(
    private readonly databases: Databases,
    progress: ProjectionProgress,
  ) {
    progress.subscribe((update) => this.follow(update));
  }

  has(id: string): boolean {
    return this.ids.has(id);
  }

  /** Throws {@link ForbiddenError} `MUTED` if the member is muted. */
  requireUnmuted(id: string): void {
    if (this.has(id)) throw new ForbiddenError('MUTED');
  }

  private async follow({ builds, changed }: ProgressUpdate) {
    const isFollowing = changed !== undefined && this.build === builds.member;
    if (!isFollowing) {
      this.ids = new Set(await this.muted(builds.member));
      this.build = builds.member;
      return;
    }
    const ids = changed.member?.ids ?? [];
    if (ids.length === 0) return;
    const muted = await this.muted(builds.member, ids);
    for (const id of ids) this.ids.delete(id);
    for (const id of muted) this.ids.add(id);
  }

  private async muted(build: number, among?: readonly string[]) {
    const found = await this.databases.views
      .collection<MemberDocument>(viewCollection('member', build))
      .find({ muted: { $exists: true }, ...(among && { _id: { $in: [...among] } }) }, { projection: { _id: 1 } })
      .toArray();
    return found.map(({ _id }) => _id);
  }
}
