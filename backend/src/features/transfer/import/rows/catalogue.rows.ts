import { limits, tones, type Tone, type VotingOption } from '@henna/domain';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { Ignored, OptionalId, Row, Time } from '../../../../shared/entities/row-fields.ts';
import { refusedAs } from '../../../../shared/http/field-refusals.ts';
import { LabelsRequest } from '../../../../shared/http/labels.ts';
import { Description, Name, oneLine, OptionalName, PictureAddress } from '../../../../shared/http/text-fields.ts';
import { AddBrandRequest, CategoryFieldsRequest, ShadeRequest } from '../../../catalogue/index.ts';
import { IsToneByOption } from '../../../voting/index.ts';

export class ProductRow extends Row {
  @Name() name!: string;
  @OptionalId() brandId?: string | null;
  @OptionalName() brand?: string | null;
  @OptionalId() categoryId?: string | null;
  @OptionalName() category?: string | null;
  @OptionalId() subcategoryId?: string | null;
  @OptionalName() subcategory?: string | null;
  @OptionalName(limits.reference) reference?: string | null;
  @Description() description?: string | null;
  @PictureAddress() imageUrl?: string | null;

  /** Of pictures to fetch; in one cell separated by blanks. */
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : value,
  )
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(limits.imagesPerProduct)
  @IsString({ each: true })
  @MaxLength(limits.url, { each: true })
  imageUrls?: string[] | null;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(limits.shades)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => ShadeRequest)
  shades?: ShadeRequest[] | null;

  @Ignored() visitCount?: unknown;
}

export class BrandRow extends AddBrandRequest {
  @OptionalId() id?: string | null;
  @Time() createdAt?: string | null;
  @Time() updatedAt?: string | null;
}

export class CategoryRow extends CategoryFieldsRequest {
  @OptionalId() id?: string | null;
  @Time() createdAt?: string | null;
  @Time() updatedAt?: string | null;
}

export class SubcategoryRow extends CategoryRow {
  @OptionalId() categoryId?: string | null;
  /** The category's key. */
  @OptionalName() category?: string | null;
}

class OptionDetails implements VotingOption {
  @IsUUID() id!: string;
  @Name(limits.optionLabel) label!: string;

  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => LabelsRequest)
  labels?: { ar?: string };

  @IsOptional()
  @IsIn(tones)
  tone?: Tone;
}

/** Labels in order, and their tones; `details` the same options with their ids, Arabic labels and tones. */
export class OptionsOfRow {
  @Transform(({ value }: { value: unknown }) =>
    Array.isArray(value) ? value.map((each: unknown) => (typeof each === 'string' ? each.trim() : each)) : value,
  )
  @IsArray()
  @ArrayMaxSize(limits.optionsPerSet)
  @IsString({ each: true })
  @Length(1, limits.optionLabel, { each: true, ...refusedAs('OPTION_LENGTH') })
  @Matches(oneLine, { each: true, ...refusedAs('OPTION_LINE') })
  options!: string[];

  @IsOptional()
  @IsToneByOption()
  tones?: Record<string, Tone> | null;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(limits.optionsPerSet)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => OptionDetails)
  details?: OptionDetails[] | null;
}

export class VotingOptionsRow extends OptionsOfRow {
  @Name() categoryKey!: string;
  @OptionalName() subcategory?: string | null;
  @Time() updatedAt?: string | null;
}

export class SettingRow {
  @Ignored() id?: unknown;

  @IsIn(['votingOptions'], refusedAs('SETTING_UNKNOWN'))
  key!: 'votingOptions';

  @IsObject()
  @ValidateNested()
  @Type(() => OptionsOfRow)
  value!: OptionsOfRow;

  @Time() updatedAt?: string | null;
}
