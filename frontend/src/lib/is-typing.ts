import { useEffect, useEffectEvent } from 'react';

/** Whether keys go into a field at the moment, so that they are no shortcuts. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !/^(checkbox|radio|button|submit)$/.test(target.getAttribute('type') ?? '');

/** A plain key: without modifiers, and not while typing. */
export const isShortcut = (event: KeyboardEvent, key: string): boolean =>
  event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);

/** Ctrl or Cmd with a key, also while typing: by its place, as Arabic keyboards have no Latin letters. */
const isCommand = (event: KeyboardEvent, code: string): boolean =>
  event.code === code && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

/**
 * Calls on any of the keys, without modifiers and not while typing.
 * @param code of a key that calls together with Ctrl or Cmd, also while typing
 */
export function useShortcut(keys: readonly string[], onPress: () => void, code?: string): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isMeant = keys.some((key) => isShortcut(event, key)) || (code !== undefined && isCommand(event, code));
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
