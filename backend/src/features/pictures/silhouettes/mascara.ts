import { n } from '../canvas.ts';
import { label } from '../label.ts';
import { barrel, mirrored } from '../outline.ts';
import { ground, seam, shadow, solid, streak, type Pen } from '../pen.ts';

function brush({ canvas, look, random }: Pen, cx: number, top: number, length: number): void {
  const belly = random.pick([0, 0.12, -0.16]);
  let bristles = '';
  for (let at = 0; at <= 25; at += 1) {
    const share = at / 25;
    const half =
      15 * (0.62 + 0.38 * Math.sin(Math.PI * (share * 0.7 + 0.22))) * (1 + belly * Math.sin(share * Math.PI * 2));
    const y = top + share * length;
    bristles += `M${Math.round(cx - half)} ${Math.round(y - 3)}l${Math.round(half * 2)} 6m0-6l${-Math.round(half * 2)} 6`;
  }
  canvas.line(bristles, look.content, 1.9, 1, { 'stroke-linecap': 'round' });
  canvas.line(`M${n(cx - 5)} ${n(top)}v${n(length)}`, '#fff', 2, 0.22);
}

/** A mascara: the closed tube, and a wand standing on its cap. */
export function mascara(pen: Pen): void {
  const { canvas, look, random } = pen;
  const width = random.between(62, 74);
  const tube = random.between(188, 216);
  const cap = random.between(112, 136);
  const cx = 300 + random.between(44, 58);
  const wandX = cx - random.between(112, 128);
  const flare = random.pick([1, 0.82, 1.12]);
  const capMaterial = random.chance(0.5) ? look.main : look.cap;

  const wandTop = ground - 10 - cap;
  shadow(pen, wandX, width, ground - 10);
  const length = random.between(92, 108);
  const stemTop = wandTop - 62;
  solid(pen, barrel(wandX, stemTop - 8, 6, 76), { finish: 'gloss', colour: '#37302e' });
  brush(pen, wandX, stemTop - length, length);
  solid(pen, barrel(wandX, wandTop - 13, width * 0.52, 16, { top: 2 }), look.trim);
  solid(
    pen,
    mirrored(wandX, [
      [width * 0.46, wandTop, 5],
      [(width / 2) * flare, ground - 10, 9],
    ]),
    capMaterial,
  );
  streak(pen, wandX - width * 0.33, wandTop + 8, 5, cap * 0.78, 0.4);

  const shelf = ground - tube;
  shadow(pen, cx, width);
  solid(
    pen,
    mirrored(cx, [
      [(width / 2) * flare, shelf - cap, 10],
      [width * 0.47, shelf, 2],
    ]),
    capMaterial,
  );
  solid(pen, barrel(cx, shelf - 3, width * 0.95, 11, { sag: 2 }), look.trim);
  solid(
    pen,
    mirrored(cx, [
      [width * 0.47, shelf + 8, 2],
      [width / 2, ground, random.pick([8, 20])],
    ]),
    look.main,
  );
  seam(pen, cx, shelf + 7, width * 0.94, 2, 0.3);
  streak(pen, cx - width * 0.32, shelf + 16, 6, tube * 0.8, 0.42);
  streak(pen, cx - width * 0.32, shelf - cap + 12, 5, cap * 0.75, 0.4);
  canvas.path(barrel(cx + width * 0.38, shelf + 20, 3, tube * 0.7, { top: 1.5, bottom: 1.5 }), '#fff', {
    opacity: 0.16,
  });
  label(pen, { cx, cy: ground - tube * 0.46, width: tube * 0.72, size: 22, upright: true });
}
