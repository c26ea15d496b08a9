import { lightness, mix, tone, turn, type Hex } from './colour.ts';
import { materials, type Finish, type Material } from './material.ts';
import { randomFrom, type Random } from '../../shared/random.ts';
import { categoryKey } from './tints.ts';

export type Lettering = 'serif' | 'italic' | 'sans' | 'lower';

/** Colours, materials and lettering of one package: a brand always has the same, its products vary a little. */
export interface Look {
  /** The package. */
  main: Material;
  /** Contrasting material of smaller parts. */
  second: Material;
  /** Lids and caps. */
  cap: Material;
  /** Collars, rings and hinges. */
  trim: Material;
  /** Lettering on the package. */
  ink: Hex;
  /** The product's shade where it is known, else a colour usual for its subcategory. */
  content: Hex;
  /** Whether the content is the product's real shade, which the picture must show. */
  showsShade: boolean;
  lettering: Lettering;
}

type BrandPalette = readonly [pale: Hex, deep: Hex];

const brandPalettes: readonly [BrandPalette, ...BrandPalette[]] = [
  ['#f1e6d6', '#b0614a'],
  ['#ecd2c6', '#6a2730'],
  ['#f0e2cb', '#b4634a'],
  ['#e6d3d2', '#5a2a48'],
  ['#efe9e2', '#2f4059'],
  ['#e2d5bd', '#28565c'],
  ['#cfd8c6', '#3d5a48'],
  ['#ecdfb4', '#5f5d42'],
  ['#dfe5dd', '#4e7268'],
  ['#ead2a2', '#593a2c'],
  ['#dcc1a2', '#77462f'],
  ['#d8d0c6', '#3a3433'],
  ['#f4efe8', '#4a4542'],
  ['#d3cbdc', '#4b3859'],
  ['#cad6dc', '#3b5571'],
  ['#eddcd8', '#96514f'],
  ['#ecc7a9', '#92442e'],
  ['#e4cfcb', '#8c5f72'],
  ['#f3ead9', '#c08f45'],
  ['#dbe3e4', '#5f7f8c'],
];

const caps: readonly [Material, ...Material[]] = [
  materials.gold,
  materials.black,
  materials.white,
  materials.chrome,
  materials.roseGold,
  materials.champagne,
];
const trims: readonly [Material, ...Material[]] = [
  materials.gold,
  materials.chrome,
  materials.roseGold,
  materials.champagne,
];

/** An ink that is legible on a colour. */
export function inkOn(colour: Hex): Hex {
  return lightness(colour) > 0.66 ? tone(mix(colour, '#2a1b17', 0.78), -0.02) : mix(colour, '#fff6ea', 0.84);
}

/** An opaque package takes the colour of the shade, as many brands do. */
export function withShade(look: Look, shade: Hex, opaque: boolean): Look {
  const shaded: Look = { ...look, content: shade, showsShade: true };
  return opaque ? { ...shaded, main: { ...look.main, colour: shade }, ink: inkOn(shade) } : shaded;
}

/** Share of pale packages by category; the others are deep. */
const paleShare = new Map(
  Object.entries({ makeup: 0.35, skincare: 0.75, haircare: 0.5, bodycare: 0.65, perfumes: 0.5 }),
);

export function lookOf(brand: string, category: string, content: Hex, random: Random): Look {
  const brandRandom = randomFrom(`house ${brand.trim().toLowerCase()}`);
  const key = categoryKey(category);
  const [pale, deep] = brandRandom.pick(brandPalettes);
  const lettering = brandRandom.pick<Lettering>(['serif', 'serif', 'sans', 'sans', 'italic', 'lower']);
  const finish = brandRandom.pick<Finish>(['gloss', 'matte']);
  const brandCap = brandRandom.pick(caps);
  const trim = brandRandom.pick(trims);
  const wooden = key !== 'makeup' && brandRandom.chance(0.25);

  const isPale = random.chance(paleShare.get(key) ?? 0.5);
  const shift = (colour: Hex): Hex => tone(turn(colour, random.between(-9, 9)), random.between(-0.03, 0.03));
  const main: Material = { finish, colour: shift(isPale ? pale : deep) };
  const second: Material = { finish, colour: shift(isPale ? deep : pale) };
  const woods = random.pick<Material>([materials.wood, materials.walnut]);
  const cap = wooden ? woods : random.chance(0.7) ? brandCap : second;
  return { main, second, cap, trim, ink: inkOn(main.colour), content, showsShade: false, lettering };
}
