/** SPDX identifiers of licences that a product under MIT can be distributed with. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Unlicense',
  // Fonts, which are served as they are.
  'OFL-1.1',
  // Files that are used unchanged and can be replaced: libvips as a library of its own, axe in tests.
  'LGPL-3.0-or-later',
  'MPL-2.0',
]);

/** A component of an SBOM in CycloneDX 1.5, as far as its licence is concerned. */
export interface Component {
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses?: readonly (
    { readonly license: { readonly id?: string; readonly name?: string } } | { readonly expression: string }
  )[];
}

/** Packages that state their licence in the old form `licenses: [{ type }]`, which npm does not read. */
const oldForm: Readonly<Record<string, string>> = { busboy: 'MIT', streamsearch: 'MIT' };

/** What a component states, an SPDX expression; `null` when it states nothing. */
export const licenceOf = ({ group, name, licenses }: Component): string | null => {
  const stated = (licenses ?? []).map((each) =>
    'expression' in each ? each.expression : (each.license.id ?? each.license.name ?? ''),
  );
  return stated.join(' AND ') || (group ? undefined : oldForm[name]) || null;
};

/** Whether an SPDX expression of AND and OR (AND binds more strongly; no nested brackets) can be met with allowed licences. */
export const isAllowed = (expression: string | null): boolean =>
  expression !== null &&
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence.trim())));
