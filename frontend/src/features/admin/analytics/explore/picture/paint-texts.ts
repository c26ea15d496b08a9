interface Line {
  readonly text: string;
  readonly box: DOMRect;
}

/** The lines into which a text was broken, as they stand on the screen. */
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

/** Paints the texts of an element, of HTML and SVG alike, where they stand. @param canvas whose origin is the screen's */
export const paintTexts = (canvas: CanvasRenderingContext2D, element: Element): void => {
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const parent = node.parentElement!;
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
