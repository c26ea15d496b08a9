import { Aggregator } from 'mingo/aggregator';
import type { Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import { expressionOptions } from '../query/matching.ts';
import { assertStages } from './pipeline-checks.ts';

const ALLOWED = new Set(['$addFields', '$set', '$project', '$unset', '$replaceRoot', '$replaceWith']);

/**
 * Refuses what the pipeline of an update can't do, whatever there is to update.
 * @throws ServerError
 */
export function assertUpdateStages(stages: readonly Doc[]): void {
  const other = stages.flatMap((stage) => Object.keys(stage)).find((name) => !ALLOWED.has(name));
  if (other) throw new ServerError('InvalidOptions', `${other} is not allowed to be used within an update`);
  assertStages(stages);
}

/** One document through the pipeline of an update. */
export function pipelineUpdate(doc: Doc, stages: Doc[], variables: Doc | undefined): Doc {
  const [after] = new Aggregator(stages, expressionOptions(variables)).run([doc]);
  return after ?? doc;
}
