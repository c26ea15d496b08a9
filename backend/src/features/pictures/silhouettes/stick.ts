import { n } from '../canvas.ts';
import { label } from '../label.ts';
import { barrel } from '../outline.ts';
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
  label(pen, { cx, cy: top + body * 0.36, width: width * 0.76, size: 25, withName: true });
}
