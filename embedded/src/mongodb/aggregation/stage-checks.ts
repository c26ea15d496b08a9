import { isDoc, type Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import { wholeNumber } from '../numbers.ts';
import { fieldPath } from '../query/field-path.ts';
import { sortFields } from '../query/sorting.ts';
import type { Check } from './check.ts';
import * as groups from './group-checks.ts';
import * as shapes from './shape-checks.ts';

const LOOKUP = new Set(['from', 'as', 'localField', 'foreignField', 'let', 'pipeline']);
/** Stages that stand alone, or at the end. */
const NOT_IN_FACET = new Set(['$facet', '$out', '$merge', '$collStats', '$indexStats', '$geoNear', '$documents']);

/** What a stage is refused for, whatever comes to it. */
const CHECKS: Record<string, Check> = {
  ...groups,
  ...shapes,
  $set: shapes.$addFields,
  $match: (filter, refuse) => isDoc(filter) || refuse('Location15959', 'the match filter must be an object'),
  $limit: (limit, refuse) =>
    (wholeNumber(limit) ?? 0) > 0 || refuse('Location15958', 'the limit must be a positive whole number'),
  $skip: (skip, refuse) =>
    (wholeNumber(skip) ?? -1) >= 0 || refuse('Location15956', 'the skip must be a whole number that is not negative'),
  $sort: (sort, refuse) => {
    if (!isDoc(sort)) return refuse('Location15973', 'the $sort key specification must be an object');
    if (Object.keys(sort).length === 0) refuse('Location15976', '$sort stage must have at least one sort key');
    if (!Object.values(sort).some(isDoc)) sortFields(sort);
  },
  $lookup: (spec, refuse) => {
    if (!isDoc(spec) || typeof spec.as !== 'string') return refuse('FailedToParse', "$lookup needs a string 'as'");
    const other = Object.keys(spec).find((name) => !LOOKUP.has(name));
    if (other) refuse('FailedToParse', `unknown argument to $lookup: ${other}`);
    if (spec.as === '' || spec.as.startsWith('$')) refuse('Location16410', "'as' of $lookup must name a field");
    if (typeof spec.from !== 'string' && (spec.from !== undefined || !Array.isArray(spec.pipeline)))
      refuse('FailedToParse', "$lookup needs a string 'from'");
    if ((typeof spec.localField === 'string') !== (typeof spec.foreignField === 'string'))
      refuse('FailedToParse', "$lookup needs both of 'localField' and 'foreignField' or neither");
    if (spec.localField === undefined && spec.pipeline === undefined)
      refuse('FailedToParse', "$lookup needs 'pipeline' or 'localField' and 'foreignField'");
  },
  $graphLookup: (spec, refuse) => {
    if (!isDoc(spec)) return refuse('FailedToParse', 'the $graphLookup stage specification must be an object');
    const { from, as, connectFromField, connectToField } = spec;
    const isWhole = [from, as, connectFromField, connectToField].every((name) => typeof name === 'string' && name);
    if (!isWhole || spec.startWith === undefined)
      refuse('Location40105', "$graphLookup needs 'from', 'as', 'startWith', 'connectFromField' and 'connectToField'");
  },
  $sample: (spec, refuse) => {
    if (!isDoc(spec)) return refuse('Location28745', 'the $sample stage specification must be an object');
    if ((wholeNumber(spec.size) ?? 0) <= 0)
      refuse('Location28747', 'size argument to $sample must be a positive integer');
  },
  $facet: (facets, refuse) => {
    if (!isDoc(facets) || Object.keys(facets).length === 0)
      return refuse('Location40169', 'the $facet specification must be a non-empty object');
    for (const [facet, pipeline] of Object.entries(facets)) {
      fieldPath(facet);
      if (facet.includes('.')) refuse('Location16412', "FieldPath field names may not contain '.'");
      if (!Array.isArray(pipeline)) refuse('Location40170', `arguments to $facet must be arrays: '${facet}'`);
      for (const stage of Array.isArray(pipeline) ? (pipeline as Doc[]) : [])
        for (const name of Object.keys(stage))
          if (NOT_IN_FACET.has(name))
            refuse('Location40600', `${name} is not allowed to be used within a $facet stage`);
    }
  },
};

/**
 * The name of a stage.
 * @throws ServerError when it holds other than one, or an operand that is none
 */
export function checkedStage(stage: Doc): string {
  const [name, other] = Object.keys(stage);
  if (name === undefined || other !== undefined)
    throw new ServerError('Location40323', 'A pipeline stage specification object must contain exactly one field.');
  CHECKS[name]?.(stage[name], (code, why) => {
    throw new ServerError(code, why);
  });
  return name;
}
