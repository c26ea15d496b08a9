import { isDoc, type Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import { checkExpiry } from '../indexes/index-definition.ts';
import { ID_INDEX } from '../indexes/index-spec.ts';
import type { SecondaryIndex } from '../indexes/secondary-index.ts';
import { isEqual } from '../query/value-order.ts';
import type { Collection } from '../storage/collection.ts';
import { optionalDoc } from './fields.ts';
import type { Command } from './read-commands.ts';
import { namespaceOf } from './request.ts';

const UNSUPPORTED = [
  ...['validator', 'validationLevel', 'validationAction', 'viewOn', 'pipeline', 'recordPreImages'],
  ...['changeStreamPreAndPostImages', 'expireAfterSeconds', 'timeseries', 'dryRun'],
];
const OF_INDEX = new Set(['name', 'keyPattern', 'expireAfterSeconds', 'hidden']);

const refusal = (why: string) => new ServerError('InvalidOptions', why);

/** Changes when an index lets its documents expire, and whether reads see it. */
export const collModCommand: Command = (call, { store }) => {
  const ns = namespaceOf(call);
  const option = UNSUPPORTED.find((name) => call.command[name] !== undefined);
  if (option) throw refusal(`the option '${option}' of collMod is not supported`);
  const wanted = optionalDoc(call.command, 'index');
  return store.write(() => {
    const collection = store.find(ns);
    if (!collection) throw new ServerError('NamespaceNotFound', `ns does not exist: ${ns}`);
    if (!wanted) return { ok: 1 };
    const { record } = named(collection, wanted);
    const told = changesOf(record.spec, wanted);
    const { expireAfterSeconds_new: seconds, hidden_new: hidden } = told;
    record.spec = {
      ...record.spec,
      ...(seconds !== undefined && { expireAfterSeconds: seconds }),
      ...(hidden !== undefined && { hidden }),
    };
    if (!record.spec.hidden) delete record.spec.hidden;
    store.save(collection);
    return { ...told, ok: 1 };
  });
};

function named({ indexes, ns }: Collection, { name, keyPattern }: Doc): SecondaryIndex {
  if (name !== undefined && keyPattern !== undefined) throw refusal('Cannot specify both key pattern and name.');
  if (name === undefined && keyPattern === undefined) throw refusal('Must specify either index name or key pattern.');
  if (name === ID_INDEX.name || isEqual(keyPattern, ID_INDEX.key)) throw refusal('the _id index cannot be changed');
  const found = indexes.find(({ spec }) => (isDoc(keyPattern) ? isEqual(spec.key, keyPattern) : spec.name === name));
  if (!found)
    throw new ServerError('IndexNotFound', `cannot find index ${JSON.stringify(name ?? keyPattern)} for ns ${ns}`);
  return found;
}

interface Told {
  expireAfterSeconds_old?: number;
  expireAfterSeconds_new?: number;
  hidden_old?: boolean;
  hidden_new?: boolean;
}

/** What is to change, as the reply tells it. */
function changesOf(spec: SecondaryIndex['spec'], wanted: Doc): Told {
  const other = Object.keys(wanted).find((name) => !OF_INDEX.has(name));
  if (other === 'unique' || other === 'prepareUnique') throw refusal(`'${other}' of an index can't be changed here`);
  if (other) throw new ServerError('IDLUnknownField', `BSON field 'collMod.index.${other}' is an unknown field.`);
  const { expireAfterSeconds: seconds, hidden } = wanted;
  if (seconds === undefined && hidden === undefined) throw refusal('no expireAfterSeconds or hidden field');
  if (seconds !== undefined) {
    const why = checkExpiry(spec.key, seconds);
    if (why) throw refusal(why);
  }
  if (hidden !== undefined && typeof hidden !== 'boolean')
    throw new ServerError('TypeMismatch', "BSON field 'collMod.index.hidden' must be a boolean");
  return {
    ...(seconds !== undefined && {
      ...(spec.expireAfterSeconds !== undefined && { expireAfterSeconds_old: spec.expireAfterSeconds }),
      expireAfterSeconds_new: seconds as number,
    }),
    ...(hidden !== undefined && hidden !== !!spec.hidden && { hidden_old: !!spec.hidden, hidden_new: hidden }),
  };
}
