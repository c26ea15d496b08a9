import { COMMANDS, WRITE_COMMANDS } from './table.ts';

const names = (text: string) => text.split(' ');
/** Of every user of MongoDB. Sessions, transactions and cursors are one's own. */
const ofEveryUser = [
  ...names('hello ismaster ping buildInfo'),
  ...names('endSessions killSessions commitTransaction abortTransaction getMore killCursors'),
];
/** Of a user with the role `readWrite` of the database. */
const ofReadersAndWriters = [
  ...names('find count distinct aggregate explain listCollections listIndexes'),
  ...names('insert update delete findAndModify bulkWrite create drop createIndexes dropIndexes'),
];
/** The product goes on when `compact` is refused; only tests and benchmarks drop databases. */
const ofAdministrators = names('compact dropDatabase');

// The product runs on this node, which refuses all other commands.
test('no command needs more than reading and writing one database', () =>
  expect([...COMMANDS.keys(), ...WRITE_COMMANDS.keys()].sort()).toEqual(
    [...ofEveryUser, ...ofReadersAndWriters, ...ofAdministrators].sort(),
  ));
