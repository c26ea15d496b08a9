/** Names of {@link families}, in the order in which they are shown. */
export const shadeFamilies = [
  'black',
  'white',
  'grey',
  'ivory',
  'beige',
  'honey',
  'caramel',
  'brown',
  'espresso',
  'yellow',
  'orange',
  'coral',
  'red',
  'pink',
  'berry',
  'purple',
  'blue',
  'green',
] as const;
export type ShadeFamily = (typeof shadeFamilies)[number];

/**
 * Families of colours as shoppers name them, as ranges of CIELAB hue (degrees, upwards from `from`, through 0 where `to`
 * is smaller), chroma and lightness (0 to 100); a range holds its lower end only. The first row that holds a colour names
 * its family, and the last ones hold what is left.
 *
 * From hex to CIELAB: sRGB of IEC 61966-2-1, white D65, CIE 15:2018. No standard names the colours of cosmetics: the
 * bounds are our own, with neutrals below chroma 8, and skin-like colours (hue 35 to 105, chroma below 45) in even steps of
 * lightness. `hex` is a colour from the middle of the family, to show it by.
 */
const families: readonly {
  readonly family: ShadeFamily;
  readonly hue?: Range;
  readonly chroma?: Range;
  readonly lightness?: Range;
  readonly hex: string;
}[] = [
  { family: 'black', lightness: [0, 12], hex: '#201C1B' },
  { family: 'white', chroma: [0, 8], lightness: [92, 101], hex: '#F6F3EF' },
  { family: 'grey', chroma: [0, 8], hex: '#8C8886' },
  { family: 'ivory', hue: [35, 105], chroma: [8, 45], lightness: [82, 101], hex: '#EFD9C0' },
  { family: 'beige', hue: [35, 105], chroma: [8, 45], lightness: [70, 82], hex: '#D8B597' },
  { family: 'honey', hue: [35, 105], chroma: [8, 45], lightness: [58, 70], hex: '#BC8F6A' },
  { family: 'caramel', hue: [35, 105], chroma: [8, 45], lightness: [45, 58], hex: '#976A48' },
  { family: 'brown', hue: [35, 105], chroma: [8, 45], lightness: [25, 45], hex: '#6B4631' },
  { family: 'espresso', hue: [35, 105], chroma: [8, 45], lightness: [12, 25], hex: '#432B20' },
  { family: 'yellow', hue: [72, 105], hex: '#E2B33C' },
  { family: 'orange', hue: [50, 72], hex: '#E0772F' },
  { family: 'coral', hue: [20, 50], chroma: [45, 200], lightness: [52, 101], hex: '#E8735F' },
  { family: 'red', hue: [20, 50], chroma: [45, 200], hex: '#B0182B' },
  { family: 'pink', hue: [340, 50], lightness: [50, 101], hex: '#E394A6' },
  { family: 'berry', hue: [340, 50], hex: '#7E2740' },
  { family: 'purple', hue: [290, 340], hex: '#7C5493' },
  { family: 'blue', hue: [200, 290], hex: '#4A6FA5' },
  { family: 'green', hex: '#5C7D5B' },
];

type Range = readonly [from: number, to: number];

/** A colour to show a family by, as `#RRGGBB`. */
export const shadeFamilyHex = Object.fromEntries(families.map(({ family, hex }) => [family, hex])) as Readonly<
  Record<ShadeFamily, string>
>;

/** The family of a colour. @param hex `#RRGGBB` */
export const shadeFamily = (hex: string): ShadeFamily => {
  const { lightness, chroma, hue } = cielab(hex);
  const within = (value: number, range: Range | undefined) => !range || (value >= range[0] && value < range[1]);
  const turned = (range: Range | undefined) =>
    range && range[0] > range[1] ? hue >= range[0] || hue < range[1] : within(hue, range);
  const row = families.find(
    (each) => within(lightness, each.lightness) && within(chroma, each.chroma) && turned(each.hue),
  );
  return row!.family;
};

/** Lightness 0 to 100, chroma from 0, hue in degrees from 0 to 360. @param hex `#RRGGBB` */
export const cielab = (hex: string): { readonly lightness: number; readonly chroma: number; readonly hue: number } => {
  const packed = Number.parseInt(hex.slice(1), 16);
  const [r, g, b] = [linear((packed >> 16) & 255), linear((packed >> 8) & 255), linear(packed & 255)] as const;
  const x = root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = root(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = root((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  const [a, blue] = [500 * (x - y), 200 * (y - z)];
  const degrees = (Math.atan2(blue, a) * 180) / Math.PI;
  return { lightness: 116 * y - 16, chroma: Math.hypot(a, blue), hue: degrees < 0 ? degrees + 360 : degrees };
};

const linear = (byte: number) => {
  const channel = byte / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
};
const root = (ratio: number) => (ratio > 216 / 24_389 ? Math.cbrt(ratio) : ((24_389 / 27) * ratio + 16) / 116);
