import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonField } from '../form/deletion.tsx';
import type { Identified } from '../table/column.ts';
import { BulkDialog } from './bulk-dialog.tsx';

export interface BulkProps<Row> {
  readonly rows: readonly Row[];
  /** @param remaining the rows that were not changed */
  readonly onRemaining: (remaining: readonly Row[]) => void;
  readonly onClose: () => void;
}

interface BulkRemovalProps<Row extends Identified> extends BulkProps<Row> {
  readonly title: string;
  readonly text: string;
  /** What happens to the reason; by default, that the history keeps it. */
  readonly hint?: string;
  readonly nameOf: (row: Row) => string;
  readonly remove: (row: Row, reason: string, batch: string) => Promise<unknown>;
  readonly restore: (row: Row, batch: string) => Promise<unknown>;
  readonly invalidate: () => Promise<unknown>;
  /** Such as "48 products deleted." */
  readonly doneText: (count: number) => string;
}

export function BulkRemoval<Row extends Identified>(props: BulkRemovalProps<Row>) {
  const { title, text, hint, rows, nameOf, remove, restore, invalidate, doneText, onRemaining, onClose } = props;
  const { t } = useTranslation();
  // A second try sends the same reason, when its field is no longer shown.
  const reason = useRef('');
  return (
    <BulkDialog
      destroys
      title={title}
      confirm={t('admin.common.delete')}
      rows={rows}
      nameOf={nameOf}
      action={{
        run: (row, batch) => remove(row, reason.current.trim(), batch),
        undo: (row, _answer, batch) => restore(row, batch),
        invalidate,
        doneText,
      }}
      onRemaining={onRemaining}
      onClose={onClose}
    >
      <p>{text}</p>
      <ReasonField
        hint={hint ?? t('admin.common.reasonHint')}
        onChange={(event) => {
          reason.current = event.target.value;
        }}
      />
    </BulkDialog>
  );
}
