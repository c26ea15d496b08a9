import { down, n, slanting, type Stop } from '../canvas.ts';
import { tone } from '../colour.ts';
import { label } from '../label.ts';
import { surface } from '../material.ts';
import { barrel, box, mirrored } from '../outline.ts';
import { ground, seam, shadow, solid, streak, type Pen } from '../pen.ts';

const dome = (cx: number, top: number, width: number, foot: number): string =>
  `M${n(cx - width / 2)} ${n(foot)}V${n(top + 26)}C${n(cx - width / 2)} ${n(top - 9)} ${n(cx + width / 2)} ${n(top - 9)} ${n(cx + width / 2)} ${n(top + 26)}V${n(foot)}Z`;

/** A twist-up stick of colour or balm, its cap beside it. */
export function stick(pen: Pen): void {
  const { canvas, look, random } = pen;
  const width = random.between(84, 102);
  const cx = 300 + random.between(40, 52);
  const capX = cx - width - random.between(14, 26);
  const base = random.between(132, 168);
  const rise = random.between(62, 88);
  const cap = random.between(112, 138);
  const capFoot = ground - 8;
  shadow(pen, capX, width, capFoot);
  const capMaterial = random.chance(0.5) ? look.main : look.cap;
  solid(pen, barrel(capX, capFoot - cap, width + 2, cap, { top: random.pick([8, 26]), rise: 2 }), capMaterial);
  streak(pen, capX - width * 0.34, capFoot - cap + 12, 7, cap * 0.74, 0.42);

  const shelf = ground - base;
  shadow(pen, cx, width);
  const inside = width - 20;
  const flat = random.chance(0.4);
  const core = flat
    ? `M${n(cx - inside / 2)} ${n(shelf + 6)}V${n(shelf - rise + 24)}Q${n(cx - inside / 2)} ${n(shelf - rise + 14)} ${n(cx - inside / 2 + 8)} ${n(shelf - rise + 11)}L${n(cx + inside / 2 - 8)} ${n(shelf - rise - 12)}Q${n(cx + inside / 2)} ${n(shelf - rise - 13)} ${n(cx + inside / 2)} ${n(shelf - rise - 2)}V${n(shelf + 6)}Z`
    : dome(cx, shelf - rise, inside, shelf + 8);
  solid(pen, core, { finish: 'matte', colour: look.content });
  canvas.ellipse(cx - inside * 0.16, shelf - rise + 16, inside * 0.2, 6, '#fff', {
    opacity: 0.28,
    transform: `rotate(-14 ${n(cx - inside * 0.16)} ${n(shelf - rise + 16)})`,
  });
  solid(pen, barrel(cx, shelf - 16, width - 10, 20, { top: 3 }), look.trim);
  solid(pen, barrel(cx, shelf, width, base, { top: 4, bottom: 3 }), look.main);
  seam(pen, cx, ground - 28, width, 3, 0.35);
  streak(pen, cx - width * 0.35, shelf + 10, 7, base * 0.78, 0.4);
  label(pen, { cx, cy: shelf + base * 0.4, width: width * 0.78, size: 18 });
}

/** A deodorant: a broad flat stick under a rounded cap. */
export function deodorant(pen: Pen): void {
  const { look, random } = pen;
  const width = random.between(128, 150);
  const body = random.between(176, 204);
  const cap = random.between(82, 108);
  const cx = 300;
  const top = ground - body;
  shadow(pen, cx, width);
  solid(pen, barrel(cx, top - cap, width * 0.97, cap, { top: random.pick([26, 46, 60]), rise: 4 }), look.cap);
  streak(pen, cx - width * 0.33, top - cap + 26, 9, cap * 0.62, 0.45);
  solid(pen, barrel(cx, top - 1, width * 0.98, 7, { sag: 4 }), look.trim);
  solid(pen, barrel(cx, top + 4, width, body - 30, { top: 4, bottom: 4 }), look.main);
  solid(pen, barrel(cx, ground - 25, width * 0.94, 25, { bottom: 9 }), look.second);
  seam(pen, cx, ground - 25, width * 0.98, 5, 0.3);
  streak(pen, cx - width * 0.37, top + 14, 10, body * 0.66, 0.42);
  label(pen, { cx, cy: top + body * 0.36, width: width * 0.76, size: 25, named: true });
}

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
  label(pen, { cx: lidX, cy: lidY - lidR * 0.16, width: lidR * 1.2, size: 24, named: true });

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

/** A sachet: sealed at both ends, puffed between them. */
export function sachet(pen: Pen): void {
  const { canvas, look, random } = pen;
  const width = random.between(206, 234);
  const height = random.between(292, 322);
  const cx = 300;
  const [left, right, top] = [cx - width / 2, cx + width / 2, ground - height];
  const d = `M${n(left)} ${n(top)}H${n(right)}V${n(top + 30)}Q${n(right + 5)} ${n(top + height / 2)} ${n(right)} ${n(ground - 26)}V${n(ground)}H${n(left)}V${n(ground - 26)}Q${n(left - 5)} ${n(top + height / 2)} ${n(left)} ${n(top + 30)}Z`;
  shadow(pen, cx, width);
  canvas.group({ transform: `rotate(${n(random.between(-2, 2))} ${cx} ${ground})` }, () => {
    const colour = look.main.colour;
    canvas.layers(d, [
      canvas.linear([
        [0, tone(colour, -0.08)],
        [0.1, tone(colour, 0.06)],
        [0.3, tone(colour, 0.03)],
        [0.6, colour],
        [0.9, tone(colour, -0.08)],
        [1, tone(colour, -0.13)],
      ]),
      canvas.linear(
        [
          [0, '#fff', 0.25],
          [0.1, '#1c0f0a', 0.16],
          [0.2, '#fff', 0.14],
          [0.5, '#fff', 0],
          [0.88, '#1c0f0a', 0.1],
          [0.93, '#fff', 0.16],
          [1, '#1c0f0a', 0.12],
        ],
        down,
      ),
    ]);
    let ribs = '';
    for (let x = 6; x < width; x += 6) ribs += `M${n(left + x)} ${n(top + 2)}v22M${n(left + x)} ${n(ground - 22)}v20`;
    canvas.line(ribs, '#1c0f0a', 1, 0.1);
    canvas.path(
      `M${n(left + 16)} ${n(top + 40)}Q${n(left + 44)} ${n(top + height * 0.4)} ${n(left + 22)} ${n(ground - 44)}Q${n(left + 22)} ${n(top + height * 0.5)} ${n(left + 16)} ${n(top + 40)}Z`,
      '#fff',
      { opacity: 0.4 },
    );
    canvas.path(
      `M${n(right - 34)} ${n(top + 34)}L${n(right - 14)} ${n(top + 100)}L${n(right - 26)} ${n(top + 62)}Z`,
      '#fff',
      { opacity: 0.3 },
    );
    canvas.path(`M${n(right)} ${n(top + 40)}l-7 4l7 4Z`, '#1c0f0a', { opacity: 0.35 });
    const cy = ground - height * 0.3;
    const r = width * 0.2;
    canvas.ellipse(
      cx,
      cy,
      r,
      r,
      canvas.linear(
        [
          [0, tone(look.content, 0.04)],
          [1, tone(look.content, -0.1)],
        ],
        slanting,
      ),
    );
    canvas.path(
      `M${n(cx)} ${n(cy - r * 0.6)}Q${n(cx + r * 0.56)} ${n(cy + r * 0.1)} ${n(cx)} ${n(cy + r * 0.56)}Q${n(cx - r * 0.56)} ${n(cy + r * 0.1)} ${n(cx)} ${n(cy - r * 0.6)}Z`,
      '#fff',
      { opacity: 0.55 },
    );
    label(pen, { cx, cy: top + height * 0.27, width: width * 0.74, size: 27, named: true });
  });
}
