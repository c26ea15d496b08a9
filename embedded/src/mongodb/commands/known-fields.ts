import type { Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';

const words = (text: string): string[] => text.trim().split(/\s+/);

/** What any command may have. */
const GENERIC = new Set(
  words(`
    $db $readPreference $clusterTime $queryOptions $client $audit $configServerState $replData $oplogQueryData
    $configTime $topologyTime $tenant apiVersion apiStrict apiDeprecationErrors maxTimeMS maxTimeMSOpOnly readConcern
    writeConcern lsid clientOperationKey txnNumber txnRetryCounter autocommit startTransaction stmtId comment
    coordinator mayBypassWriteBlocking allowImplicitCollectionCreation databaseVersion shardVersion tracking_info
    expectPrefix versionContext rawData`),
);

const WRITE = 'ordered bypassDocumentValidation';

/** The fields of commands that take no others, beside their own name. */
const OF_COMMAND: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    find: 'filter projection sort hint skip limit batchSize singleBatch',
    getMore: 'collection batchSize',
    killCursors: 'cursors',
    aggregate: 'pipeline cursor hint',
    count: 'query limit skip hint',
    distinct: 'key query hint',
    explain: 'verbosity',
    insert: `documents ${WRITE}`,
    update: `updates ${WRITE}`,
    delete: `deletes ${WRITE}`,
    findAndModify: `query sort remove update new fields upsert hint ${WRITE}`,
    bulkWrite: `ops nsInfo errorsOnly cursor ${WRITE}`,
    create: `capped autoIndexId idIndex size max storageEngine validator validationLevel validationAction
      indexOptionDefaults viewOn pipeline collation recordPreImages changeStreamPreAndPostImages timeseries
      clusteredIndex expireAfterSeconds encryptedFields temp flags`,
    collMod: `index validator validationLevel validationAction viewOn pipeline recordPreImages
      changeStreamPreAndPostImages expireAfterSeconds timeseries dryRun`,
    drop: '',
    dropDatabase: '',
    renameCollection: 'to dropTarget stayTemp',
    createIndexes: 'indexes v commitQuorum ignoreUnknownIndexOptions',
    dropIndexes: 'index',
    listIndexes: 'cursor includeBuildUUIDs includeIndexBuildInfo',
    listCollections: 'filter nameOnly authorizedCollections cursor includePendingDrops',
    listDatabases: 'filter nameOnly authorizedDatabases',
    startSession: '',
    endSessions: '',
    killSessions: '',
    commitTransaction: 'recoveryToken',
    abortTransaction: 'recoveryToken',
  }).map(([name, fields]) => [name, new Set([name, ...words(fields)])]),
);

/** The fields of the statements of a write, by what they are told as in an error. */
const OF_STATEMENT = {
  'update.updates': new Set(words('q u hint multi upsert sort')),
  'delete.deletes': new Set(words('q limit hint')),
  'bulkWrite.ops.insert': new Set(words('insert document')),
  'bulkWrite.ops.update': new Set(words('update filter updateMods multi upsert hint sort')),
  'bulkWrite.ops.delete': new Set(words('delete filter multi hint')),
};

const unknown = (path: string): ServerError =>
  new ServerError('IDLUnknownField', `BSON field '${path}' is an unknown field.`);

/**
 * Refuses a command with a field that it does not have.
 * @throws ServerError IDLUnknownField
 */
export function assertKnownFields(name: string, command: Doc): void {
  const known = OF_COMMAND.get(name);
  if (!known) return;
  for (const field in command) if (!known.has(field) && !GENERIC.has(field)) throw unknown(`${name}.${field}`);
}

/**
 * Refuses a statement of a write with a field that it does not have.
 * @throws ServerError IDLUnknownField
 */
export function assertStatementFields(path: keyof typeof OF_STATEMENT, fields: readonly string[]): void {
  const other = fields.find((field) => !OF_STATEMENT[path].has(field));
  if (other !== undefined) throw unknown(`${path}.${other}`);
}
