import { n } from '../canvas.ts';
import { tone } from '../colour.ts';
import { label, paperLabel } from '../label.ts';
import { barrel } from '../outline.ts';
import { glass, ground, liquid, seam, shadow, solid, streak, type Pen } from '../pen.ts';

/** A cream jar with a screw lid, in thick glass or in one opaque colour. */
export function jar(pen: Pen): void {
  const { canvas, look, random } = pen;
  const width = random.between(232, 276);
  const bowl = random.between(122, 160);
  const lid = random.between(56, 84);
  const inGlass = random.chance(0.5);
  const cx = 300;
  const top = ground - bowl;
  const round = random.pick([16, 30, 52]);

  shadow(pen, cx, width);
  const body = barrel(cx, top, width, bowl, { top: 16, bottom: round, sag: 6 });
  if (inGlass) {
    glass(pen, body, tone(look.main.colour, 0.1, 0.7));
    liquid(
      pen,
      barrel(cx, top + 8, width - 34, bowl - 32, { top: 10, bottom: Math.max(12, round - 8), sag: 5 }),
      look.content,
    );
    streak(pen, cx - width * 0.44, top + 14, 9, bowl - 28, 0.8);
    streak(pen, cx + width * 0.41, top + 20, 5, bowl - 40, 0.45);
    paperLabel(pen, cx, top + bowl * 0.16, width * 0.54, bowl * 0.56);
  } else {
    solid(pen, body, look.main);
    streak(pen, cx - width * 0.37, top + 12, 12, bowl - 26, 0.42);
    label(pen, { cx, cy: top + bowl * 0.5, width: width * 0.66, height: bowl * 0.7, size: 27, withName: true });
  }
  canvas.path(barrel(cx, top - 5, width * 0.86, 12, { sag: 4 }), '#1c0f0a', { opacity: 0.35 });
  const lidWidth = width * random.pick([1, 0.95]);
  solid(
    pen,
    barrel(cx, top - 4 - lid, lidWidth, lid, { top: random.pick([5, 12, 24]), bottom: 3, rise: 3, sag: 5 }),
    look.cap,
  );
  canvas.line(
    `M${n(cx - lidWidth * 0.46)} ${n(top - lid + 1)}Q${n(cx)} ${n(top - lid - 6)} ${n(cx + lidWidth * 0.46)} ${n(top - lid + 1)}`,
    '#fff',
    1.4,
    0.4,
  );
  seam(pen, cx, top - 18, lidWidth, 5, 0.22);
}
