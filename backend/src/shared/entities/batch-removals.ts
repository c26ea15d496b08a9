import { typesMatching, type EntityKind, type HistoryDocument } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { ActiveViews } from '../projection-progress/active-views.ts';

/** Which records a command or batch removed, as the history knows it. */
@Injectable()
export class BatchRemovals {
  constructor(private readonly views: ActiveViews) {}

  /**
   * A test whether the batch removed a record of the kind.
   * @param batch a correlation id; `undefined`: every record passes
   */
  async filter(kind: EntityKind, batch: string | undefined): Promise<(recordId: string) => boolean> {
    if (batch === undefined) return () => true;
    const entries = await this.views.current<HistoryDocument>('history');
    const type = { $in: [...typesMatching({ kind, action: 'removed' })] };
    const found = entries.find({ batch, type }, { hint: { batch: 1, _id: 1 }, projection: { entity: 1 } });
    const removed = new Set<string>();
    for await (const { entity } of found) removed.add(entity.slice(entity.indexOf(':') + 1));
    return (recordId) => removed.has(recordId);
  }
}
