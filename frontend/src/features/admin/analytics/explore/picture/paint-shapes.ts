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

/** Paints what is drawn by SVG in an element, where it stands and as it looks. @param canvas whose origin is the screen's */
export const paintShapes = (canvas: CanvasRenderingContext2D, element: Element): void => {
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
