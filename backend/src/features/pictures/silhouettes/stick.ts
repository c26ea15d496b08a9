import { n } from '../canvas.ts';
import { label } from '../label.ts';
import { barrel } from '../outline.ts';
import { ground, seam, shadow, solid, streak, type Pen } from '../pen.ts';

const dome = (cx: number, top: number, width: number, foot: number): string =>
  `M${n(cx - width / 2)} ${n(foot)}V${n(top + 26)}C${n(cx - width / 2)} ${n(top - 9)} ${n(cx + width / 2)} ${n(top - 9)} ${n(cx + width / 2)} ${n(top + 26)}V${n(foot)}Z`;

/** The ribbed ring at the foot that winds the stick up. */
function dial(pen: Pen, cx: number, width: number, height: number): void {
  const { canvas, look } = pen;
  const y = ground - height;
  solid(pen, barrel(cx, y, width * 0.97, height, { bottom: 5, rise: -width * 0.035 }), look.second);
  let ribs = '';
  for (let at = -5; at <= 5; at += 1)
    ribs += `M${n(cx + Math.sin(at * 0.27) * width * 0.48)} ${n(y + 9)}v${n(height - 12)}`;
  canvas.line(ribs, '#1c0f0a', 1.4, 0.3);
  seam(pen, cx, y, width, width * 0.035, 0.35);
}

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
  dial(pen, cx, width, 28);
  streak(pen, cx - width * 0.35, shelf + 10, 7, base * 0.66, 0.4);
  label(pen, { cx, cy: shelf + base * 0.4, width: width * 0.78, size: 18 });
}

/** A deodorant: a broad flat stick, closed under a rounded cap, or open above its dial with the cap beside it. */
export function deodorant(pen: Pen): void {
  const { look, random } = pen;
  const open = random.chance(0.6);
  const width = open ? random.between(124, 136) : random.between(140, 158);
  const body = open ? random.between(186, 204) : random.between(190, 212);
  const cap = random.between(86, 104);
  const cx = open ? 300 + width * 0.52 : 300;
  const top = ground - body;
  const round = random.pick([26, 38, 50]);
  if (open) {
    const capX = cx - width - random.between(10, 18);
    shadow(pen, capX, width, ground - 6);
    solid(pen, barrel(capX, ground - 6 - cap, width * 0.97, cap, { top: round, rise: 4 }), look.cap);
    streak(pen, capX - width * 0.33, ground + 20 - cap, 9, cap * 0.6, 0.45);
    shadow(pen, cx, width);
    const cream = look.showsShade ? look.content : '#f4eee6';
    solid(pen, dome(cx, top - random.between(44, 58), width * 0.84, top + 6), { finish: 'matte', colour: cream });
  } else {
    shadow(pen, cx, width);
    solid(pen, barrel(cx, top - cap, width * 0.97, cap, { top: round, rise: 4 }), look.cap);
    streak(pen, cx - width * 0.33, top - cap + 26, 9, cap * 0.62, 0.45);
  }
  solid(pen, barrel(cx, top - 1, width * 0.98, 9, { sag: 4 }), look.trim);
  solid(pen, barrel(cx, top + 4, width, body - 30, { top: 4, bottom: 4 }), look.main);
  dial(pen, cx, width, 30);
  streak(pen, cx - width * 0.37, top + 14, 10, body * 0.66, 0.42);
  label(pen, { cx, cy: top + body * 0.4, width: width * 0.76, size: 25, withName: true });
}
