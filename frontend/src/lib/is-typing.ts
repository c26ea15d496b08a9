import { useEffect, useEffectEvent } from 'react';

/** Whether keys go into a field at the moment, so that they are no shortcuts. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !/^(checkbox|radio|button|submit)$/.test(target.getAttribute('type') ?? '');

/** A plain key: without modifiers, and not while typing. */
export const isShortcut = (event: KeyboardEvent, key: string): boolean =>
  event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);

/** Ctrl or Cmd with a letter, also while typing. @param letter in lower case */
const isCommand = (event: KeyboardEvent, letter: string): boolean =>
  event.key.toLowerCase() === letter && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

/**
 * Calls on any of the keys, without modifiers and not while typing.
 * @param letter calls with Ctrl or Cmd too, also while typing
 */
export function useShortcut(keys: readonly string[], onPress: () => void, letter?: string): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isMeant = keys.some((key) => isShortcut(event, key)) || (letter !== undefined && isCommand(event, letter));
    if (!isMeant) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
