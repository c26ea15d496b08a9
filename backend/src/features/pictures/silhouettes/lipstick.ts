import { n } from '../canvas.ts';
import { tone } from '../colour.ts';
import { label } from '../label.ts';
import { surface } from '../material.ts';
import { barrel } from '../outline.ts';
import { ground, seam, shadow, solid, streak, type Pen } from '../pen.ts';

function bullet(pen: Pen, cx: number, top: number, foot: number, width: number): void {
  const { canvas, look } = pen;
  const [left, right] = [cx - width / 2, cx + width / 2];
  const slope = width * 0.78;
  const colour = look.content;
  canvas.path(
    `M${n(left)} ${n(foot)}V${n(top + slope)}C${n(left + 2)} ${n(top + slope * 0.45)} ${n(cx)} ${n(top)} ${n(right - 9)} ${n(top)}` +
      `Q${n(right)} ${n(top + 1)} ${n(right)} ${n(top + 16)}V${n(foot)}Z`,
    canvas.linear(surface({ finish: 'gloss', colour })),
  );
  canvas.path(
    `M${n(left + 1)} ${n(top + slope)}C${n(left + 3)} ${n(top + slope * 0.45)} ${n(cx)} ${n(top)} ${n(right - 9)} ${n(top)}` +
      `C${n(right + 1)} ${n(top + 4)} ${n(right - 5)} ${n(top + slope * 0.6)} ${n(cx + 3)} ${n(top + slope * 1.08)}` +
      `S${n(left + 2)} ${n(top + slope * 1.35)} ${n(left + 1)} ${n(top + slope)}Z`,
    canvas.linear(
      [
        [0, tone(colour, 0.13, 0.85)],
        [0.55, tone(colour, 0.05)],
        [1, colour],
      ],
      [0, 1, 1, 0],
    ),
  );
}

/** A bullet lipstick, wound up, its cap beside it. */
export function lipstick(pen: Pen): void {
  const { look, random } = pen;
  const width = random.between(84, 100);
  const cx = 300 + random.between(34, 46);
  const base = random.between(128, 158);
  const collar = random.between(46, 66);
  const rise = random.between(96, 122);
  const capWidth = width + 4;
  const capHeight = random.between(170, 196);
  const capX = cx - width - random.between(12, 26);
  const body = look.main;
  const capMaterial = random.chance(0.6) ? body : look.cap;

  shadow(pen, capX, capWidth, ground - 12);
  solid(pen, barrel(capX, ground - 12 - capHeight, capWidth, capHeight, { top: 7, rise: 2 }), capMaterial);
  streak(pen, capX - capWidth * 0.33, ground - capHeight, 7, capHeight * 0.8, 0.45);
  seam(pen, capX, ground - 30, capWidth);

  shadow(pen, cx, width);
  const shelf = ground - base;
  bullet(pen, cx, shelf - collar - rise, shelf - collar + 8, width - 30);
  solid(pen, barrel(cx, shelf - collar, width - 20, collar + 6, { top: 3 }), look.trim);
  solid(pen, barrel(cx, shelf - 8, width - 8, 14, { top: 3 }), look.trim);
  solid(pen, barrel(cx, shelf, width, base, { top: 4 }), body);
  seam(pen, cx, ground - 16, width);
  streak(pen, cx - width * 0.34, shelf + 8, 7, base * 0.8, 0.4);
  label(pen, { cx, cy: shelf + base * 0.45, width: width * 0.74, size: 17 });
}
