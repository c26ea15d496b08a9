import { styled } from '@mui/material/styles';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { VisuallyHidden } from '../../../components/visually-hidden.ts';
import { framed, plainList } from '../../../theme/mixins.ts';
import type { Completion } from './completions.ts';

const List = styled('ul')(({ theme }) => ({
  ...plainList,
  ...framed(theme, 8),
  position: 'absolute',
  left: 10,
  width: 'min(20rem, 100% - 20px)',
  marginBlockStart: 4,
  padding: 4,
  boxShadow: '0 8px 32px rgb(23 17 15 / 18%)',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    minHeight: 28,
    padding: '2px 8px',
    borderRadius: 6,
    color: theme.vars?.palette.text.primary,
    cursor: 'pointer',
    '@media (pointer: coarse)': { minHeight: 44 },
  },
  '& > li:is(:hover, [aria-selected=true])': { background: theme.vars?.palette.quiet },
  '& > li[aria-selected=true]': { outline: `2px solid ${theme.vars?.palette.primary.main}`, outlineOffset: -2 },
  '& code': { fontFamily: 'inherit', fontSize: '0.8125rem' },
  '& small': { ...theme.typography.caption, color: theme.vars?.palette.text.secondary },
}));

/** The id of the option at a place in the list with that id. */
export const completionId = (id: string, index: number): string => `${id}-${index}`;

interface CompletionListProps {
  readonly id: string;
  readonly options: readonly Completion[];
  /** Of the option that Enter takes; -1 for none. */
  readonly active: number;
  readonly onTake: (index: number) => void;
}

/** The names that a query may go on with. The focus stays in the query. */
export function CompletionList({ id, options, active, onTake }: CompletionListProps) {
  const { t, number } = useTexts();
  const kindName = (kind: Completion['kind']) =>
    typeof kind === 'string' ? t(`admin.sql.kinds.${kind}`) : kind.column;
  return (
    <>
      <List id={id} role="listbox" aria-label={t('admin.sql.names')}>
        {options.map(({ name, kind }, index) => (
          <li
            key={name}
            id={completionId(id, index)}
            role="option"
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onTake(index)}
          >
            <code>{name}</code>
            <small>{kindName(kind)}</small>
          </li>
        ))}
      </List>
      <VisuallyHidden role="status">
        {t('admin.sql.offered', { count: options.length, n: number(options.length) })}
      </VisuallyHidden>
    </>
  );
}
