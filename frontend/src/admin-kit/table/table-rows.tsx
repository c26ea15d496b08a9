import { useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isTyping } from '../../lib/is-typing.ts';
import type { Column, Identified } from './column.ts';
import { SelectBox, type Selection } from './selection.tsx';

interface RowKeys {
  readonly onOpen?: (index: number) => void;
  readonly onToggle?: (index: number) => void;
  /** A row and its neighbour, between which the focus moved while Shift was held. */
  readonly onExtend?: (from: number, to: number) => void;
  readonly onAll?: () => void;
}

/**
 * The keys of a table's body: arrows, Home and End move the focus, with Shift they select; Enter opens a row, Space
 * selects it, Ctrl or Cmd and A selects all. Controls in a row keep their own Enter and Space.
 */
export function handleRowKeys(event: KeyboardEvent<HTMLTableSectionElement>, keys: RowKeys): void {
  const { target, key, shiftKey, currentTarget } = event;
  if (event.altKey || isTyping(target) || !(target instanceof Element)) return;
  const rows = [...currentTarget.rows];
  const row = target.closest('tr');
  const index = row ? rows.indexOf(row) : -1;
  if (index < 0) return;
  const onRow = target === row;
  const to = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 }[key];
  const does = () => {
    if (event.ctrlKey || event.metaKey) return key.toLowerCase() === 'a' && onRow ? keys.onAll : undefined;
    if (to !== undefined)
      return () => {
        rows[to]?.focus();
        if (shiftKey && rows[to]) keys.onExtend?.(index, to);
      };
    if (onRow && key === 'Enter' && keys.onOpen) return () => keys.onOpen?.(index);
    if (onRow && key === ' ' && keys.onToggle) return () => keys.onToggle?.(index);
    return undefined;
  };
  const action = does();
  if (!action) return;
  event.preventDefault();
  action();
}

/** Whether a click is meant for the row itself: not for a control in it, nor for marking text. */
const isOfRow = ({ target, currentTarget, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent<HTMLElement>): boolean =>
  target instanceof Element &&
  currentTarget.contains(target) &&
  !target.closest('a, button, label, input, select, textarea, dialog, [role=dialog]') &&
  !(ctrlKey || metaKey || shiftKey || altKey) &&
  getSelection()?.isCollapsed !== false;

export interface TableRowsProps<Row extends Identified> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly nameOf: (row: Row) => string;
  readonly actions?: (row: Row) => ReactNode;
  /** On Enter, and on a click beside the controls of a row. */
  readonly onOpen?: (row: Row) => void;
  readonly selection?: Selection<Row>;
}

/** The rows of a page; the tab key reaches one of them. */
export function TableRows<Row extends Identified>(props: TableRowsProps<Row>) {
  const { rows, columns, nameOf, actions, onOpen, selection } = props;
  const { t } = useTranslation();
  const [focused, setFocused] = useState<string | null>(null);
  const tabStop = rows.some(({ id }) => id === focused) ? focused : rows[0]?.id;
  const toggle = (row: Row) => selection?.set([row], !selection.has(row.id));
  return (
    <tbody
      onKeyDown={(event) =>
        handleRowKeys(event, {
          ...(onOpen && { onOpen: (at) => onOpen(rows[at]!) }),
          ...(selection && {
            onToggle: (at) => toggle(rows[at]!),
            onExtend: (from, to) => selection.set([rows[from]!, rows[to]!], true),
            onAll: () => selection.set(rows, true),
          }),
        })
      }
    >
      {rows.map((row) => (
        <tr
          key={row.id}
          tabIndex={row.id === tabStop ? 0 : -1}
          data-selected={selection?.has(row.id) || undefined}
          data-opens={onOpen ? true : undefined}
          onFocus={() => setFocused(row.id)}
          onClick={onOpen && ((event) => isOfRow(event) && onOpen(row))}
        >
          {selection && (
            <td className="select">
              <SelectBox
                label={t('admin.table.select', { name: nameOf(row) })}
                checked={selection.has(row.id)}
                onChange={() => toggle(row)}
              />
            </td>
          )}
          {columns.map((column) => {
            const className = column.wide ? 'wide' : undefined;
            return column.isRowHeader ? (
              <th key={column.key} scope="row" className={className}>
                {column.cell(row)}
              </th>
            ) : (
              <td key={column.key} className={className}>
                {column.cell(row)}
              </td>
            );
          })}
          {actions && <td className="acts">{actions(row)}</td>}
        </tr>
      ))}
    </tbody>
  );
}
