import type { Hex } from './colour.ts';

/** One colour of a gradient: where along it (0 to 1), which colour, how opaque (1 when left out). */
export type Stop = readonly [offset: number, colour: Hex, opacity?: number];

/** Where a linear gradient runs, in fractions of the shape it fills. */
export type Axis = readonly [x1: number, y1: number, x2: number, y2: number];
export const across: Axis = [0, 0, 1, 0];
export const down: Axis = [0, 0, 0, 1];
export const slanting: Axis = [0, 0, 1, 1];

export type Attributes = Readonly<Record<string, string | number>>;

/** Collects the elements of one picture; equal gradients and clip paths are defined once. Units are those of the 600 × 600 view. */
export interface Canvas {
  linear(stops: readonly Stop[], axis?: Axis): string;
  radial(stops: readonly Stop[], cx?: number, cy?: number, r?: number): string;
  path(d: string, fill: string, more?: Attributes): void;
  /** One outline filled several times, the later fills above. */
  layers(d: string, fills: readonly string[]): void;
  /** A copy of a shape that is drawn around the origin; many copies of one shape take little space. */
  stamp(d: string, fill: string, x: number, y: number): void;
  line(d: string, stroke: Hex, width: number, opacity?: number, more?: Attributes): void;
  rect(x: number, y: number, width: number, height: number, radius: number, fill: string, more?: Attributes): void;
  ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more?: Attributes): void;
  text(content: string, attributes: Attributes): void;
  /** Clips what `draw` draws to the outline. */
  clip(d: string, draw: () => void): void;
  group(attributes: Attributes, draw: () => void): void;
  /** The collected definitions and elements. */
  markup(): string;
}

/** A number with at most one decimal. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Text made safe for XML: markup escaped, characters XML 1.0 forbids left out. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function attributeValue(value: string | number): string {
  if (typeof value === 'string') return value;
  const rounded = Math.round(value * 100) / 100;
  return rounded > -1 && rounded < 1 ? String(rounded).replace('0.', '.') : String(rounded);
}

function attributeText(attributes: Attributes): string {
  let text = '';
  for (const name of Object.keys(attributes)) text += ` ${name}="${attributeValue(attributes[name]!)}"`;
  return text;
}

/** Leaves out attributes that have SVG's default value. */
const nonDefault = (attributes: Attributes, usual: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name, value]) => usual[name] !== value));

const linearDefaults = { x1: 0, y1: 0, x2: 1, y2: 0 };
const radialDefaults = { cx: 0.5, cy: 0.5, r: 0.5 };

/** A colour with its opacity as the fourth byte, the shortest notation in SVG. */
function withOpacity(colour: Hex, opacity = 1): Hex {
  if (opacity >= 1) return colour;
  const full = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour;
  return `${full}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`;
}

export function createCanvas(): Canvas {
  const definitions = new Map<string, string>();
  const elements: string[] = [];

  const define = (markup: (id: string) => string): string => {
    const key = markup('');
    const id = definitions.get(key) ?? `d${definitions.size}`;
    definitions.set(key, id);
    return id;
  };
  const stopElements = (stops: readonly Stop[]): string =>
    stops
      .map(
        ([offset, colour, opacity]) =>
          `<stop${attributeText({ offset, 'stop-color': withOpacity(colour, opacity) })}/>`,
      )
      .join('');
  const shape = (d: string): string => define((id) => `<path${attributeText({ id, d })}/>`);
  const group = (attributes: Attributes, draw: () => void): void => {
    elements.push(`<g${attributeText(attributes)}>`);
    draw();
    elements.push('</g>');
  };

  return {
    linear: (stops, [x1, y1, x2, y2] = across) =>
      `url(#${define((id) => `<linearGradient${attributeText({ id, ...nonDefault({ x1, y1, x2, y2 }, linearDefaults) })}>${stopElements(stops)}</linearGradient>`)})`,
    radial: (stops, cx = 0.5, cy = 0.5, r = 0.5) =>
      `url(#${define((id) => `<radialGradient${attributeText({ id, ...nonDefault({ cx, cy, r }, radialDefaults) })}>${stopElements(stops)}</radialGradient>`)})`,
    path: (d, fill, more = {}) => void elements.push(`<path${attributeText({ d, fill, ...more })}/>`),
    stamp: (d, fill, x, y) =>
      void elements.push(`<use${attributeText({ href: `#${shape(d)}`, x: n(x), y: n(y), fill })}/>`),
    layers: (d, fills) => {
      const id = shape(d);
      elements.push(...fills.map((fill) => `<use${attributeText({ href: `#${id}`, fill })}/>`));
    },
    line: (d, stroke, width, opacity = 1, more = {}) =>
      void elements.push(
        `<path${attributeText({ d, fill: 'none', stroke, 'stroke-width': width, ...(opacity < 1 && { opacity }), ...more })}/>`,
      ),
    rect: (x, y, width, height, rx, fill, more = {}) =>
      void elements.push(
        `<rect${attributeText({ x: n(x), y: n(y), width: n(width), height: n(height), rx: n(rx), fill, ...more })}/>`,
      ),
    ellipse: (cx, cy, rx, ry, fill, more = {}) =>
      void elements.push(`<ellipse${attributeText({ cx: n(cx), cy: n(cy), rx: n(rx), ry: n(ry), fill, ...more })}/>`),
    text: (content, attributes) => void elements.push(`<text${attributeText(attributes)}>${escapeXml(content)}</text>`),
    clip: (d, draw) =>
      group(
        { 'clip-path': `url(#${define((id) => `<clipPath${attributeText({ id })}><path d="${d}"/></clipPath>`)})` },
        draw,
      ),
    group,
    markup: () =>
      `<defs>${[...definitions].map(([key, id]) => key.replace(' id=""', ` id="${id}"`)).join('')}</defs>${elements.join('')}`,
  };
}
