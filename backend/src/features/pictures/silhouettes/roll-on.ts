import { tone } from '../colour.ts';
import { label } from '../label.ts';
import { inkOn } from '../look.ts';
import { barrel, mirrored } from '../outline.ts';
import { glass, ground, liquid, seam, shadow, solid, streak, type Pen } from '../pen.ts';

function ball({ canvas }: Pen, cx: number, cy: number, r: number, colour: string): void {
  canvas.ellipse(
    cx,
    cy,
    r,
    r,
    canvas.radial(
      [
        [0, '#fff'],
        [0.35, tone(colour, 0.08)],
        [0.75, tone(colour, -0.12)],
        [1, tone(colour, -0.3)],
      ],
      0.34,
      0.28,
      0.8,
    ),
  );
}

function capBeside(pen: Pen, cx: number, width: number, height: number): void {
  const { look, random } = pen;
  shadow(pen, cx, width, ground + 4);
  solid(
    pen,
    barrel(cx, ground + 4 - height, width, height, { top: random.pick([6, 18, width * 0.36]), rise: 2 }),
    look.cap,
  );
  solid(pen, barrel(cx, ground - 6, width, 10, { bottom: 2 }), look.trim);
  streak(pen, cx - width * 0.33, ground - height + 20, 6, height * 0.66, 0.45);
}

/** A slim glass bottle with a steel ball on top, its cap beside it. */
export function rollOn(pen: Pen): void {
  const { canvas, look, random } = pen;
  const width = random.between(82, 92);
  const body = random.between(238, 258);
  const cx = 300 + random.between(46, 54);
  const top = ground - body;
  shadow(pen, cx, width);
  ball(pen, cx, top - 32, width * 0.25, '#b9b7b4');
  solid(pen, barrel(cx, top - 32, width * 0.62, 36, { top: 4, rise: -2 }), look.trim);
  seam(pen, cx, top - 14, width * 0.62, 2, 0.3);
  glass(pen, barrel(cx, top, width, body, { top: 10, bottom: 12 }), tone(look.content, 0.1, 0.6));
  liquid(pen, barrel(cx, top + 28, width - 18, body - 46, { top: 3, bottom: 8 }), look.content);
  canvas.ellipse(cx, top + 28, width / 2 - 10, 4, tone(look.content, 0.1), { opacity: 0.9 });
  streak(pen, cx - width * 0.4, top + 14, 8, body - 30, 0.85);
  streak(pen, cx + width * 0.37, top + 24, 4, body - 60, 0.5);
  label(pen, { cx, cy: top + body * 0.54, width: body * 0.66, size: 23, ink: inkOn(look.content), upright: true });
  capBeside(pen, cx - random.between(108, 116), width * 0.74, random.between(112, 130));
}

/** A deodorant with a ball: a broad opaque bottle with a waist, its cap beside it. */
export function deodorantRollOn(pen: Pen): void {
  const { look, random } = pen;
  const width = random.between(116, 128);
  const body = random.between(196, 216);
  const cx = 300 + random.between(60, 66);
  const top = ground - body;
  shadow(pen, cx, width);
  ball(pen, cx, top - 28, width * 0.31, '#e4e0da');
  solid(pen, barrel(cx, top - 30, width * 0.76, 36, { top: 6, rise: -3 }), look.second);
  solid(
    pen,
    mirrored(cx, [
      [width * 0.42, top, 14],
      [width * 0.5, top + 44, 40],
      [width * 0.44, ground - 70, 60],
      [width * 0.5, ground, 16],
    ]),
    look.main,
  );
  streak(pen, cx - width * 0.36, top + 26, 9, body * 0.72, 0.42);
  label(pen, { cx, cy: top + body * 0.5, width: width * 0.7, size: 24, withName: true });
  capBeside(pen, cx - random.between(126, 132), width * 0.84, random.between(116, 130));
}
