import { isDoc, type Doc } from '../documents.ts';
import type { Search } from '../query/find.ts';

/** The leading match, sort, skip and limit of a pipeline as a search of the collection, and what is left to do. */
export function pushedDown(pipeline: readonly Doc[]): { search: Search; rest: Doc[] } {
  const search: Search = { filter: {} };
  let done = 0;
  for (const stage of pipeline) {
    if (!take(stage, search)) break;
    done++;
  }
  return { search, rest: pipeline.slice(done) };
}

/** Whether the stage could become part of the search. Each is only taken where its order in the pipeline allows. */
function take({ $match, $sort, $skip, $limit }: Doc, search: Search): boolean {
  const cut = search.skip !== undefined || search.limit !== undefined;
  if (isDoc($match) && !cut) {
    search.filter = Object.keys(search.filter).length > 0 ? { $and: [search.filter, $match] } : $match;
    return true;
  }
  if (isDoc($sort) && !cut && !search.sort) {
    search.sort = $sort;
    return true;
  }
  if (typeof $skip === 'number' && $skip >= 0 && !cut) {
    search.skip = $skip;
    return true;
  }
  if (typeof $limit === 'number' && $limit > 0 && search.limit === undefined) {
    search.limit = $limit;
    return true;
  }
  return false;
}
