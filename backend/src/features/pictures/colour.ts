/** A colour as `#RRGGBB`. */
export type Hex = string;

type Lab = [lightness: number, a: number, b: number];

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const gamma = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

/** sRGB to OKLab (Björn Ottosson, 2020). */
function toLab(hex: Hex): Lab {
  const packed = Number.parseInt(hex.slice(1), 16);
  const r = linear((packed >> 16) / 255);
  const g = linear(((packed >> 8) & 255) / 255);
  const b = linear((packed & 255) / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** OKLab to sRGB; channels outside the gamut are clamped. */
function fromLab([lightness, a, b]: Lab): Hex {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = channels.map((channel) => Math.round(Math.min(1, Math.max(0, gamma(Math.max(0, channel)))) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Perceived lightness, 0 black to 1 white. */
export const lightness = (hex: Hex): number => toLab(hex)[0];

/** The colour `share` of the way from one to another, even to the eye. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const start = toLab(from);
  const end = toLab(to);
  const at = (axis: 0 | 1 | 2): number => start[axis] + (end[axis] - start[axis]) * share;
  return fromLab([at(0), at(1), at(2)]);
}

/** The same hue, lighter or darker by `step` of perceived lightness, its chroma multiplied. */
export function tone(hex: Hex, step: number, chroma = 1): Hex {
  if (step === 0 && chroma === 1) return hex;
  const [level, a, b] = toLab(hex);
  return fromLab([Math.min(0.995, Math.max(0.04, level + step)), a * chroma, b * chroma]);
}

/** The same lightness and chroma, the hue turned by so many degrees. */
export function turn(hex: Hex, degrees: number): Hex {
  const [level, a, b] = toLab(hex);
  const angle = (degrees * Math.PI) / 180;
  return fromLab([level, a * Math.cos(angle) - b * Math.sin(angle), a * Math.sin(angle) + b * Math.cos(angle)]);
}
