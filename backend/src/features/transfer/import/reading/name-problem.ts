const tokens = /"(?:[^"\\]|\\.)*"|[{}[\]:]/gs;

/**
 * What is wrong with the names in valid JSON: one that an object gives twice, of which a parser would keep only the
 * last, or one that means an object's kind in the language.
 */
export const nameProblem = (json: string): string | undefined => {
  const names: (Set<string> | undefined)[] = [];
  let text = '';
  for (const [token] of json.matchAll(tokens)) {
    if (token === '{') names.push(new Set());
    else if (token === '[') names.push(undefined);
    else if (token === '}' || token === ']') names.pop();
    else if (token !== ':') text = token;
    else {
      const name = JSON.parse(text) as string;
      const known = names.at(-1)!;
      if (known.has(name)) return `${name.slice(0, 40)}: stands there twice.`;
      if (name === '__proto__') return '__proto__: is no field.';
      known.add(name);
    }
  }
  return undefined;
};
