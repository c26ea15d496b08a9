import { entityOfFile, type ExportedEntity } from '@henna/domain';
import type { ClassConstructor } from 'class-transformer';
import { getMetadataStorage } from 'class-validator';
import type { EntityCommands } from '../../../../shared/entities/entity-commands.ts';
import { isDescribed, type DescribedFile } from '../../exported-entities.ts';
import { BrandRow, CategoryRow, ProductRow, SettingRow, SubcategoryRow, VotingOptionsRow } from './catalogue.rows.ts';
import { CommentRow, ProfileRow, RatingRow, VoteRow } from './contribution.rows.ts';

const ownRows: Readonly<Record<Exclude<ExportedEntity, DescribedFile>, ClassConstructor<object>>> = {
  products: ProductRow,
  brands: BrandRow,
  categories: CategoryRow,
  subcategories: SubcategoryRow,
  votingOptions: VotingOptionsRow,
  settings: SettingRow,
  votes: VoteRow,
  ratings: RatingRow,
  comments: CommentRow,
  profiles: ProfileRow,
};

/** The class whose rules the rows of a kind must meet. */
export const rowClassOf = (entity: ExportedEntity, commands: EntityCommands): ClassConstructor<object> =>
  isDescribed(entity) ? commands.commandsOf(entityOfFile(entity).kind).file!.rowClass : ownRows[entity];

/** The fields that rows of a class may have, including those that imports ignore. */
export const fieldsOf = (rowClass: ClassConstructor<object>): ReadonlySet<string> =>
  new Set(
    getMetadataStorage()
      .getTargetValidationMetadatas(rowClass, '', false, false)
      .map(({ propertyName }) => propertyName),
  );
