import { n } from '../canvas.ts';
import { tone } from '../colour.ts';
import { label } from '../label.ts';
import { surface } from '../material.ts';
import { box } from '../outline.ts';
import { ground, shadow, solid, type Pen } from '../pen.ts';
import { vial } from './slim-bottles.ts';

/** A gift box tied with a ribbon, a small bottle beside it. */
export function coffret(pen: Pen): void {
  const { canvas, look, random } = pen;
  const width = random.between(208, 232);
  const height = random.between(206, 238);
  const cx = 258;
  const [left, top] = [cx - width / 2, ground - height];
  const lid = height * 0.27;
  const ribbon = surface({ finish: 'gloss', colour: look.second.colour });
  const paper = { ...look.main, finish: 'matte' as const };
  shadow(pen, cx, width, ground - 4);
  solid(pen, box(left, top, width, height, 3), paper);
  const knot = cx - width * 0.2;
  canvas.path(`M${n(knot - 13)} ${n(top)}h26V${n(ground)}h-26Z`, canvas.linear(ribbon));
  solid(pen, box(left - 5, top - 4, width + 10, lid, 3), { ...paper, colour: tone(paper.colour, 0.02) });
  canvas.path(`M${n(left)} ${n(top + lid - 4)}h${n(width)}v9h${n(-width)}Z`, '#1c0f0a', { opacity: 0.14 });
  canvas.path(`M${n(knot - 13)} ${n(top - 4)}h26v${n(lid)}h-26Z`, canvas.linear(ribbon));
  const y = top - 4;
  const loop = (side: 1 | -1): string =>
    `M${n(knot)} ${n(y)}C${n(knot + side * 26)} ${n(y - 56)} ${n(knot + side * 84)} ${n(y - 50)} ${n(knot + side * 74)} ${n(y - 14)}C${n(knot + side * 62)} ${n(y + 4)} ${n(knot + side * 20)} ${n(y + 4)} ${n(knot)} ${n(y)}Z`;
  for (const side of [-1, 1] as const) {
    canvas.path(loop(side), canvas.linear(ribbon));
    canvas.path(
      `M${n(knot + side * 8)} ${n(y - 4)}C${n(knot + side * 30)} ${n(y - 36)} ${n(knot + side * 62)} ${n(y - 36)} ${n(knot + side * 60)} ${n(y - 16)}C${n(knot + side * 44)} ${n(y - 2)} ${n(knot + side * 20)} ${n(y)} ${n(knot + side * 8)} ${n(y - 4)}Z`,
      tone(look.second.colour, -0.16),
      { opacity: 0.7 },
    );
  }
  canvas.path(box(knot - 13, y - 16, 26, 22, 8), canvas.linear(ribbon));
  label(pen, { cx: cx + width * 0.17, cy: top + lid + (height - lid) * 0.46, width: width * 0.5, size: 22 });
  canvas.group({ transform: 'translate(206 139) scale(.72)' }, () => vial({ ...pen, brand: '' }));
}
