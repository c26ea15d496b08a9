import type { KeyboardEvent } from 'react';
import { isTyping } from '../../../lib/is-typing.ts';

interface RowKeys {
  /** Called with the place of a row in the table's body. */
  readonly onOpen?: (index: number) => void;
  readonly onToggle?: (index: number) => void;
  /** A row and its neighbour, between which the focus moved while Shift was held. */
  readonly onExtend?: (from: number, to: number) => void;
  readonly onAll?: () => void;
}

/**
 * The keys of a table's body: arrows, Home and End move the focus from row to row, with Shift they select; Enter opens
 * a row, Space selects it, Ctrl or Cmd and A select all. Controls in a row keep their own Enter and Space.
 */
export function followRowKeys(event: KeyboardEvent<HTMLTableSectionElement>, keys: RowKeys): void {
  const { target, key, shiftKey, currentTarget } = event;
  if (event.altKey || isTyping(target) || !(target instanceof Element)) return;
  const rows = [...currentTarget.rows];
  const row = target.closest('tr');
  const at = row ? rows.indexOf(row) : -1;
  if (at < 0) return;
  const onRow = target === row;
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[key];
  const does = () => {
    if (event.ctrlKey || event.metaKey) return key.toLowerCase() === 'a' && onRow ? keys.onAll : undefined;
    if (to !== undefined)
      return () => {
        rows[to]?.focus();
        if (shiftKey && rows[to]) keys.onExtend?.(at, to);
      };
    if (onRow && key === 'Enter' && keys.onOpen) return () => keys.onOpen?.(at);
    if (onRow && key === ' ' && keys.onToggle) return () => keys.onToggle?.(at);
    return undefined;
  };
  const act = does();
  if (!act) return;
  event.preventDefault();
  act();
}
