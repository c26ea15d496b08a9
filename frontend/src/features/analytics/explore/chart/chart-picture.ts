interface Line {
  readonly text: string;
  readonly box: DOMRect;
}

/** The lines into which a text is broken on the screen. */
const linesOf = (node: Node): readonly Line[] => {
  const text = node.textContent ?? '';
  const range = document.createRange();
  const lines: { from: number; to: number; top: number }[] = [];
  for (const { index, 0: word } of text.matchAll(/\S+/g)) {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const { top, width } = range.getBoundingClientRect();
    const last = lines.at(-1);
    if (width === 0) continue;
    if (last && Math.abs(last.top - top) < 2) last.to = index + word.length;
    else lines.push({ from: index, to: index + word.length, top });
  }
  return lines.map(({ from, to }) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return { text: text.slice(from, to), box: range.getBoundingClientRect() };
  });
};

/** Paints the texts of an element, in HTML and SVG. @param canvas its origin is that of the screen */
const paintTexts = (canvas: CanvasRenderingContext2D, element: Element): void => {
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const parent = node.parentElement!;
    // How the chart is used says nothing to who looks at a picture of it.
    if (parent.closest('[data-screen-only]')) continue;
    const style = getComputedStyle(parent);
    const isDrawn = parent instanceof SVGElement;
    canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    canvas.fillStyle = isDrawn ? style.fill : style.color;
    canvas.direction = style.direction as CanvasDirection;
    canvas.textAlign = 'left';
    canvas.textBaseline = 'middle';
    for (const { text, box } of linesOf(node)) canvas.fillText(text, box.left, box.top + box.height / 2, box.width + 2);
  }
};

const number = (element: Element, name: string) => Number(element.getAttribute(name) ?? 0);

const outlineOf = (shape: Element): Path2D => {
  const outline = new Path2D();
  switch (shape.tagName) {
    case 'line':
      outline.moveTo(number(shape, 'x1'), number(shape, 'y1'));
      outline.lineTo(number(shape, 'x2'), number(shape, 'y2'));
      return outline;
    case 'rect':
      outline.rect(number(shape, 'x'), number(shape, 'y'), number(shape, 'width'), number(shape, 'height'));
      return outline;
    case 'circle':
      outline.arc(number(shape, 'cx'), number(shape, 'cy'), number(shape, 'r'), 0, 2 * Math.PI);
      return outline;
    default:
      return new Path2D(shape.getAttribute('d') ?? '');
  }
};

const opacityOf = (shape: Element): number => {
  let opacity = 1;
  for (let each: Element | null = shape; each instanceof SVGElement; each = each.parentElement)
    opacity *= Number(getComputedStyle(each).opacity);
  return opacity;
};

/** Paints the SVG shapes of an element. @param canvas its origin is that of the screen */
const paintShapes = (canvas: CanvasRenderingContext2D, element: Element): void => {
  for (const shape of element.querySelectorAll<SVGGraphicsElement>('path, line, rect, circle')) {
    const at = shape.closest('clipPath, defs') ? null : shape.getScreenCTM();
    if (!at) continue;
    const style = getComputedStyle(shape);
    const outline = outlineOf(shape);
    canvas.save();
    canvas.globalAlpha = opacityOf(shape);
    canvas.transform(at.a, at.b, at.c, at.d, at.e, at.f);
    if (style.fill !== 'none') {
      canvas.fillStyle = style.fill;
      canvas.fill(outline);
    }
    if (style.stroke !== 'none') {
      const scale = style.vectorEffect === 'non-scaling-stroke' ? at.a || 1 : 1;
      canvas.strokeStyle = style.stroke;
      canvas.lineWidth = Number.parseFloat(style.strokeWidth) / scale;
      canvas.lineJoin = 'round';
      canvas.setLineDash((style.strokeDasharray.match(/[\d.]+/g) ?? []).map(Number));
      canvas.stroke(outline);
    }
    canvas.restore();
  }
};

/** Pixels of the picture for one of the screen. */
const scale = 2;
const margin = 24;
const lineHeight = 24;
const gap = 12;

/**
 * A PNG of a chart as it looks on the screen, with its title, legend and annotations, and captions below it.
 * @param card the element that contains the chart
 * @throws Error where the browser has no canvas of that size
 */
export const chartPicture = async (card: Element, captions: readonly string[]): Promise<Blob> => {
  const parts = [...card.querySelectorAll('figure, section')];
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const width = right - left + 2 * margin;
  const height = bottom - top + gap + captions.length * lineHeight + 2 * margin;
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
  for (const [index, line] of captions.entries()) {
    const middle = height - margin - (captions.length - index - 0.5) * lineHeight;
    canvas.fillText(line, isRtl ? width - margin : margin, middle, width - 2 * margin);
  }
  const picture = await new Promise<Blob | null>((made) => sheet.toBlob(made, 'image/png'));
  if (!picture) throw new Error('No picture');
  return picture;
};
