import { ValidateIf } from 'class-validator';

/** For a field with a default: it may be absent, but is no `null`, which would take the default's place. */
export const MayBeAbsent = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);
