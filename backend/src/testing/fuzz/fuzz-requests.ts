import type { OpenAPIObject } from '@nestjs/swagger';
import { randomFrom, type Random } from '../../shared/random.ts';
import { valueOf, type Schema } from './values.ts';

export interface FuzzRequest {
  readonly method: string;
  /** Including the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface FuzzContext {
  /** Headers of clients; the first is anonymous. */
  readonly callers: readonly [Readonly<Record<string, string>>, ...Readonly<Record<string, string>>[]];
  /** Existing ids and names. */
  readonly knownTexts: readonly string[];
}

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
const methods = ['get', 'post', 'put', 'delete'] as const;
/** Calls that end the client's session, which further requests need, and calls that hash a password. */
const endsSession = /^(get \/api\/logout|delete \/api\/sessions)/;
const hashes = /^post \/api\/(accounts|sessions)$/;

const operationsOf = ({ paths }: OpenAPIObject) =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [{ method, path, operation: item[method] }] : [])),
  );

const unusualHeaders: readonly [Readonly<Record<string, string>>, ...Readonly<Record<string, string>>[]] = [
  { 'x-min-position': '1' },
  { 'x-min-position': '-1' },
  { 'if-match': '"1"' },
  { 'if-match': 'W/"x' },
  { 'if-none-match': '*' },
  { 'idempotency-key': 'again' },
  { 'idempotency-key': 'x'.repeat(300) },
  { prefer: 'respond-async' },
  { 'x-reason': '%E0%A4%A' },
  { 'accept-encoding': 'br;q=0, gzip;q=x' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-encoding': 'gzip' },
  { range: 'bytes=0-1' },
  { 'last-event-id': 'x' },
];

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const hasLoneSurrogate = (text: string) => /[\ud800-\udfff]/.test(text.replace(/[\ud800-\udbff][\udc00-\udfff]/g, ''));
const encode = (value: unknown) => {
  const text = asText(value);
  return hasLoneSurrogate(text) ? '%ED%A0%80' : encodeURIComponent(text);
};

const queryOf = (random: Random, { parameters = [] }: Operation, valueFor: (schema: Schema) => unknown) => {
  const pairs = parameters.flatMap((parameter) =>
    'in' in parameter && parameter.in === 'query' && random.chance(0.4)
      ? [`${parameter.name}=${encode(valueFor(parameter.schema ?? {}))}`]
      : [],
  );
  if (random.chance(0.1)) pairs.push(random.pick(['__proto__=1', 'q=%C3%28', 'page=1&page=2', 'a[b]=c', '=', '&&']));
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
};

/** Request `index` of a seed, generated from the OpenAPI document. The same seed gives the same requests. */
export const fuzzRequests = (document: OpenAPIObject, { callers, knownTexts }: FuzzContext) => {
  const operations = operationsOf(document);
  const schemas = document.components?.schemas ?? {};
  return (seed: string, index: number): FuzzRequest => {
    const random = randomFrom(`${seed} ${index}`);
    const texts = [...knownTexts, 'Rose', 'ورد'];
    const valueFor = (schema: Schema) => valueOf(random, schema, schemas, texts);
    const choose = () => operations[Math.floor(random.between(0, operations.length))]!;
    let chosen = choose();
    while (hashes.test(`${chosen.method} ${chosen.path}`) && random.chance(0.9)) chosen = choose();
    const { method, path, operation } = chosen;
    // Most of the existing records should survive.
    const existingShare = method === 'delete' ? 0.2 : 0.85;
    const filled = path.replace(/\{\w+\}/g, () =>
      encode(random.chance(existingShare) ? texts[Math.floor(random.between(0, texts.length))] : valueFor({})),
    );
    const caller = endsSession.test(`${method} ${path}`) ? callers[0] : random.pick(callers);
    const content = operation.requestBody && 'content' in operation.requestBody ? operation.requestBody.content : {};
    const schema = content['application/json']?.schema;
    const json = schema && JSON.stringify(valueFor(schema));
    const broken = json && random.chance(0.03) ? json.slice(0, -1) : json;
    return {
      method: method.toUpperCase(),
      path: filled + queryOf(random, operation, valueFor),
      headers: {
        'content-type': 'application/json',
        ...caller,
        ...(random.chance(0.15) && random.pick(unusualHeaders)),
      },
      ...(method !== 'get' && broken !== undefined && { body: broken }),
    };
  };
};
