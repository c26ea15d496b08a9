import type { CodeName } from '../errors.ts';

/** What a stage is refused for, whatever comes to it. */
export type Check = (operand: unknown, refuse: (code: CodeName, why: string) => never) => void;
