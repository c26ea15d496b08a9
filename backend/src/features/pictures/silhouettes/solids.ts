import { n, slanting, type Stop } from '../canvas.ts';
import { tone } from '../colour.ts';
import { label } from '../label.ts';
import { surface } from '../material.ts';
import { box, mirrored } from '../outline.ts';
import { ground, shadow, solid, type Pen } from '../pen.ts';

/** A flat tin of balm, open: its lid leans behind. */
export function tin(pen: Pen): void {
  const { canvas, look, random } = pen;
  const half = random.between(112, 126);
  const cx = 300;
  const wall = random.between(42, 58);
  const deep = half * 0.28;
  const top = ground - wall - deep * 0.6;
  const metal = random.chance(0.6) ? look.trim : look.cap;
  const lidX = cx + random.between(20, 40);
  const lidR = half * 0.98;
  const lidY = ground - lidR - 34;
  shadow(pen, lidX, lidR * 1.6, ground - 26);
  canvas.ellipse(lidX + 6, lidY - 3, lidR, lidR, tone(metal.colour, -0.2));
  canvas.ellipse(lidX, lidY, lidR, lidR, canvas.linear(surface(metal), slanting));
  canvas.ellipse(
    lidX,
    lidY,
    lidR * 0.88,
    lidR * 0.88,
    canvas.linear(surface({ ...look.main, finish: 'matte' }), slanting),
  );
  canvas.ellipse(lidX, lidY, lidR * 0.8, lidR * 0.8, 'none', { stroke: look.ink, 'stroke-opacity': 0.35 });
  label(pen, { cx: lidX, cy: lidY - lidR * 0.16, width: lidR * 1.2, size: 24, withName: true });

  shadow(pen, cx - 24, half * 2);
  const x = cx - 24;
  canvas.ellipse(x, top, half, deep, canvas.linear(surface(metal)));
  canvas.ellipse(x, top + 2, half - 7, deep - 4, tone(metal.colour, -0.25));
  const balm: Stop[] = [
    [0, tone(look.content, 0.08)],
    [0.5, look.content],
    [1, tone(look.content, -0.08)],
  ];
  canvas.ellipse(x, top + 5, half - 9, deep - 6, canvas.linear(balm));
  canvas.path(
    `M${n(x - half * 0.5)} ${n(top + 8)}C${n(x - half * 0.3)} ${n(top - deep * 0.5)} ${n(x + half * 0.3)} ${n(top - deep * 0.4)} ${n(x + half * 0.42)} ${n(top + 4)}C${n(x + half * 0.2)} ${n(top - 2)} ${n(x - half * 0.2)} ${n(top)} ${n(x - half * 0.5)} ${n(top + 8)}Z`,
    '#fff',
    { opacity: 0.3 },
  );
  solid(
    pen,
    `M${n(x - half)} ${n(top)}A${n(half)} ${n(deep)} 0 0 0 ${n(x + half)} ${n(top)}v${n(wall)}A${n(half)} ${n(deep)} 0 0 1 ${n(x - half)} ${n(top + wall)}Z`,
    metal,
  );
  canvas.line(
    `M${n(x - half)} ${n(top + 1)}A${n(half)} ${n(deep)} 0 0 0 ${n(x + half)} ${n(top + 1)}`,
    '#fff',
    1.6,
    0.6,
  );
}

/** Two soap bars, the upper one stamped. */
export function bar(pen: Pen): void {
  const { canvas, look, random } = pen;
  const width = random.between(238, 268);
  const height = random.between(82, 98);
  const slab = (cx: number, foot: number, colour: string): void => {
    const top = foot - height;
    solid(
      pen,
      mirrored(cx, [
        [width / 2 - 8, top, 30],
        [width / 2, foot - height * 0.5, 30],
        [width / 2 - 10, foot, 26],
      ]),
      { finish: 'matte', colour },
    );
    canvas.path(
      mirrored(cx, [
        [width / 2 - 22, top + 3, 12],
        [width / 2 - 26, top + 17, 12],
      ]),
      canvas.linear([
        [0, '#fff', 0.55],
        [1, '#fff', 0.05],
      ]),
    );
  };
  shadow(pen, 300, width);
  slab(306, ground, look.second.colour);
  slab(294, ground - height + 3, look.content);
  label(pen, {
    cx: 294,
    cy: ground - height * 1.43,
    width: width * 0.6,
    height: height * 0.5,
    size: 30,
    ink: tone(look.content, -0.24),
  });
  canvas.line(
    box(294 - width * 0.37, ground - height * 1.74, width * 0.74, height * 0.62, 24),
    tone(look.content, -0.16),
    1.6,
    0.7,
  );
}
