import { isDoc, type Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import { operators, UNSUPPORTED_STAGES } from '../query/matching.ts';
import { isInitial } from './initial-stages.ts';
import { assertPathsOf } from './field-paths.ts';
import { checkedStage } from './stage-checks.ts';

const WRITING = new Set(['$out', '$merge']);

/**
 * Refuses what a pipeline, or one within its stages, can't do, before any document is read.
 * @throws ServerError
 */
export function assertStages(pipeline: readonly Doc[], inner = false): void {
  for (const [place, stage] of pipeline.entries()) {
    const name = checkedStage(stage);
    if (isInitial(name) && (inner || place > 0))
      throw new ServerError('Location40602', `${name} is only valid as the first stage in a pipeline.`);
    if (name === '$changeStream')
      throw new ServerError('Location40573', 'The $changeStream stage is not supported by the embedded node');
    if (inner && WRITING.has(name))
      throw new ServerError('Location51047', `${name} is not allowed within another stage`);
    if (WRITING.has(name) || UNSUPPORTED_STAGES.includes(name))
      throw new ServerError('BadValue', `The stage '${name}' is not supported by the embedded node`);
    if (!(name in operators.pipeline) && !isInitial(name))
      throw new ServerError('Location40324', `Unrecognized pipeline stage name: '${name}'`);
    assertPathsOf(name, stage[name]);
    for (const each of within(name, stage[name])) assertStages(each, true);
  }
}

function within(name: string, operand: unknown): Doc[][] {
  if (!isDoc(operand)) return [];
  const given = name === '$facet' ? Object.values(operand) : [operand.pipeline];
  const pipelines = given.filter((pipeline) => pipeline !== undefined);
  if (!pipelines.every((pipeline): pipeline is Doc[] => Array.isArray(pipeline) && pipeline.every(isDoc)))
    throw new ServerError('TypeMismatch', `A pipeline of ${name} must be an array of objects`);
  return pipelines;
}
