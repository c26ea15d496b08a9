import { entityOfKind, fileEntities, type Entity, type EntityKind, type ExportedEntity } from '@henna/domain';

export const entityOfFile = (file: ExportedEntity): Entity<EntityKind> => entityOfKind(fileEntities[file]);

/** Whether its rows are about members: only administrators may have them. */
export const isAboutMembers = (file: ExportedEntity): boolean => entityOfFile(file).member !== undefined;

/** Whether its rows are what members gave to products. */
export const isOfContributions = (file: ExportedEntity): boolean =>
  isAboutMembers(file) && entityOfFile(file).product !== undefined;
