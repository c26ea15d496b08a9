export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const metricName = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const label = String.raw`[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\n]|\\["\\n])*"`;
const help = new RegExp(String.raw`^# HELP (${metricName}) .+$`);
const type = new RegExp(String.raw`^# TYPE (${metricName}) (counter|gauge|histogram|summary|untyped)$`);
const sample = new RegExp(String.raw`^(${metricName})(?:\{(${label}(?:,${label})*)?\})? (\S+)$`);

/**
 * Reads Prometheus' text format, version 0.0.4: each metric has one line of type before its samples, no sample comes twice.
 * @throws Error with the first line that is against the format
 */
export const parsePrometheus = (text: string): readonly Sample[] => {
  if (!text.endsWith('\n')) throw new Error('The last line has no end.');
  const types = new Map<string, string>();
  const series = new Set<string>();
  return text.split('\n').flatMap((line) => {
    if (line === '' || help.test(line)) return [];
    const [, typed, kind] = type.exec(line) ?? [];
    if (typed && kind) {
      if (types.has(typed)) throw new Error(`Two types: ${line}`);
      types.set(typed, kind);
      return [];
    }
    const [, name, labels = '', number] = sample.exec(line) ?? [];
    if (!name || !number) throw new Error(`Not in the format: ${line}`);
    const value = number === '+Inf' ? Infinity : Number(number);
    // Readers take it in any case.
    if (Number.isNaN(value) && number.toLowerCase() !== 'nan') throw new Error(`Not a number: ${line}`);
    const family = types.has(name) ? name : name.replace(/_(?:bucket|sum|count)$/, '');
    if (!types.has(family)) throw new Error(`No type: ${line}`);
    if (series.has(`${name}{${labels}}`)) throw new Error(`Twice: ${line}`);
    series.add(`${name}{${labels}}`);
    const pairs = [...labels.matchAll(/([a-zA-Z0-9_]+)="((?:[^"\\]|\\.)*)"/g)].map(([, key, text]) => [key!, text!]);
    return [{ name, labels: Object.fromEntries(pairs) as Record<string, string>, value }];
  });
};
