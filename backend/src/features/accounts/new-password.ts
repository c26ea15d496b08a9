import { limits } from '@henna/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import { refusedAs } from '../../shared/http/field-refusals.ts';

/** A field of a request that holds a password to be. */
export const IsNewPassword = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ minLength: limits.passwordMin, maxLength: limits.passwordMax }),
    IsString(),
    Length(limits.passwordMin, limits.passwordMax, refusedAs('PASSWORD_LENGTH')),
  );
