type Sentences = Readonly<Record<string, string>>;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const patternOf = (sentence: string) => new RegExp(`^${sentence.split('{}').map(escaped).join('(.*)')}$`, 's');

/** A value in a line of another direction. */
const isolated = (value: string) => (/^\d+$/.test(value) ? value : `\u2068${value}\u2069`);

/**
 * Says a sentence of the service in other words.
 * @param said what the service may say, by a name; `{}` stands for a value, and the first that fits is meant
 * @param words the same by the same names; `{0}`, `{1}` stand for the values
 * @returns `null` for a sentence that is not known
 */
export const inOtherWords = (text: string, said: Sentences, words: Sentences): string | null => {
  for (const [name, sentence] of Object.entries(said)) {
    const values = patternOf(sentence).exec(text)?.slice(1);
    if (values) return words[name]!.replace(/\{(\d)\}/g, (_, index: string) => isolated(values[Number(index)]!));
  }
  return null;
};

/**
 * Says why a row was refused, `field: reason; field: reason`, in other words. A reason that is not known stays as the
 * service puts it.
 * @param fields what fields are called, by their names in files; those of lists stand behind their number
 */
export const problemInOtherWords = (problem: string, said: Sentences, words: Sentences, fields: Sentences): string => {
  const told: string[] = [];
  let rest = '';
  // A value in a reason may hold what stands between two reasons.
  for (const part of problem.split('; ')) {
    rest = rest ? `${rest}; ${part}` : part;
    const [, field, reason = rest] = /^([\w.-]+): (.*)$/s.exec(rest) ?? [];
    const known = inOtherWords(reason, said, words);
    if (known === null) continue;
    told.push(field === undefined ? known : `${fieldName(field, fields)}: ${known}`);
    rest = '';
  }
  return [...told, ...(rest ? [isolated(rest)] : [])].join('؛ ');
};

const fieldName = (path: string, fields: Sentences) =>
  path
    .split('.')
    .map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : (fields[step] ?? isolated(step))))
    .join(' › ');
