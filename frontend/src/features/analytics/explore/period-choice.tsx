import { styled } from '@mui/material/styles';
import { ZoomOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/use-language.ts';
import { framed } from '../../../theme/mixins.ts';
import type { AnalyticsSearch } from '../analytics-search.ts';
import type { Days, Exploration } from './exploration.ts';
import { dayRangeName } from './period-names.ts';
import { isPreset, presetNames, presetSearch } from './periods.ts';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Choice = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  paddingInline: 14,
  ...framed(theme, 999),
  color: theme.vars?.palette.text.primary,
  cursor: 'pointer',
  '@media (pointer: coarse)': { minHeight: 44 },
  '&:hover': { borderColor: theme.vars?.palette.text.secondary },
  '&[aria-pressed=true]': {
    background: theme.vars?.palette.text.primary,
    borderColor: theme.vars?.palette.text.primary,
    color: theme.vars?.palette.background.default,
  },
}));

interface PeriodChoiceProps {
  readonly onPeriodChange: (period: Pick<AnalyticsSearch, 'from' | 'to' | 'by'>) => void;
  readonly exploration: Exploration;
  /** The period that was zoomed into last; absent when none was. */
  readonly outer: Days | undefined;
  readonly onZoomOut: () => void;
}

/** Usual periods, and the way back from a part of one. */
export function PeriodChoice({ onPeriodChange, exploration, outer, onZoomOut }: PeriodChoiceProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { days, today } = exploration;
  return (
    <Row role="group" aria-label={t('admin.analytics.charts.period')}>
      {presetNames.map((name) => (
        <Choice
          key={name}
          type="button"
          aria-pressed={isPreset(name, days, today)}
          onClick={() => onPeriodChange(presetSearch(name, today))}
        >
          {t(`admin.analytics.charts.presets.${name}`)}
        </Choice>
      ))}
      {outer && (
        <Choice type="button" onClick={onZoomOut}>
          <ZoomOut size={16} aria-hidden />
          {t('admin.analytics.charts.back', { period: dayRangeName(outer, language) })}
        </Choice>
      )}
    </Row>
  );
}
