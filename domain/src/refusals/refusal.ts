import type { Refusal } from '../shared/problem.ts';
import { adminRefusals } from './admin-refusals.ts';
import { publicRefusals } from './public-refusals.ts';

/** Every refusal of the service, by code, with its English words. */
export const refusals = { ...publicRefusals, ...adminRefusals } as const;

export type RefusalCode = keyof typeof refusals;

/** Values for the words of a refusal. */
export type RefusalParams = Readonly<Record<string, string | number>>;

type Names<Words> = Words extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Names<Rest> : never;
/** What the words need; the field is known wherever a field is refused. */
type ParamsOf<Code extends RefusalCode> = Exclude<Names<(typeof refusals)[Code]>, 'field'>;

/** A code and, where its words need values, these: `(code, params?)`. */
export type RefusalArguments = {
  [Code in RefusalCode]: [ParamsOf<Code>] extends [never]
    ? [code: Code, params?: undefined]
    : [code: Code, params: Readonly<Record<ParamsOf<Code>, string | number>>];
}[RefusalCode];

/** The English words of a refusal, for programs and logs. */
export const refusalMessage = (code: RefusalCode, params: RefusalParams = {}): string =>
  refusals[code].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? name));

/** A refusal with its English words. */
export const refusalOf = (...[code, params]: RefusalArguments): Refusal => ({
  code,
  ...(params && { params }),
  message: refusalMessage(code, params),
});
