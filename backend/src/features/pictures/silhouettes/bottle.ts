import { n } from '../canvas.ts';
import { tone } from '../colour.ts';
import { label, paperLabel } from '../label.ts';
import { inkOn } from '../look.ts';
import { materials } from '../material.ts';
import { barrel, mirrored, rounded } from '../outline.ts';
import { glass, ground, liquid, seam, shadow, solid, streak, type Pen } from '../pen.ts';

/** A pump: ferrule, stem and a spout pointing towards the light. Stands on `y`. */
export function pump(pen: Pen, cx: number, y: number, width: number): void {
  const { look } = pen;
  const tall = width * 0.5;
  solid(pen, barrel(cx, y - tall - width * 0.62, width * 0.16, width * 0.7), materials.chrome);
  const head = y - tall - width * 0.62;
  const spout = rounded([
    [cx + width * 0.34, head - width * 0.26, 5],
    [cx + width * 0.34, head + 4, 4],
    [cx - width * 0.3, head + 4, 4],
    [cx - width * 0.36, head - 1, 8],
    [cx - width * 0.94, head + 9, 3],
    [cx - width * 0.96, head - 2, 3],
    [cx - width * 0.4, head - width * 0.26, 14],
  ]);
  solid(pen, spout, look.cap);
  solid(pen, barrel(cx, y - tall * 1.02, width * 0.62, tall * 0.36, { top: 3 }), look.cap);
  solid(pen, barrel(cx, y - tall * 0.7, width, tall * 0.72, { top: 4 }), look.cap);
  seam(pen, cx, y - 5, width, 3, 0.25);
}

/** A foundation bottle: heavy clear glass showing the shade, with a pump or a tall cap. */
export function pumpBottle(pen: Pen): void {
  const { look, random } = pen;
  const width = random.between(124, 148);
  const height = random.between(212, 244);
  const cx = 300;
  const top = ground - height;
  const round = random.pick([8, 18, 34]);
  const shoulder = random.pick([10, 24, 40]);
  const outer = mirrored(cx, [
    [width / 2, top, shoulder],
    [width / 2, ground, round],
  ]);
  shadow(pen, cx, width);
  glass(pen, outer, tone(look.content, 0.14, 0.6));
  liquid(
    pen,
    mirrored(cx, [
      [width / 2 - 11, top + 12, Math.max(4, shoulder - 8)],
      [width / 2 - 11, ground - 24, Math.max(6, round - 6)],
    ]),
    look.content,
  );
  streak(pen, cx - width * 0.42, top + 18, 9, height - 44, 0.8);
  streak(pen, cx + width * 0.4, top + 26, 4, height - 60, 0.5);
  if (random.chance(0.62)) pump(pen, cx, top + 2, width * 0.5);
  else {
    const capHeight = random.between(92, 124);
    solid(pen, barrel(cx, top - 8, width * 0.5, 12), look.trim);
    solid(pen, barrel(cx, top - 6 - capHeight, width * 0.66, capHeight, { top: 5, rise: 1 }), look.cap);
    streak(pen, cx - width * 0.23, top - capHeight + 6, 6, capHeight * 0.76, 0.4);
  }
  label(pen, {
    cx,
    cy: top + height * 0.42,
    width: width * 0.66,
    size: 20,
    ink: inkOn(look.content),
    withName: true,
  });
}

/** A dropper bottle: glass, a collar, a rubber bulb and the pipette inside. */
export function dropper(pen: Pen): void {
  const { canvas, look, random } = pen;
  const width = random.between(128, 158);
  const height = random.between(196, 236);
  const cx = 300;
  const top = ground - height;
  const shoulder = random.pick([26, 44, 60]);
  const amber = random.chance(0.3) && !look.showsShade;
  const neck = width * 0.24;
  const outer = mirrored(cx, [
    [neck, top - 12, 3],
    [neck, top + 6, 6],
    [width / 2, top + shoulder * 0.55, shoulder],
    [width / 2, ground, random.pick([12, 24])],
  ]);
  const colour = amber ? '#7a4420' : look.content;
  shadow(pen, cx, width);
  glass(pen, outer, amber ? '#8a4d24' : tone(look.content, 0.1, 0.5));
  if (amber) canvas.path(outer, '#7a4420', { opacity: 0.62 });
  const level = top + shoulder * 0.8 + random.between(10, 24);
  liquid(
    pen,
    mirrored(cx, [
      [width / 2 - 10, level, 3],
      [width / 2 - 10, ground - 18, 10],
    ]),
    colour,
  );
  canvas.ellipse(cx, level + 1, width / 2 - 11, 4.5, tone(colour, 0.1), { opacity: 0.9 });
  const pipette = `M${n(cx - 6)} ${n(top - 4)}h12v${n(height * 0.58)}l-3.5 18h-5l-3.5 -18Z`;
  canvas.path(pipette, '#fff', { opacity: 0.28, stroke: '#fff', 'stroke-width': 1 });
  streak(pen, cx - width * 0.43, top + shoulder * 0.7, 9, height - shoulder - 16, 0.8);
  streak(pen, cx + width * 0.41, top + shoulder, 4, height - shoulder - 40, 0.45);

  const collar = width * 0.58;
  const bulb = random.pick([materials.black, materials.white, look.second]);
  const bulbTop = top - 138;
  const d = mirrored(cx, [
    [14, bulbTop, 13],
    [19, top - 80, 20],
    [collar * 0.4, top - 62, 6],
    [collar * 0.4, top - 40],
  ]);
  solid(pen, d, bulb);
  solid(pen, barrel(cx, top - 60, collar, 52, { top: 4 }), look.trim);
  seam(pen, cx, top - 22, collar, 3, 0.25);

  paperLabel(pen, cx, ground - height * 0.56, width * 0.8, height * 0.42);
}
