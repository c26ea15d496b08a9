import { Injectable } from '@nestjs/common';
import { ErasedMembers } from '../../../shared/erasure/erased-members.ts';
import { EventStore } from '../../../shared/stores/event-store.ts';
import { BackupSections } from './backup-sections.ts';
import { catalogueFacts } from './catalogue-facts.ts';
import { LogSnapshot } from './log-snapshot.ts';

/** Everything that is shown, as it stood at one position of the log: one JSON object with a list for each kind. */
@Injectable()
export class CompleteBackup {
  constructor(
    private readonly store: EventStore,
    private readonly sections: BackupSections,
    private readonly erased: ErasedMembers,
  ) {}

  /** The backup in pieces of text, made in little memory however long the log is. @param folder for its files */
  async *pieces(folder: string): AsyncGenerator<string> {
    const log = await LogSnapshot.take(this.store, folder, ({ data }) => !this.isOfErased(data));
    const sections = this.sections.of(log, await catalogueFacts(log));
    const head = { exportedAt: new Date().toISOString(), position: String(log.position) };
    yield JSON.stringify(head, null, 2).replace(/\n}$/, '');
    for (const [name, rows] of Object.entries(sections)) {
      yield `,\n  ${JSON.stringify(name)}: [`;
      let separator = '\n';
      for await (const row of rows()) {
        yield `${separator}    ${JSON.stringify(row, null, 2).replaceAll('\n', '\n    ')}`;
        separator = ',\n';
      }
      yield separator === '\n' ? ']' : '\n  ]';
    }
    yield '\n}\n';
  }

  private isOfErased(data: object): boolean {
    const id = 'userId' in data ? data.userId : 'memberId' in data ? data.memberId : undefined;
    return typeof id === 'string' && this.erased.has(id);
  }
}
