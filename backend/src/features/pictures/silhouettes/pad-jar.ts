import { n } from '../canvas.ts';
import { tone } from '../colour.ts';
import { label } from '../label.ts';
import { surface } from '../material.ts';
import { ground, shadow, solid, streak, type Pen } from '../pen.ts';
import { leaningLid } from './pot.ts';

/** A wide jar full of round pads, its lid leaning behind, two pads lying in front. */
export function padJar(pen: Pen): void {
  const { canvas, look, random } = pen;
  const half = random.between(112, 122);
  const wall = random.between(128, 146);
  const deep = half * 0.28;
  const cx = 300 - half * 0.12;
  const top = ground - wall - deep * 0.6;
  leaningLid(pen, 300 + half * 0.66, half * 0.86, ground - 30);
  shadow(pen, cx, half * 2);
  canvas.ellipse(cx, top, half, deep, canvas.linear(surface(look.main)));
  canvas.ellipse(cx, top + 3, half - 9, deep - 5, tone(look.main.colour, -0.2));

  const pad = (x: number, y: number, rx: number, ry: number): void => {
    canvas.ellipse(x, y + 9, rx, ry, '#cfc4b8');
    canvas.ellipse(
      x,
      y,
      rx,
      ry,
      canvas.linear([
        [0, '#fffdf9'],
        [1, '#eae2d8'],
      ]),
    );
    let weave = '';
    for (let at = -2; at <= 2; at += 1) {
      const reach = Math.sqrt(1 - (at / 3) ** 2) * rx * 0.86;
      weave += `M${n(x - reach)} ${n(y + (at / 3) * ry)}h${n(reach * 2)}`;
    }
    canvas.line(weave, '#b9ab9c', 1.6, 0.55, { 'stroke-dasharray': '3 7' });
  };
  pad(cx - 3, top - 1, half - 22, deep - 9);
  solid(
    pen,
    `M${n(cx - half)} ${n(top)}A${n(half)} ${n(deep)} 0 0 0 ${n(cx + half)} ${n(top)}V${n(top + wall)}A${n(half)} ${n(deep)} 0 0 1 ${n(cx - half)} ${n(top + wall)}Z`,
    look.main,
  );
  canvas.line(
    `M${n(cx - half)} ${n(top + 1)}A${n(half)} ${n(deep)} 0 0 0 ${n(cx + half)} ${n(top + 1)}`,
    '#fff',
    2,
    0.5,
  );
  streak(pen, cx - half * 0.8, top + 30, 11, wall - 34, 0.42);
  label(pen, {
    cx,
    cy: top + wall * 0.5 + deep * 0.5,
    width: half * 1.3,
    height: wall * 0.6,
    size: 28,
    withName: true,
  });
  const x = 300 - half * 0.86;
  canvas.ellipse(x + 10, ground + 13, 70, 15, '#2a1410', { opacity: 0.18 });
  pad(x, ground + 2, 62, 15);
  pad(x + 9, ground - 8, 62, 15);
}
