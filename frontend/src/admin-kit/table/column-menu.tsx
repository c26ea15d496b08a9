import { Columns3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Column } from './column.ts';
import { useStoredList } from './stored-list.ts';
import { ToolMenu } from './tool-menu.tsx';

const isText = (value: unknown): value is string => typeof value === 'string';

export interface ColumnChoice<Row> {
  readonly shown: readonly Column<Row>[];
  readonly all: readonly Column<Row>[];
  readonly hidden: readonly string[];
  readonly hide: (keys: readonly string[]) => void;
}

/** The columns of a table that are shown in this browser. @param table names it in the storage */
export function useColumnChoice<Row>(table: string, all: readonly Column<Row>[]): ColumnChoice<Row> {
  const [hidden, hide] = useStoredList(`admin-hidden-columns:${table}`, isText);
  return { shown: all.filter((column) => column.isRowHeader || !hidden.includes(column.key)), all, hidden, hide };
}

/** Chooses the columns of a table; the name of a row always stays. */
export function ColumnMenu<Row>({ choice }: { readonly choice: ColumnChoice<Row> }) {
  const { t } = useTranslation();
  const { all, hidden, hide } = choice;
  return (
    <ToolMenu
      text={t('admin.table.columns')}
      Icon={Columns3}
      choices={all
        .filter(({ head, isRowHeader }) => head !== '' && !isRowHeader)
        .map(({ key, head }) => ({
          text: head,
          role: 'menuitemcheckbox',
          checked: !hidden.includes(key),
          onChoose: () => hide(hidden.includes(key) ? hidden.filter((each) => each !== key) : [...hidden, key]),
        }))}
    />
  );
}
