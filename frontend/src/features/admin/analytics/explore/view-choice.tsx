import { styled } from '@mui/material/styles';
import { ChartColumn, ChartLine, Table2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { views, type View } from './exploration.ts';

const Choice = styled('div')(({ theme }) => ({
  display: 'flex',
  padding: 3,
  borderRadius: 999,
  border: `1px solid ${theme.vars?.palette.divider}`,
  '& button': {
    ...theme.typography.body2,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 38,
    paddingInline: 14,
    border: 0,
    borderRadius: 999,
    background: 'none',
    color: theme.vars?.palette.text.secondary,
    cursor: 'pointer',
    '@media (pointer: coarse)': { minHeight: 44 },
  },
  '& button[aria-pressed=true]': {
    background: theme.vars?.palette.text.primary,
    color: theme.vars?.palette.background.default,
  },
}));

const icons = { line: ChartLine, bar: ChartColumn, table: Table2 } as const;

interface ViewChoiceProps {
  readonly view: View;
  readonly onChange: (view: View) => void;
}

/** How the numbers are shown. */
export function ViewChoice({ view, onChange }: ViewChoiceProps) {
  const { t } = useTranslation();
  return (
    <Choice role="group" aria-label={t('admin.analytics.explore.shownAs')}>
      {views.map((each) => {
        const Icon = icons[each];
        return (
          <button key={each} type="button" aria-pressed={each === view} onClick={() => onChange(each)}>
            <Icon size={16} aria-hidden />
            {t(`admin.analytics.explore.views.${each}`)}
          </button>
        );
      })}
    </Choice>
  );
}
