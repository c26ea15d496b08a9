import { refusals, type RefusalCode } from '@henna/domain/refusals';
import { getMetadataStorage, IsArray, IsIn, Length, validateSync } from 'class-validator';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fieldRefusals, refusedAs } from './field-refusals.ts';

class Wanted {
  @Length(2, 5)
  name = 'x';

  @IsIn(['a', 'b'])
  kind = 'c';

  @IsArray(refusedAs('OPTIONS_NEEDED'))
  options = 1;
}

const options = { whitelist: true, forbidNonWhitelisted: true, validationError: { target: true } };

test('a field is refused by its constraint as code, with the limits as params', () => {
  expect(fieldRefusals(validateSync(Object.assign(new Wanted(), { other: 1 }), options), 'rows.0.')).toEqual([
    { field: 'rows.0.other', code: 'UNKNOWN_FIELD', message: 'There is no field "other".' },
    {
      field: 'rows.0.name',
      code: 'IS_LENGTH',
      params: { min: 2, max: 5 },
      message: 'name must have 2 to 5 characters.',
    },
    { field: 'rows.0.kind', code: 'IS_IN', params: { values: 'a, b' }, message: 'kind must be one of a, b.' },
    { field: 'rows.0.options', code: 'OPTIONS_NEEDED', message: 'At least one voting option is required.' },
  ]);
});

test('every decorator of a request or a row refuses with a code whose words it gives all values', async () => {
  const root = join(__dirname, '../..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  for (const file of files) if (/\.(requests?|rows|controller)\.ts$/.test(file)) await import(join(root, file));
  // Decorators are known by class only.
  const metadatas = [...getMetadataStorage()['validationMetadatas'].values()].flat();
  expect(metadatas.length).toBeGreaterThan(300);
  const wrong = metadatas.flatMap(({ name = '', propertyName, constraints, context }) => {
    if (name === '' || name === 'isOptional') return [];
    const own = (context as { readonly code?: RefusalCode } | undefined)?.code;
    const contexts = own && { [name]: { code: own } };
    const error = { property: propertyName, constraints: { [name]: '' }, contexts };
    const [refusal] = fieldRefusals([Object.assign(new (class ValidationError {})(), error)]);
    const needed = [...refusals[refusal!.code as RefusalCode].matchAll(/\{\{(\w+)\}\}/g)].map(([, value]) => value!);
    const input = ['field', ...Object.keys(refusal!.params ?? {})];
    const isWrong = refusal!.code === 'INVALID_VALUE' || needed.some((value) => !input.includes(value));
    return isWrong ? [`${propertyName}: ${name} ${String(constraints)}`] : [];
  });
  expect(wrong).toEqual([]);
});
