import type { Labels } from '@henna/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, IsOptional, ValidateNested } from 'class-validator';
import { OptionalName } from './text-fields.ts';

export class LabelsResponse implements Labels {
  @ApiPropertyOptional({ description: 'Arabic name' }) ar?: string;
}

/** Names in other languages. */
export class LabelsRequest {
  @OptionalName()
  ar?: string | null;
}

export const LabelsField = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: LabelsRequest }),
    IsOptional(),
    IsObject(),
    ValidateNested(),
    Type(() => LabelsRequest),
  );

/** Labels as they are stored: empty ones are left out. */
export const toLabels = (labels: { readonly ar?: string | null }): Labels => (labels.ar ? { ar: labels.ar } : {});
