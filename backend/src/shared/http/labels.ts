import type { Labels } from '@henna/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, IsOptional, ValidateNested } from 'class-validator';
import { Description, OptionalName } from './text-fields.ts';

export class LabelsResponse implements Labels {
  @ApiPropertyOptional({ description: 'Arabic name' }) ar?: string;
}

/** Names in other languages. */
export class LabelsRequest {
  @OptionalName()
  ar?: string | null;
}

/** A description in other languages. */
export class DescriptionLabelsRequest {
  @Description()
  ar?: string | null;
}

const labelsOf = (request: new () => object): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: request }),
    IsOptional(),
    IsObject(),
    ValidateNested(),
    Type(() => request),
  );

export const LabelsField = (): PropertyDecorator => labelsOf(LabelsRequest);
export const DescriptionLabelsField = (): PropertyDecorator => labelsOf(DescriptionLabelsRequest);

/** Labels as they are stored: empty ones are left out. */
export const toLabels = (labels: { readonly ar?: string | null }): Labels => (labels.ar ? { ar: labels.ar } : {});
