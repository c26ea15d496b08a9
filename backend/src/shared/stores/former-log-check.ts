import { SettingError } from '@henna/domain/node';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Databases } from './databases.ts';
import { EventStore } from './event-store.ts';

/** Types of versions before the first release, whose events changed the state of other streams than their own. */
const formerTypes: ReadonlySet<string> = new Set([
  'EntityCleared',
  'EntityClearUndone',
  'ProductVotesReset',
  'ProductVotesResetUndone',
  'ProductRatingsReset',
  'ProductRatingsResetUndone',
]);

/** In the private database, once a log was read in which there is no such event. */
interface LogCheckDocument {
  readonly _id: 'log';
  readonly checkedAt: Date;
}

/** Keeps a program from running on a log whose meaning it does not know any more. */
@Injectable()
export class FormerLogCheck implements OnModuleInit {
  constructor(
    private readonly databases: Databases,
    private readonly store: EventStore,
  ) {}

  /** Reads the log once: nothing writes such events any more. @throws SettingError when there is one */
  async onModuleInit(): Promise<void> {
    const checks = this.databases.privateCollection<LogCheckDocument>('checks');
    if (await checks.findOne({ _id: 'log' })) return;
    for await (const { type } of this.store.readAll(undefined, formerTypes))
      throw new SettingError(
        `The log was written by a version before the first release (it holds ${type}): make a complete backup with that version and restore it into an empty installation of this one. Passwords, tokens and the history stay behind.`,
      );
    await checks.updateOne({ _id: 'log' }, { $setOnInsert: { checkedAt: new Date() } }, { upsert: true });
  }
}
