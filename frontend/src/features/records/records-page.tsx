import '../../i18n/admin.load.ts';
import { fileEntities } from '@henna/domain';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState, type ComponentType, type ReactNode } from 'react';
import { AsOfScreen } from '../../admin-kit/as-of.tsx';
import type { BulkProps } from '../../admin-kit/bulk/bulk-removal.tsx';
import { useRestore } from '../../admin-kit/form/deletion.tsx';
import { PageHead } from '../../admin-kit/page-parts.tsx';
import { useMayWrite } from '../../admin-kit/session.ts';
import type { Column, DownloadField } from '../../admin-kit/table/column.ts';
import { ColumnMenu, useColumnChoice } from '../../admin-kit/table/column-menu.tsx';
import { RecordTable, type TableState } from '../../admin-kit/table/record-table.tsx';
import { SavedFilters } from '../../admin-kit/table/saved-filters.tsx';
import { useSelection } from '../../admin-kit/table/selection.tsx';
import { TableTools } from '../../admin-kit/table/table-tools.tsx';
import { useTableSearch } from '../../admin-kit/table/table-search.ts';
import { ViewDownload } from '../../admin-kit/table/view-download.tsx';
import { useTexts } from '../../admin-kit/use-texts.ts';
import { RecordActions } from '../history/index.ts';
import { recordsKey, recordsQuery, invalidateCatalogue, restoreRecord } from './api.ts';
import { RecordDeletion } from './record-deletion.tsx';
import type { PageKind, Records, RecordsKind } from './record-kinds.ts';
import { useOpenRecord } from './record-link.tsx';
import { listParam } from './record-search.ts';
import { recordName } from './record-texts.ts';
import type { ProductsSearch } from './records-search.ts';
import type { FormProps } from './save-dialog.tsx';

/** Categories and their subcategories have a tree instead. */
type TableKind = Exclude<RecordsKind, 'categories' | 'subcategories'>;

interface RecordsPageProps<Kind extends TableKind> {
  readonly kind: Kind;
  readonly columns: readonly Column<Records[Kind]>[];
  readonly download: readonly DownloadField<Records[Kind]>[];
  readonly Form: ComponentType<FormProps<Kind>>;
  readonly deleteText: (record: Records[Kind]) => string;
  readonly bulkActions?: readonly { readonly text: string; readonly Dialog: ComponentType<BulkProps<Records[Kind]>> }[];
  /** Label of the button in an empty list. */
  readonly addFirst?: string;
  readonly filters?: ReactNode;
}

/** Finds, adds, changes and deletes records of one kind. */
export function RecordsPage<Kind extends TableKind>(props: RecordsPageProps<Kind>) {
  const { kind } = props;
  const [search] = useTableSearch<ProductsSearch>();
  const list = useQuery({ ...recordsQuery(kind, search), placeholderData: keepPreviousData });
  const all = useQuery(recordsQuery(kind, { asOf: search.asOf }));
  return (
    <AsOfScreen error={list.error}>
      <RecordList {...props} list={list} total={all.data?.total} />
    </AsOfScreen>
  );
}

const hasPage = (kind: TableKind): kind is TableKind & PageKind => kind !== 'banners';

type Task<Kind extends TableKind> =
  | { readonly step: 'form'; readonly record: Records[Kind] | null }
  | { readonly step: 'delete'; readonly record: Records[Kind] }
  | { readonly step: 'bulk'; readonly Dialog: ComponentType<BulkProps<Records[Kind]>> };

interface RecordListProps<Kind extends TableKind> extends RecordsPageProps<Kind> {
  readonly list: TableState<Records[Kind]>;
  /** Without filters; undefined while loading. */
  readonly total: number | undefined;
}

function RecordList<Kind extends TableKind>(props: RecordListProps<Kind>) {
  const { kind, columns, download, Form, deleteText, bulkActions, addFirst, filters, list, total } = props;
  const textKey: TableKind = kind;
  const { t, number } = useTexts();
  const client = useQueryClient();
  const mayWrite = useMayWrite();
  const [search, onSearchChange] = useTableSearch<ProductsSearch>();
  const { page: _page, sort: _sort, order: _order, asOf: _asOf, form, ...chosen } = search;
  const address = recordsKey(kind, search);
  const columnChoice = useColumnChoice(kind, columns);
  const selection = useSelection<Records[Kind]>(list.data?.items, JSON.stringify(chosen));
  const [startedTask, setTask] = useState<Task<Kind> | null>(null);
  const linkedTask: Task<Kind> | null = form && mayWrite ? { step: 'form', record: null } : null;
  const task = startedTask ?? linkedTask;
  const restore = useRestore(
    (record: Records[Kind]) => restoreRecord(kind, record),
    () => invalidateCatalogue(client),
  );
  const close = () => {
    setTask(null);
    if (form) onSearchChange({ form: undefined });
  };
  const edit = (record: Records[Kind] | null) => setTask({ step: 'form', record });
  const addButton = (text: string) =>
    mayWrite && (
      <Button variant="contained" startIcon={<Plus size={18} aria-hidden />} onClick={() => edit(null)}>
        {text}
      </Button>
    );
  const isRemoved = search.show === 'removed';
  const isEditable = mayWrite && !isRemoved;
  const openRecord = useOpenRecord(hasPage(kind) ? kind : 'products', listParam(search));
  const actions = (record: Records[Kind]) => (
    <RecordActions
      record={{ kind: fileEntities[kind], id: record.id, name: recordName(record) }}
      mayChange={mayWrite}
      {...(isRemoved
        ? { onRestore: () => restore.mutate(record) }
        : { onEdit: () => edit(record), onDelete: () => setTask({ step: 'delete', record }) })}
    />
  );
  return (
    <>
      <PageHead title={t(`admin.${textKey}.title`)}>{addButton(t(`admin.${textKey}.add`))}</PageHead>
      <TableTools
        placeholder={t(`admin.${textKey}.searchPlaceholder`)}
        count={
          list.data &&
          total !== undefined &&
          t(`admin.${textKey}.count`, { shown: number(list.data.total), count: total })
        }
      >
        <div>
          <SavedFilters table={kind} />
          <ColumnMenu choice={columnChoice} />
        </div>
        <ViewDownload name={kind} columns={download} queryKey={address} />
      </TableTools>
      {filters}
      <RecordTable
        state={list}
        label={t(`admin.${textKey}.title`)}
        failedTitle={t(`admin.${textKey}.failed`)}
        columns={columnChoice.shown}
        nameOf={recordName}
        actions={actions}
        onOpen={hasPage(kind) ? openRecord : isEditable ? edit : undefined}
        selection={isEditable && bulkActions ? selection : undefined}
        bulkActions={bulkActions?.map(({ text, Dialog }) => (
          <Button key={text} variant="outlined" onClick={() => setTask({ step: 'bulk', Dialog })}>
            {text}
          </Button>
        ))}
        queryKey={address}
        empty={
          Object.values(chosen).some(Boolean)
            ? { title: t(`admin.${textKey}.none`), text: t(`admin.${textKey}.noneText`) }
            : {
                title: t(`admin.${textKey}.noneYet`),
                text: t(`admin.${textKey}.noneYetText`),
                action: addButton(addFirst ?? t(`admin.${textKey}.add`)),
              }
        }
      />
      {task?.step === 'form' && <Form key={task.record?.id ?? 'new'} record={task.record} onClose={close} />}
      {task?.step === 'delete' && (
        <RecordDeletion
          kind={kind}
          record={task.record}
          name={recordName(task.record)}
          text={deleteText(task.record)}
          onClose={close}
        />
      )}
      {task?.step === 'bulk' && (
        <task.Dialog rows={selection.rows} onRemaining={selection.replaceWith} onClose={close} />
      )}
    </>
  );
}
