import { aggregateCommand } from './aggregate-command.ts';
import {
  compactCommand,
  createCommand,
  dropCommand,
  dropDatabaseCommand,
  listCollectionsCommand,
} from './collection-commands.ts';
import { bulkWriteCommand } from './bulk-write.ts';
import {
  explainCommand,
  countCommand,
  distinctCommand,
  findCommand,
  getMoreCommand,
  killCursorsCommand,
  type Command,
} from './read-commands.ts';
import { findAndModifyCommand } from './find-and-modify.ts';
import { buildInfoCommand, helloCommand, pingCommand } from './handshake.ts';
import { createIndexesCommand, dropIndexesCommand, listIndexesCommand } from './index-commands.ts';
import {
  abortTransactionCommand,
  commitTransactionCommand,
  endSessionsCommand,
  killSessionsCommand,
} from './session-commands.ts';
import { deleteCommand, insertCommand, updateCommand, type WriteCommand } from './write-commands.ts';

export const WRITE_COMMANDS: ReadonlyMap<string, WriteCommand> = new Map(
  Object.entries({
    insert: insertCommand,
    update: updateCommand,
    delete: deleteCommand,
    findAndModify: findAndModifyCommand,
    bulkWrite: bulkWriteCommand,
  }),
);

export const COMMANDS: ReadonlyMap<string, Command> = new Map(
  Object.entries({
    hello: helloCommand,
    ismaster: helloCommand,
    ping: pingCommand,
    buildInfo: buildInfoCommand,
    endSessions: endSessionsCommand,
    killSessions: killSessionsCommand,
    commitTransaction: commitTransactionCommand,
    abortTransaction: abortTransactionCommand,
    find: findCommand,
    getMore: getMoreCommand,
    killCursors: killCursorsCommand,
    count: countCommand,
    distinct: distinctCommand,
    aggregate: aggregateCommand,
    explain: explainCommand,
    create: createCommand,
    drop: dropCommand,
    dropDatabase: dropDatabaseCommand,
    listCollections: listCollectionsCommand,
    compact: compactCommand,
    createIndexes: createIndexesCommand,
    listIndexes: listIndexesCommand,
    dropIndexes: dropIndexesCommand,
  }),
);
