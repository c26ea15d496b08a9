import type { Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';

const names = (text: string): string[] => text.trim().split(/\s+/);

/** What any command may have. */
const GENERIC = new Set(
  names(`
    $db $readPreference $clusterTime apiVersion apiStrict apiDeprecationErrors maxTimeMS readConcern writeConcern
    lsid txnNumber stmtId autocommit startTransaction comment`),
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
    findAndModify: `query remove update new upsert hint ${WRITE}`,
    bulkWrite: `ops nsInfo errorsOnly cursor ${WRITE}`,
    create: '',
    drop: '',
    dropDatabase: '',
    createIndexes: 'indexes',
    dropIndexes: 'index',
    listIndexes: 'cursor',
    listCollections: 'filter nameOnly authorizedCollections cursor',
    endSessions: '',
    killSessions: '',
    commitTransaction: 'recoveryToken',
    abortTransaction: 'recoveryToken',
  }).map(([name, fields]) => [name, new Set([name, ...names(fields)])]),
);

/** The fields of the statements of a write, by the path that an error names. */
const OF_STATEMENT = {
  'update.updates': new Set(names('q u hint multi upsert')),
  'delete.deletes': new Set(names('q limit hint')),
  'bulkWrite.ops.insert': new Set(names('insert document')),
  'bulkWrite.ops.update': new Set(names('update filter updateMods multi upsert hint')),
  'bulkWrite.ops.delete': new Set(names('delete filter multi hint')),
};

const unknown = (path: string): ServerError =>
  new ServerError('IDLUnknownField', `BSON field '${path}' is an unknown field.`);

/**
 * Refuses a command with a field that it does not have.
 * @throws ServerError IDLUnknownField
 */
export function assertKnownFields(name: string, command: Doc): void {
  const knownFields = OF_COMMAND.get(name);
  if (!knownFields) return;
  for (const field in command) if (!knownFields.has(field) && !GENERIC.has(field)) throw unknown(`${name}.${field}`);
}

/**
 * Refuses a statement of a write with a field that it does not have.
 * @throws ServerError IDLUnknownField
 */
export function assertStatementFields(path: keyof typeof OF_STATEMENT, fields: readonly string[]): void {
  const other = fields.find((field) => !OF_STATEMENT[path].has(field));
  if (other !== undefined) throw unknown(`${path}.${other}`);
}
