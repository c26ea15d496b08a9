import { InvalidError, type ExportedEntity, type ImportMode } from '@henna/domain';
import { isAboutMembers } from '../exported-entities.ts';

/** Throws a 400 for what may not be done with records of a kind: what members gave is theirs. */
export const requireMode = (entity: ExportedEntity, mode: ImportMode): void => {
  if (entity === 'profiles' && mode === 'replace') throw new InvalidError('REPLACE_REFUSED');
  if (isAboutMembers(entity) && mode === 'update') throw new InvalidError('UPDATE_REFUSED');
};

/** What a mode asks of a planner. */
export const workOf = (mode: ImportMode) => ({ replaces: mode === 'replace', updates: mode === 'update' });
