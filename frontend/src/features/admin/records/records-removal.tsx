import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { removeRecord, restoreRecord, type Records } from '../api/records.ts';
import { renewCatalogue } from '../api/renew.ts';
import { BulkRemoval, type BulkProps } from '../bulk/bulk-removal.tsx';
import { nameOfRecord } from './name-of-record.ts';

interface RecordsRemovalProps<Kind extends 'brands' | 'products'> extends BulkProps<Records[Kind]> {
  readonly kind: Kind;
  readonly title: string;
  /** What goes with them. */
  readonly text: string;
}

/** Asks before many records of a kind are deleted. */
export function RecordsRemoval<Kind extends 'brands' | 'products'>({ kind, ...props }: RecordsRemovalProps<Kind>) {
  const { t } = useTranslation();
  const words: 'brands' | 'products' = kind;
  const client = useQueryClient();
  return (
    <BulkRemoval<Records[Kind]>
      {...props}
      nameOf={nameOfRecord}
      remove={(record, reason, batch) => removeRecord(kind, record, reason, batch)}
      restore={(record, batch) => restoreRecord(kind, record, batch)}
      renew={() => renewCatalogue(client)}
      done={(count) => t(`admin.${words}.bulk.deleted`, { count })}
    />
  );
}
