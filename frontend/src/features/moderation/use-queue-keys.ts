import { useEffect, useRef, type RefObject } from 'react';
import { isShortcut } from '../../lib/is-typing.ts';

const decisionsByKey = { k: ['keep', 'approve'], r: ['remove'], u: ['restore'] } as const;
type Letter = keyof typeof decisionsByKey;

/**
 * Arrow keys move from comment to comment; letters press the buttons of the focused one.
 * @returns the ref of the list, and a function that moves the focus on when a comment was decided
 */
export function useQueueKeys(): {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly focusNext: (id: string) => void;
} {
  const list = useRef<HTMLDivElement>(null);
  const cards = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-queued]') ?? [])];

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (document.querySelector('dialog[open]')) return;
      const all = cards();
      const at = all.findIndex((card) => card.contains(document.activeElement));
      const to = isShortcut(event, 'ArrowDown') ? at + 1 : isShortcut(event, 'ArrowUp') ? at - 1 : null;
      if (to !== null) {
        if (document.activeElement?.getAttribute('role') === 'tab') return;
        const next = all[Math.max(0, to)];
        if (!next) return;
        event.preventDefault();
        next.focus();
        return;
      }
      const letter = (Object.keys(decisionsByKey) as Letter[]).find((key) => isShortcut(event, key));
      const button =
        letter &&
        all[at]?.querySelector<HTMLButtonElement>(decisionsByKey[letter].map((act) => `[data-act=${act}]`).join());
      if (!button) return;
      event.preventDefault();
      button.click();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const focusNext = (id: string) => {
    const all = cards();
    const at = all.findIndex((card) => card.dataset.queued === id);
    const next = all[at + 1] ?? all[at - 1];
    // In an empty queue, the heading gets the focus.
    (next ?? document.querySelector<HTMLElement>('h1'))?.focus();
  };
  return { list, focusNext };
}
