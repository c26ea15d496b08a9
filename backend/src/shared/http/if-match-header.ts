import type { FieldConflict, Problem } from '@henna/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiConflictResponse, ApiHeader, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

const anything = {
  oneOf: [
    { type: 'string' },
    { type: 'number' },
    { type: 'boolean' },
    { type: 'array', items: {} },
    { type: 'object', additionalProperties: true },
  ],
  nullable: true,
};

export class FieldConflictBody implements FieldConflict {
  @ApiProperty({ description: "A product's place is one field, `subcategoryId`, whether it was sent by id or by name" })
  field!: string;
  @ApiPropertyOptional({
    ...anything,
    description: 'The value when the edit began; absent where the record never had the revision in `If-Match`',
  })
  base?: unknown;
  @ApiProperty({ ...anything, description: 'The value now' }) theirs!: unknown;
  @ApiProperty({ ...anything, description: 'The value that was sent' }) mine!: unknown;
}

class ConflictBody implements Problem {
  @ApiProperty() message!: string;
  @ApiProperty({ description: '`CHANGED_SINCE`, or what else it contradicts' }) code!: string;
  @ApiPropertyOptional() correlationId?: string;
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description: 'Of `CHANGED_SINCE`: the record as it is now',
  })
  current?: unknown;
}

class EditConflictBody extends ConflictBody {
  @ApiPropertyOptional({ type: [FieldConflictBody], description: 'Of `CHANGED_SINCE`: what has to be decided' })
  conflicts?: FieldConflictBody[];
}

const header = (description: string) => ApiHeader({ name: 'If-Match', required: false, description });

/** Documents `If-Match` of a removal. */
export const IfMatchHeader = (): MethodDecorator =>
  applyDecorators(
    header('The revision that the caller knows; 409 `CHANGED_SINCE` when the record has another by now.'),
    ApiConflictResponse({ type: ConflictBody }),
  );

/** Documents `If-Match` of an edit, which is merged with what others have changed since. */
export const MergedEdit = (): MethodDecorator =>
  applyDecorators(
    header(
      'The revision on which the edit began. Fields that are as they were then are left as they are now; fields that ' +
        'others have changed to another value than is sent are `conflicts` of a 409 `CHANGED_SINCE`. Without it all ' +
        'that is sent is applied.',
    ),
    ApiConflictResponse({ type: EditConflictBody }),
  );
