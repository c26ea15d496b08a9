import { BrandRow } from './catalogue.rows.ts';
import { validatedRow } from '../../../../shared/entities/row-fields.ts';

test.each(['constructor', '__proto__', 'prototype', 'unknown'])('a row with a field %s is refused', (name) => {
  const row = JSON.parse(`{"name":"Rosewood","displayName":"Rosewood","${name}":"x"}`) as Record<string, unknown>;
  expect(() => validatedRow(BrandRow, row)).toThrow(
    expect.objectContaining({ fields: [expect.objectContaining({ field: name, code: 'UNKNOWN_FIELD' })] }),
  );
});
