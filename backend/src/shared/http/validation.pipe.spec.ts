import { IsObject, IsOptional, IsString } from 'class-validator';
import { validation } from './validation.pipe.ts';

class Known {
  @IsOptional()
  @IsString()
  name?: string;

  @IsOptional()
  @IsObject()
  labels?: object;
}

const parsed = (json: string) => JSON.parse(json) as unknown;
const check = (type: 'body' | 'query', value: unknown) => validation().transform(value, { type, metatype: Known });

test.each([
  ['{"constructor":1}', 'constructor'],
  ['{"__proto__":{"polluted":true}}', '__proto__'],
  ['{"prototype":1}', 'prototype'],
  ['{"toString":1}', 'toString'],
  ['{"name":"a","labels":{"constructor":{}}}', 'labels.constructor'],
  ['{"labels":{"list":[{"__proto__":1}]}}', 'labels.list.0.__proto__'],
])('%s is refused for its field %s', async (json, field) => {
  for (const type of ['body', 'query'] as const)
    await expect(check(type, parsed(json))).rejects.toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      fields: [{ field, code: 'UNKNOWN_FIELD' }],
    });
});

test('a query is refused for them, too, however it is parsed', async () => {
  const { parse } = await import('node:querystring');
  for (const query of ['constructor=1', '__proto__=1', 'name=a&constructor=1'])
    await expect(check('query', parse(query))).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});

test('values may be called anything', async () =>
  expect(await check('body', parsed('{"name":"constructor"}'))).toEqual({ name: 'constructor' }));
