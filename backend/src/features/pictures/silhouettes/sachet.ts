import { down, n, slanting } from '../canvas.ts';
import { tone } from '../colour.ts';
import { label } from '../label.ts';
import { ground, shadow, type Pen } from '../pen.ts';

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
    label(pen, { cx, cy: top + height * 0.27, width: width * 0.74, size: 27, withName: true });
  });
}
