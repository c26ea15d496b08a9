import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';

/** Documents a list's answer: the plain array, or one page of it. */
export const ApiListResponse = (item: Type, page: Type): MethodDecorator & ClassDecorator =>
  applyDecorators(
    ApiExtraModels(item, page),
    ApiOkResponse({
      schema: { oneOf: [{ type: 'array', items: { $ref: getSchemaPath(item) } }, { $ref: getSchemaPath(page) }] },
    }),
  );
