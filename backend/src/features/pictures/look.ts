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
  /** The colours of a palette's pans where they are not shades of the content. */
  pans?: readonly Hex[];
  /** Whether the content is the product's real shade, which the picture must show. */
  showsShade: boolean;
  lettering: Lettering;
}

/** Deep colours of packages, around the wheel and in quiet and strong tones. */
const deepColours: readonly [Hex, ...Hex[]] = [
  '#8f2f2b',
  '#b0533a',
  '#6a2730',
  '#c2705c',
  '#5a2a48',
  '#8a4a6c',
  '#4b3f72',
  '#2f3f66',
  '#3f6591',
  '#24525c',
  '#3f7f80',
  '#2f5a45',
  '#6c8a66',
  '#5f6138',
  '#b08a34',
  '#c9a24e',
  '#77462f',
  '#4a3128',
  '#332f30',
  '#5d5c62',
  '#9a9088',
  '#c99a8e',
];

const paleColours: readonly [Hex, ...Hex[]] = [
  '#f3ece1',
  '#f1dfd2',
  '#ecd2c6',
  '#eedadb',
  '#e3d5e4',
  '#d3d3e6',
  '#cfdce6',
  '#d3e4e2',
  '#d6e2d0',
  '#e4e3c6',
  '#efe0b4',
  '#ecd3ac',
  '#dcc8b0',
  '#e2ddd6',
  '#f6f3ee',
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
  const ofBrand = (colour: Hex): Hex =>
    tone(
      turn(colour, brandRandom.between(-14, 14)),
      brandRandom.between(-0.035, 0.035),
      brandRandom.between(0.85, 1.15),
    );
  const [pale, deep] = [ofBrand(brandRandom.pick(paleColours)), ofBrand(brandRandom.pick(deepColours))];
  const lettering = brandRandom.pick<Lettering>(['serif', 'serif', 'sans', 'sans', 'italic', 'lower']);
  const finish = brandRandom.pick<Finish>(['gloss', 'matte']);
  const brandCap = brandRandom.pick(caps);
  const trim = brandRandom.pick(trims);
  const wooden = key !== 'makeup' && brandRandom.chance(0.25);

  const isPale = random.chance(paleShare.get(key) ?? 0.5);
  const shift = (colour: Hex): Hex => tone(turn(colour, random.between(-5, 5)), random.between(-0.02, 0.02));
  const main: Material = { finish, colour: shift(isPale ? pale : deep) };
  const second: Material = { finish, colour: shift(isPale ? deep : pale) };
  const woods = random.pick<Material>([materials.wood, materials.walnut]);
  const cap = wooden ? woods : random.chance(0.7) ? brandCap : second;
  return { main, second, cap, trim, ink: inkOn(main.colour), content, showsShade: false, lettering };
}
