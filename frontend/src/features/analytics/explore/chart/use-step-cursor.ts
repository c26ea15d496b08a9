import { useState, type KeyboardEvent } from 'react';

/** The step that a reader looks at, and the other end of what is being selected. */
export interface StepCursor {
  readonly at: number;
  readonly anchor: number | null;
}

export interface StepCursorState {
  readonly cursor: StepCursor | null;
  readonly setCursor: (cursor: StepCursor | null) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Zooms into what is selected, if it is not all there is. */
  readonly zoom: (cursor: StepCursor) => void;
}

interface StepCursorOptions {
  readonly count: number;
  /** Whether time runs from right to left. */
  readonly isRtl: boolean;
  /** Indexes of the first and the last step. */
  readonly onZoom: (first: number, last: number) => void;
}

/**
 * A cursor over the steps of a chart. Keys: the arrows, Home and End move it; with Shift they select; Enter zooms into
 * what is selected, Escape gives it up.
 */
export function useStepCursor({ count, isRtl, onZoom }: StepCursorOptions): StepCursorState {
  const [cursor, setCursor] = useState<StepCursor | null>(null);
  const shown = cursor && cursor.at < count && (cursor.anchor ?? 0) < count ? cursor : null;
  const zoom = ({ at, anchor }: StepCursor) => {
    setCursor(null);
    if (anchor === null) return;
    const [first, last] = [Math.min(at, anchor), Math.max(at, anchor)];
    if (last - first < count - 1) onZoom(first, last);
  };
  const move = (to: number, isSelecting: boolean) => {
    const at = Math.min(count - 1, Math.max(0, to));
    setCursor({ at, anchor: isSelecting ? (shown?.anchor ?? shown?.at ?? at) : null });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const from = shown?.at ?? count - 1;
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: from + (isRtl ? 1 : -1),
      ArrowRight: from + (isRtl ? -1 : 1),
      Home: 0,
      End: count - 1,
    };
    const target = targets[event.key];
    if (target !== undefined) move(target, event.shiftKey);
    else if (event.key === 'Enter' && shown && shown.anchor !== null) zoom(shown);
    else if (event.key === 'Escape' && shown) setCursor(null);
    else return;
    event.preventDefault();
  };
  return { cursor: shown, setCursor, onKeyDown, zoom };
}
