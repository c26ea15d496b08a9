import { n } from '../canvas.ts';
import { tone } from '../colour.ts';
import { label } from '../label.ts';
import { barrel } from '../outline.ts';
import { ground, seam, shadow, solid, streak, type Pen } from '../pen.ts';

/** A squeeze tube standing on its cap: round at the foot, pressed flat at the top. */
export function squeezeTube(pen: Pen): void {
  const { canvas, look, random } = pen;
  const crimp = random.between(150, 184);
  const foot = crimp * random.between(0.72, 0.84);
  const height = random.between(268, 306);
  const capHeight = random.between(44, 72);
  const cx = 300;
  const shelf = ground - capHeight;
  const top = shelf - height;

  shadow(pen, cx, foot);
  solid(pen, barrel(cx, shelf + 2, foot * random.pick([0.98, 0.8]), capHeight - 2, { top: 3, bottom: 5 }), look.cap);
  seam(pen, cx, ground - capHeight * 0.3, foot * 0.8, 2, 0.2);
  const edge = (half: number): number => cx + half;
  const side = (sign: 1 | -1): string =>
    `C${n(edge(sign * crimp * 0.5))} ${n(top + height * 0.35)} ${n(edge(sign * foot * 0.53))} ${n(top + height * 0.6)}`;
  const body =
    `M${n(edge(-crimp / 2))} ${n(top)}H${n(edge(crimp / 2))}${side(1)} ${n(edge(foot / 2))} ${n(shelf - 6)}` +
    `Q${n(edge(foot / 2))} ${n(shelf)} ${n(edge(foot / 2 - 7))} ${n(shelf + 1)}Q${n(cx)} ${n(shelf + 9)} ${n(edge(-foot / 2 + 7))} ${n(shelf + 1)}` +
    `Q${n(edge(-foot / 2))} ${n(shelf)} ${n(edge(-foot / 2))} ${n(shelf - 6)}` +
    `C${n(edge(-foot * 0.53))} ${n(top + height * 0.6)} ${n(edge(-crimp * 0.5))} ${n(top + height * 0.35)} ${n(edge(-crimp / 2))} ${n(top)}Z`;
  solid(pen, body, look.main);
  // The pressed end catches light differently on its two slopes.
  canvas.path(
    `M${n(edge(-crimp * 0.47))} ${n(top + 20)}Q${n(cx - 8)} ${n(top + height * 0.34)} ${n(edge(-foot * 0.12))} ${n(top + height * 0.62)}` +
      `Q${n(edge(-foot * 0.4))} ${n(top + height * 0.4)} ${n(edge(-crimp * 0.47))} ${n(top + 20)}Z`,
    '#fff',
    { opacity: 0.13 },
  );
  canvas.path(
    `M${n(edge(crimp * 0.48))} ${n(top + 20)}Q${n(edge(foot * 0.3))} ${n(top + height * 0.38)} ${n(edge(foot * 0.42))} ${n(top + height * 0.8)}` +
      `L${n(edge(foot * 0.5))} ${n(top + height * 0.8)}Z`,
    '#1c0f0a',
    { opacity: 0.045 },
  );
  const band = `M${n(edge(-crimp / 2))} ${n(top - 2)}h${n(crimp)}v19h${n(-crimp)}Z`;
  canvas.path(
    band,
    canvas.linear([
      [0, tone(look.main.colour, -0.03)],
      [0.3, tone(look.main.colour, 0.07)],
      [1, tone(look.main.colour, -0.11)],
    ]),
  );
  let ribs = '';
  for (let x = -crimp / 2 + 5; x < crimp / 2; x += 5) ribs += `M${n(cx + x)} ${n(top)}v15`;
  canvas.line(ribs, '#1c0f0a', 1, 0.13);
  canvas.line(`M${n(edge(-crimp / 2))} ${n(top + 18)}h${n(crimp)}`, '#1c0f0a', 1, 0.22);
  streak(pen, cx - foot * 0.36, top + height * 0.3, 8, height * 0.62, 0.4);

  if (random.chance(0.5)) {
    const y = shelf - random.between(34, 70);
    canvas.clip(body, () =>
      canvas.path(
        barrel(cx, y, crimp, 160, { rise: -foot * 0.03 }),
        canvas.linear([
          [0, tone(look.second.colour, -0.1)],
          [0.25, tone(look.second.colour, 0.05)],
          [1, tone(look.second.colour, -0.13)],
        ]),
      ),
    );
  }
  label(pen, { cx, cy: top + height * 0.42, width: foot * 0.78, size: 25, withName: true });
}
