import type { Refusal } from '../problem.ts';
import { adminRefusals } from './admin-refusals.ts';
import { publicRefusals } from './public-refusals.ts';

/** Every refusal of the service, by code, with its English text. */
export const refusals = { ...publicRefusals, ...adminRefusals } as const;

export type RefusalCode = keyof typeof refusals;

/** Values for the text of a refusal. */
export type RefusalParams = Readonly<Record<string, string | number>>;

type Names<Words> = Words extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Names<Rest> : never;
/** What the text needs; the field is known wherever a field is refused. */
type ParamsOf<Code extends RefusalCode> = Exclude<Names<(typeof refusals)[Code]>, 'field'>;

/** A code and, where its text needs values, these: `(code, params?)`. */
export type RefusalArguments = {
  [Code in RefusalCode]: [ParamsOf<Code>] extends [never]
    ? [code: Code, params?: undefined]
    : [code: Code, params: Readonly<Record<ParamsOf<Code>, string | number>>];
}[RefusalCode];

/** The English text of a refusal, for programs and logs. */
export const refusalMessage = (code: RefusalCode, params: RefusalParams = {}): string =>
  refusals[code].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? name));

/** A refusal with its English text. */
export const refusalOf = (...[code, params]: RefusalArguments): Refusal => ({
  code,
  ...(params && { params }),
  message: refusalMessage(code, params),
});
