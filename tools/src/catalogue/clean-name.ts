/** Short words in capitals that are written so: abbreviations, sizes of hold, numbers with letters. */
const capitalWords = new Set(
  (
    'SPF AHA BHA PHA LHA BB CC HD UV UVA UVB PM AM II III IV VIP XO LED AAA DNA PH IQ XL XXL NYC LA TLC CICA ' +
    'KP DD MC USA T.L.C T.L.C. MVP SFX FAB PHD N.Y.C. C.E.O. CK NIA TFG DMS KA V76 PHD NMF PA'
  ).split(' '),
);

/** Words that stay small inside a name. */
const smallWords = new Set('a and at by d de des du en et for from in la le les of on or pour the to with'.split(' '));

const isShouting = (word: string) => /^[A-ZÀ-Þ]{2,}$/u.test(word.replace(/[^A-Za-zÀ-ÿ]/gu, ''));

const capitalise = (word: string) =>
  word
    .toLowerCase()
    .replace(/^([^a-zà-ÿ]*)([a-zà-ÿ])/u, (_, before: string, first: string) => before + first.toUpperCase());

function withoutShouting(word: string): string {
  if (!isShouting(word) || /\d/.test(word)) return word;
  return word.split('/').every((part) => capitalWords.has(part.replace(/[^A-Z.]/g, '')))
    ? word
    : word.replace(/[^-/]+/g, capitalise);
}

function titleCase(name: string): string {
  if (name !== name.toLowerCase()) return name;
  return name
    .split(' ')
    .map((word, at) => (at > 0 && smallWords.has(word) ? word : capitalise(word)))
    .join(' ');
}

/** The leading brand is dropped where something to call the product by remains. */
function withoutBrand(name: string, prefixes: string[]): string {
  const prefix = [...prefixes]
    .sort((a, b) => b.length - a.length)
    .find((text) => name.toLowerCase().startsWith(`${text.toLowerCase()} `));
  const rest = prefix ? name.slice(prefix.length + 1).trim() : '';
  return rest.includes(' ') ? rest : name;
}

/** What follows "with" is advertising, except for the sun protection factor. */
function withoutAdvertising(name: string): string {
  const cut = name.search(/,?\s+(-|–)?\s*with\s/i);
  if (cut < 0) return name;
  const factor = /SPF ?\d+\+?/.exec(name.slice(cut))?.[0];
  const head = name.slice(0, cut);
  return factor && !head.includes('SPF') ? `${head} ${factor}` : head;
}

/**
 * A product name as people write it: no trade marks, markup, shouting or promises, no brand in front.
 * @param prefixes spellings of the brand that may lead the name and don't belong to it.
 */
export function cleanName(written: string, prefixes: string[] = []): string {
  const plain = written
    .normalize('NFC')
    .replace(/&(trade|reg|#8482|#174);|[™®©\u200b\ufe0f]/gu, '')
    .replace(/<BR>/gi, ' ')
    .replace(/&amp;/g, '&')
    .replace(/[’‘]/gu, "'")
    .replace(/\bBroad[- ]Spectrum\s*/gi, '')
    .replace(
      /\s*\b(Sunscreen )?SPF ?(\d+)(\+?)/g,
      (_, sunscreen: string | undefined, n: string, plus: string) => ` ${sunscreen ?? ''}SPF ${n}${plus}`,
    )
    .replace(/\s+/g, ' ')
    .trim();
  const productName = withoutAdvertising(withoutBrand(plain, prefixes))
    .replace(/ [-–] (for|oil[- ]free|talc|100|intensive|balancing|with)\b.*$/i, '')
    .replace(/(-| [-–—])\s*$/u, '')
    .replace(/\bPA \+/, 'PA+')
    .replace(/\b(\d+)h\b/g, '$1H')
    .replace(/\bleave in\b/gi, 'Leave-In')
    .replace(/^100 percent\b/i, '100%')
    .replace(/\bMake-?up\b/gi, 'Makeup')
    .trim();
  const calmed = titleCase(productName)
    .split(' ')
    .map(withoutShouting)
    .join(' ')
    .replace(/(?<=[\p{L}\d,] )(And|For|Of|To|In|On|By|De|Du|Des|The)(?= )/gu, (word) => word.toLowerCase());
  return calmed.charAt(0).toUpperCase() + calmed.slice(1);
}
