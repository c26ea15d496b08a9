import { sqlViews } from '@henna/domain';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { plainList } from '../../../theme/mixins.ts';

const Views = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 4,
  minWidth: 0,
  '& summary': { ...theme.typography.body2, minHeight: 32, paddingBlock: 5, fontWeight: 600, cursor: 'pointer' },
  '& summary small': { ...theme.typography.caption, color: theme.vars?.palette.text.secondary },
  '& ul': plainList,
  '& button': {
    ...theme.typography.body2,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 12px',
    boxSizing: 'border-box',
    width: '100%',
    minHeight: 28,
    padding: '3px 8px',
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '@media (pointer: coarse)': { minHeight: 44 },
    '&:hover': { background: theme.vars?.palette.quiet },
  },
  '& button small': { ...theme.typography.caption, color: theme.vars?.palette.text.secondary },
  '& code': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', fontSize: '0.8125rem' },
}));

/** The views and their columns; a click takes a name into the query. */
export function SchemaBrowser({ onInsert }: { readonly onInsert: (name: string) => void }) {
  const { t, number } = useTexts();
  return (
    <Views aria-labelledby="sql-schema">
      <Typography variant="body2" component="h3" id="sql-schema" sx={{ m: 0, fontWeight: 600 }}>
        {t('admin.sql.schema')}
      </Typography>
      {Object.entries(sqlViews).map(([view, columns], index) => (
        <details key={view} open={index === 0}>
          <summary>
            <code>{view}</code>{' '}
            <small>
              {t('admin.sql.columns', { count: Object.keys(columns).length, n: number(Object.keys(columns).length) })}
            </small>
          </summary>
          <ul dir="ltr">
            <li>
              <Name name={view} kind={t('admin.sql.view')} onInsert={onInsert} />
            </li>
            {Object.entries(columns).map(([column, type]) => (
              <li key={column}>
                <Name name={column} kind={type} onInsert={onInsert} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </Views>
  );
}

interface NameProps {
  readonly name: string;
  readonly kind: string;
  readonly onInsert: (name: string) => void;
}

function Name({ name, kind, onInsert }: NameProps) {
  const { t } = useTexts();
  return (
    <button type="button" title={t('admin.sql.insert', { name })} onClick={() => onInsert(name)}>
      <code>{name}</code>
      <small>{kind}</small>
    </button>
  );
}
