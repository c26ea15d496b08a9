import { paintShapes } from './paint-shapes.ts';
import { paintTexts } from './paint-texts.ts';

/** Pixels of a picture for one of the screen. */
const scale = 2;
const margin = 24;
const lineHeight = 24;
const gap = 12;

/**
 * A chart as a picture, as it looks on the screen: with its title, its legend and what was changed, and below it the lines that
 * say of what and of when it is.
 * @param card in which the chart stands
 * @throws Error where the browser has no canvas of that size
 */
export const chartPicture = async (card: Element, said: readonly string[]): Promise<Blob> => {
  const parts = [...card.querySelectorAll('figure, section')];
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const width = right - left + 2 * margin;
  const height = bottom - top + gap + said.length * lineHeight + 2 * margin;
  const sheet = Object.assign(document.createElement('canvas'), {
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  });
  const canvas = sheet.getContext('2d');
  if (!canvas) throw new Error('No canvas');
  const style = getComputedStyle(card);
  canvas.scale(scale, scale);
  canvas.fillStyle = style.backgroundColor;
  canvas.fillRect(0, 0, width, height);
  canvas.save();
  canvas.translate(margin - left, margin - top);
  for (const part of parts) {
    paintShapes(canvas, part);
    paintTexts(canvas, part);
  }
  canvas.restore();
  const isRtl = style.direction === 'rtl';
  canvas.font = `400 13px ${style.fontFamily}`;
  canvas.fillStyle = style.color;
  canvas.direction = isRtl ? 'rtl' : 'ltr';
  canvas.textAlign = 'start';
  canvas.textBaseline = 'middle';
  for (const [index, line] of said.entries()) {
    const middle = height - margin - (said.length - index - 0.5) * lineHeight;
    canvas.fillText(line, isRtl ? width - margin : margin, middle, width - 2 * margin);
  }
  const picture = await new Promise<Blob | null>((made) => sheet.toBlob(made, 'image/png'));
  if (!picture) throw new Error('No picture');
  return picture;
};
