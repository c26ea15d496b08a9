import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

/** How many times larger a picture is when zoomed in. */
const factor = 2.4;
/** How far an arrow key moves a zoomed picture, as a share of what is hidden. */
const keyStep = 0.15;

/** The point of the picture that stays where it is while the rest grows, as shares of its width and height. */
interface Focus {
  readonly x: number;
  readonly y: number;
}

const within = (share: number) => Math.min(1, Math.max(0, share));
const middle: Focus = { x: 0.5, y: 0.5 };

const pointOf = ({ clientX, clientY, currentTarget }: MouseEvent): Focus => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: within((clientX - left) / (width || 1)), y: within((clientY - top) / (height || 1)) };
};

/**
 * Zooms into the picture that is shown, by button or by a click on the picture: the mouse, a finger or the arrow keys move it then,
 * Escape zooms out. Another picture starts whole.
 */
export function useZoom(shown: number) {
  const [zoom, setZoom] = useState<{ readonly picture: number; readonly focus: Focus } | null>(null);
  const finger = useRef<Focus | null>(null);
  const focus = zoom?.picture === shown ? zoom.focus : null;
  const moveTo = (to: Focus | null) => setZoom(to && { picture: shown, focus: { x: within(to.x), y: within(to.y) } });

  const onKeyDown = (event: KeyboardEvent) => {
    if (!focus) return;
    const by = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[event.key];
    if (by === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    moveTo(by ? { x: focus.x + by[0]! * keyStep, y: focus.y + by[1]! * keyStep } : null);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!focus) return;
    const point = pointOf(event);
    if (event.pointerType === 'mouse') moveTo(point);
    else if (finger.current) {
      const last = finger.current;
      finger.current = point;
      moveTo({
        x: focus.x - (point.x - last.x) / (factor - 1),
        y: focus.y - (point.y - last.y) / (factor - 1),
      });
    }
  };
  return {
    zoomed: focus !== null,
    toggle: () => moveTo(focus ? null : middle),
    style: focus
      ? { transform: `scale(${factor})`, transformOrigin: `${focus.x * 100}% ${focus.y * 100}%` }
      : undefined,
    onKeyDown,
    /** For the element that contains the picture and is as large. */
    picture: {
      onClick: (event: MouseEvent) => moveTo(focus ? null : pointOf(event)),
      onPointerDown: (event: PointerEvent) => {
        finger.current = event.pointerType === 'mouse' ? null : pointOf(event);
      },
      onPointerMove,
    },
  };
}
