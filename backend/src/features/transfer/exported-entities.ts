import { entityOfFile, type ExportedEntity } from '@henna/domain';
import { isOwnSection, type OwnSection } from './backup/backup-sections.ts';

/**
 * The other files have code of their own in this feature, since their records refer to each other. Of these, exports and
 * imports follow from the descriptor and from the `file` that the entity's feature registers with `EntityCommands`.
 */
export type DescribedFile = Exclude<ExportedEntity, OwnSection>;
export const isDescribed = (file: ExportedEntity): file is DescribedFile => !isOwnSection(file);

/** Whether its rows are about members: only administrators may have them. */
export const isAboutMembers = (file: ExportedEntity): boolean => entityOfFile(file).member !== undefined;

/** Whether its rows are what members gave to products. */
export const isOfContributions = (file: ExportedEntity): boolean =>
  isAboutMembers(file) && entityOfFile(file).product !== undefined;
