import { limits } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsString, Matches, MaxLength } from 'class-validator';
import { oneLine, OptionDetailsRequest } from '../../catalogue/index.ts';
import { refusedAs } from '../../../shared/http/field-refusals.ts';

const kept = (value: unknown) => (typeof value === 'string' ? value.trim() : value);
const { globalOptionsMin, globalOptionsMax, optionLabel } = limits;

export class SetGlobalOptionsRequest extends OptionDetailsRequest {
  /** Blank ones are dropped. */
  @ApiProperty({ type: [String], minItems: globalOptionsMin, maxItems: globalOptionsMax })
  @Transform(({ value }: { value: unknown }) =>
    Array.isArray(value) ? value.map(kept).filter((option) => option !== '') : value,
  )
  @IsArray()
  @ArrayMaxSize(globalOptionsMax, refusedAs('TOO_MANY_OPTIONS'))
  @IsString({ each: true })
  @MaxLength(optionLabel, { each: true, ...refusedAs('OPTION_LENGTH') })
  @Matches(oneLine, { each: true, ...refusedAs('OPTION_LINE') })
  options!: string[];
}
