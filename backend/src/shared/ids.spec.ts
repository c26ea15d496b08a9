import { fallbackOptions } from '@henna/domain';
import { derivedOptionId } from './ids.ts';

it.each(fallbackOptions)('the option $label that is offered at first has its derived id', ({ id, label }) =>
  expect(derivedOptionId(label)).toBe(id),
);
