import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column, Identified } from './column.ts';
import { followRowKeys } from './row-keys.ts';
import { SelectBox } from './select-box.tsx';
import type { Selection } from './use-selection.ts';

export interface TableRowsProps<Row extends Identified> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  /** What people call a row. */
  readonly nameOf: (row: Row) => string;
  /** What can be done to a row, in its last cell. */
  readonly acts?: (row: Row) => ReactNode;
  /** Enter on a row. */
  readonly onOpen?: (row: Row) => void;
  readonly selection?: Selection<Row>;
}

/** The rows of a page, one of which the tab key reaches; from there keys lead on. */
export function TableRows<Row extends Identified>(props: TableRowsProps<Row>) {
  const { rows, columns, nameOf, acts, onOpen, selection } = props;
  const { t } = useTranslation();
  const [focused, setFocused] = useState<string | null>(null);
  const reached = rows.some(({ id }) => id === focused) ? focused : rows[0]?.id;
  const toggle = (row: Row) => selection?.set([row], !selection.has(row.id));
  return (
    <tbody
      onKeyDown={(event) =>
        followRowKeys(event, {
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
          tabIndex={row.id === reached ? 0 : -1}
          data-selected={selection?.has(row.id) || undefined}
          onFocus={() => setFocused(row.id)}
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
            return column.names ? (
              <th key={column.key} scope="row" className={className}>
                {column.cell(row)}
              </th>
            ) : (
              <td key={column.key} className={className}>
                {column.cell(row)}
              </td>
            );
          })}
          {acts && <td className="acts">{acts(row)}</td>}
        </tr>
      ))}
    </tbody>
  );
}
