import type { OpenAPIObject } from '@nestjs/swagger';
import type { Random } from '../../shared/random.ts';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
export type Schema = Schemas[string];
type InlineSchema = Exclude<Schema, { $ref: string }>;

const unusualValues: readonly [unknown, ...unknown[]] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  [],
  {},
  [[[[]]]],
  { $ne: null },
  { $gt: '' },
  { __proto__: null, constructor: { prototype: {} } },
  'null',
  'undefined',
  '__proto__',
  '\u0000',
  '\ud800',
  '\u202e\u200f',
  'İıſK\u0301',
  '🦄'.repeat(50),
  '%00%0a',
  "'; DROP TABLE products; --",
  '../../etc/passwd',
  '$where',
  'x'.repeat(3_000),
  Array.from({ length: 200 }, (_, index) => index),
];

const text = (
  random: Random,
  { minLength = 0, maxLength = 40, format }: InlineSchema,
  knownTexts: readonly string[],
) => {
  if (format === 'email')
    return `${random.pick(['a', 'é', 'x'.repeat(64), ''])}${Math.floor(random.between(0, 1e6))}@example.org`;
  const knownText = knownTexts[Math.floor(random.between(0, knownTexts.length))] ?? 'Rose';
  const length = random.pick([minLength, maxLength, maxLength + 1, Math.max(0, minLength - 1)]);
  return random.chance(0.6) ? knownText : knownText.repeat(Math.ceil(length / knownText.length) || 1).slice(0, length);
};

const number = (random: Random, { minimum = 0, maximum = 100, type }: InlineSchema) => {
  const value = random.pick([minimum, maximum, minimum - 1, maximum + 1, random.between(minimum, maximum)]);
  return type === 'integer' && random.chance(0.8) ? Math.round(value) : value;
};

/** Values in and around the limits of a schema, some of another type. `knownTexts` are existing ids and names. */
export const valueOf = (
  random: Random,
  schema: Schema,
  schemas: Schemas,
  knownTexts: readonly string[],
  depth = 0,
): unknown => {
  if ('$ref' in schema) return valueOf(random, schemas[schema.$ref.split('/').pop()!]!, schemas, knownTexts, depth);
  if (depth > 4 || random.chance(0.08)) return random.pick(unusualValues);
  const parts = schema.allOf ?? schema.oneOf ?? schema.anyOf;
  if (parts?.[0]) return valueOf(random, parts[0], schemas, knownTexts, depth);
  if (schema.enum?.length) return schema.enum[Math.floor(random.between(0, schema.enum.length))] as unknown;
  const inner = (next: Schema) => valueOf(random, next, schemas, knownTexts, depth + 1);
  switch (schema.type) {
    case 'integer':
    case 'number':
      return number(random, schema);
    case 'boolean':
      return random.chance(0.5);
    case 'array':
      return Array.from({ length: random.pick([0, 1, 2, 3, 60]) }, () => inner(schema.items ?? {}));
    case 'object': {
      const entries = Object.entries(schema.properties ?? {}).filter(([name]) =>
        random.chance(schema.required?.includes(name) ? 0.95 : 0.5),
      );
      return Object.fromEntries(entries.map(([name, property]) => [name, inner(property)]));
    }
    default:
      return text(random, schema, knownTexts);
  }
};
