import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';

const timeOrPosition = /^(?:\d{1,19}|\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))$/;

/** `asOf` of a query: a time or a position. {@link PositionByTime} checks whether the log has it. */
export const AsOfField = (required = false): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: String,
      required,
      description: 'Show the state at this moment: a time with its zone, or a position from `X-Position`',
      example: '2026-03-01T12:00:00Z',
    }),
    ...(required ? [] : [IsOptional()]),
    Matches(timeOrPosition, { message: 'asOf must be a time such as 2026-03-01T12:00:00Z, or a position.' }),
  );
