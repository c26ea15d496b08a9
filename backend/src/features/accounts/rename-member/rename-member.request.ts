import { limits } from '@henna/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, MaxLength } from 'class-validator';

const PersonName = () =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: limits.personName }),
    IsOptional(),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value)),
    IsString(),
    MaxLength(limits.personName),
  );

/** Absent is unchanged, `null` or empty takes the name away. */
export class RenameMemberRequest {
  @PersonName()
  firstName?: string | null;

  @PersonName()
  lastName?: string | null;
}
