import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Play, Square } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../admin-kit/form/select.tsx';
import { Card } from '../analytics.styles.ts';
import { sqlExampleNames, sqlExamples } from './examples.ts';
import { insertName } from './insert-text.ts';
import { SchemaBrowser } from './schema-browser.tsx';
import { SqlField } from './sql-field.tsx';

const Labelled = styled('div')(({ theme }) => ({
  '& > label': { ...theme.typography.body2, display: 'block', fontWeight: 600, marginBlockEnd: 6 },
  '& > p': { ...theme.typography.caption, margin: '6px 0 0', color: theme.vars?.palette.text.secondary },
}));
/** The names beside the query where there is room, below it elsewhere. */
const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
  '& > section': { maxHeight: 320, overflowY: 'auto' },
}));
const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 12,
  '& > div': { flex: '0 1 320px' },
  '& > button': { minHeight: 44 },
});

interface SqlEditorProps {
  readonly text: string;
  readonly isRunning: boolean;
  readonly onChange: (text: string) => void;
  readonly onRun: () => void;
  readonly onStop: () => void;
}

export function SqlEditor({ text, isRunning, onChange, onRun, onStop }: SqlEditorProps) {
  const { t } = useTranslation();
  const canRun = text.trim() !== '' && !isRunning;
  const chosen = sqlExampleNames.find((name) => sqlExamples[name] === text) ?? 'own';
  const field = useRef<HTMLTextAreaElement>(null);
  const replace = (replaced: string, at: number) => {
    onChange(replaced);
    // Once the field holds the text, one goes on typing there.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(at, at);
    });
  };
  const insert = (name: string) => {
    const { current } = field;
    if (!current) return;
    const inserted = insertName(text, name, { start: current.selectionStart, end: current.selectionEnd });
    replace(inserted.text, inserted.at);
  };
  return (
    <Card>
      <Sides>
        <Labelled>
          <label htmlFor="sql-text">{t('admin.sql.query')}</label>
          <SqlField
            id="sql-text"
            describedBy="sql-views"
            fieldRef={field}
            {...{ text, onChange }}
            onReplace={replace}
            onRun={() => canRun && onRun()}
          />
          <p id="sql-views">{t('admin.sql.views')}</p>
        </Labelled>
        <SchemaBrowser onInsert={insert} />
      </Sides>
      <Bar>
        <Select
          label={t('admin.sql.example')}
          value={chosen}
          onChange={(name) => name !== 'own' && onChange(sqlExamples[name])}
          options={[
            ...(chosen === 'own' ? [{ value: 'own' as const, text: t('admin.sql.own') }] : []),
            ...sqlExampleNames.map((value) => ({ value, text: t(`admin.sql.examples.${value}`) })),
          ]}
        />
        {isRunning ? (
          <Button variant="outlined" startIcon={<Square size={16} aria-hidden />} onClick={onStop}>
            {t('admin.sql.stop')}
          </Button>
        ) : (
          <Button variant="contained" startIcon={<Play size={16} aria-hidden />} disabled={!canRun} onClick={onRun}>
            {t('admin.sql.run')}
          </Button>
        )}
      </Bar>
    </Card>
  );
}
