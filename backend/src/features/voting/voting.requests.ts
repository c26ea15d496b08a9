import { invalidField, limits, tones as allTones, type OptionSetInput, type Tone } from '@henna/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsOptional,
  IsString,
  Length,
  Matches,
  MaxLength,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { ContributionRequest } from '../../shared/http/contribution.request.ts';
import { refusedAs } from '../../shared/http/field-refusals.ts';
import { toLabels } from '../../shared/http/labels.ts';
import { Name, oneLine, OptionalName } from '../../shared/http/text-fields.ts';

export class CastVoteRequest extends ContributionRequest {
  /** An option's label. */
  @ApiProperty({ maxLength: limits.optionLabel })
  @IsString()
  @Length(1, limits.optionLabel)
  vote!: string;
}

const trim = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

export class RenameRequest {
  @ApiProperty({ maxLength: limits.optionLabel })
  @Transform(({ value }) => trim(value))
  @IsString()
  @Length(1, limits.optionLabel, refusedAs('OPTION_LENGTH'))
  from!: string;

  @ApiProperty({ maxLength: limits.optionLabel })
  @Transform(({ value }) => trim(value))
  @IsString()
  @Length(1, limits.optionLabel, refusedAs('OPTION_LENGTH'))
  to!: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown) => typeof value === 'string' && value.length <= limits.name && oneLine.test(value);
const isLabels = (value: unknown) =>
  isObject(value) && Object.entries(value).every(([key, text]) => key === 'ar' && (text === null || isText(text)));

const IsLabelsByOption = () =>
  ValidateBy({
    name: 'isLabelsByOption',
    validator: {
      validate: (value) => isObject(value) && Object.values(value).every(isLabels),
      defaultMessage: () => 'labels must name options, each with `ar` as text.',
    },
  });

const isTone = (value: unknown) => allTones.some((tone) => tone === value);

export const IsToneByOption = () =>
  ValidateBy({
    name: 'isToneByOption',
    validator: {
      validate: (value) => isObject(value) && Object.values(value).every(isTone),
      defaultMessage: () => `tones must name options, each with ${allTones.join(', ')}.`,
    },
  });

/** What requests for an option set have beside the options. */
class OptionDetailsRequest {
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'object', properties: { ar: { type: 'string', nullable: true } } },
    description: 'By label; an option that is not named keeps its own',
  })
  @IsOptional()
  @IsLabelsByOption()
  labels?: Record<string, { ar?: string | null }> | null;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string', enum: [...allTones] },
    example: { 'Long-wearing': 'positive', 'Fades quickly': 'negative' },
    description: 'By label; an option that is not named keeps its own, a new one is neutral',
  })
  @IsOptional()
  @IsToneByOption()
  tones?: Record<string, Tone> | null;

  @ApiPropertyOptional({ type: [RenameRequest], description: 'Options that only get another label keep their votes' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(limits.optionsPerSet)
  @ValidateNested({ each: true })
  @Type(() => RenameRequest)
  renames?: RenameRequest[] | null;
}

export class SetVotingOptionsRequest extends OptionDetailsRequest {
  @Name()
  categoryKey!: string;

  /** Absent or empty: the category's default. */
  @OptionalName()
  subcategory?: string | null;

  @ApiProperty({ type: [String], minItems: 1, maxItems: limits.optionsPerSet, description: 'Labels in order' })
  @Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(trim) : value))
  @IsArray()
  @ArrayMinSize(1, refusedAs('OPTIONS_NEEDED'))
  @ArrayMaxSize(limits.optionsPerSet, refusedAs('TOO_MANY_OPTIONS'))
  @IsString({ each: true })
  @Length(1, limits.optionLabel, { each: true, ...refusedAs('OPTION_LENGTH') })
  @Matches(oneLine, { each: true, ...refusedAs('OPTION_LINE') })
  options!: string[];
}

export class RemoveVotingOptionsRequest {
  @Name()
  categoryKey!: string;

  /** Absent or empty: the category's default. */
  @OptionalName()
  subcategory?: string | null;
}

const { globalOptionsMin, globalOptionsMax, optionLabel } = limits;

export class SetGlobalOptionsRequest extends OptionDetailsRequest {
  /** Blank ones are dropped. */
  @ApiProperty({ type: [String], minItems: globalOptionsMin, maxItems: globalOptionsMax })
  @Transform(({ value }: { value: unknown }) =>
    Array.isArray(value) ? value.map(trim).filter((option) => option !== '') : value,
  )
  @IsArray()
  @ArrayMaxSize(globalOptionsMax, refusedAs('TOO_MANY_OPTIONS'))
  @IsString({ each: true })
  @MaxLength(optionLabel, { each: true, ...refusedAs('OPTION_LENGTH') })
  @Matches(oneLine, { each: true, ...refusedAs('OPTION_LINE') })
  options!: string[];
}

/** The option set that a request describes. Throws a 400 for labels or tones of something that is not among the options. */
export const optionSetOf = ({
  options,
  labels,
  tones,
  renames,
}: SetVotingOptionsRequest | SetGlobalOptionsRequest): OptionSetInput => {
  const byLabel = new Map(
    Object.entries(labels ?? {}).map(([label, { ar }]) => [label.trim(), toLabels({ ar: ar?.trim() ?? null })]),
  );
  const toneByLabel = new Map(Object.entries(tones ?? {}).map(([label, tone]) => [label.trim(), tone]));
  for (const [field, named] of [
    ['labels', byLabel],
    ['tones', toneByLabel],
  ] as const)
    for (const label of named.keys())
      if (!options.includes(label)) throw invalidField(field, 'OPTION_NOT_LISTED', { option: label });
  return {
    options: options.map((label) => {
      const own = byLabel.get(label);
      const tone = toneByLabel.get(label);
      return { label, ...(own && { labels: own }), ...(tone && { tone }) };
    }),
    renames: renames ?? [],
  };
};
