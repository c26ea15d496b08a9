import { limits } from '@henna/domain';
import { Transform } from 'class-transformer';
import { IsInt, IsString, Length, Matches, Max, Min } from 'class-validator';
import { refusedAs } from '../../../../shared/http/field-refusals.ts';
import { OptionalName } from '../../../../shared/http/text-fields.ts';
import { ProfileFieldsRequest } from '../../../profiles/index.ts';
import { Ignored, OptionalId, MemberReference, RequiredId, Row, Time } from '../../../../shared/entities/row-fields.ts';

/** A contribution to a product. The name is used only for a member who is new. */
class ContributionRow extends Row {
  @RequiredId() productId!: string;
  @MemberReference() userId?: string | null;
  @OptionalName() userName?: string | null;
  @Ignored() productName?: unknown;
  @Ignored() brandDisplayName?: unknown;
  @Ignored() demo?: unknown;
}

export class VoteRow extends ContributionRow {
  /** The option's label, or several separated by `|`. */
  @IsString()
  @Length(1, (limits.optionLabel + 1) * limits.votesPerProduct)
  vote!: string;

  @Ignored() current?: unknown;
}

export class RatingRow extends ContributionRow {
  @IsInt(refusedAs('STARS'))
  @Min(1, refusedAs('STARS'))
  @Max(5, refusedAs('STARS'))
  stars!: number;

  @Time() updatedAt?: string | null;
}

export class CommentRow extends ContributionRow {
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @Length(1, limits.comment, refusedAs('COMMENT_LENGTH'))
  @Matches(/^\P{Cs}*$/u, refusedAs('HALF_CHARACTER'))
  content!: string;

  @OptionalId() parentId?: string | null;
  @OptionalId() replyTo?: string | null;
  @Time() editedAt?: string | null;
}

export class ProfileRow extends ProfileFieldsRequest {
  @Ignored() id?: unknown;
  @Time() createdAt?: string | null;
  @Time() updatedAt?: string | null;
}
