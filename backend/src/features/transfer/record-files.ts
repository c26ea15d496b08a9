import { entityOfKind, fileEntities, type Entity, type EntityKind, type ExportedEntity } from '@henna/domain';
import type { RecordFile } from '../../shared/entities/record-file.ts';
import { bannerFile } from '../banners/index.ts';

/**
 * Files of kinds whose feature describes them completely. The catalogue's and members' files have code of their own in
 * this feature: their records refer to each other.
 */
export const recordFiles = { banners: bannerFile } satisfies Partial<Record<ExportedEntity, RecordFile>>;
export type RecordFileName = keyof typeof recordFiles;
export const recordFileNames = Object.keys(recordFiles) as readonly RecordFileName[];

export const hasRecordFile = (name: string): name is RecordFileName => Object.hasOwn(recordFiles, name);

export const entityOfFile = (file: ExportedEntity): Entity<EntityKind> => entityOfKind(fileEntities[file]);

/** Whether its rows are about members: only administrators may have them. */
export const isAboutMembers = (file: ExportedEntity): boolean => entityOfFile(file).member !== undefined;

/** Whether its rows are what members gave to products. */
export const isOfContributions = (file: ExportedEntity): boolean =>
  isAboutMembers(file) && entityOfFile(file).product !== undefined;
