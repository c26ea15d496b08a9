import { SettingError } from '@henna/domain/node';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Databases } from './databases.ts';
import { EventStore } from './event-store.ts';

/** Event types of versions before the first release, which changed the state of other streams. */
const formerTypes: ReadonlySet<string> = new Set([
  'EntityCleared',
  'EntityClearUndone',
  'ProductVotesReset',
  'ProductVotesResetUndone',
  'ProductRatingsReset',
  'ProductRatingsResetUndone',
]);

/** Stored once a log without such events has been read. */
interface LogCheckDocument {
  readonly _id: 'log';
  readonly checkedAt: Date;
}

/** Stops a program if the log has events that it cannot interpret. */
@Injectable()
export class FormerLogCheck implements OnModuleInit {
  constructor(
    private readonly databases: Databases,
    private readonly store: EventStore,
  ) {}

  /** Reads the log only once, as no version appends such events. @throws SettingError */
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
