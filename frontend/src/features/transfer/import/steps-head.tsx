import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { plainList } from '../../../theme/mixins.ts';

export const importSteps = ['file', 'match', 'preview'] as const;
export type ImportStep = (typeof importSteps)[number];

const List = styled('ol')(({ theme }) => ({
  ...plainList,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  '& li': { ...theme.typography.body2, display: 'flex', alignItems: 'center', gap: 8 },
  '& li > span': {
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    borderRadius: '50%',
    border: `1px solid ${theme.vars?.palette.divider}`,
    fontVariantNumeric: 'tabular-nums',
  },
  '& li:not([aria-current])': { color: theme.vars?.palette.text.secondary },
  '& [aria-current]': { fontWeight: 600 },
  '& [aria-current] > span': {
    color: theme.vars?.palette.background.default,
    background: theme.vars?.palette.text.primary,
    borderColor: 'transparent',
  },
}));

/** The three steps of an import, and in which one it is. */
export function StepsHead({ step }: { readonly step: ImportStep }) {
  const { t } = useTranslation();
  const { number } = useTexts();
  return (
    <List aria-label={t('admin.transfer.import.stepsLabel')}>
      {importSteps.map((each, index) => (
        <li key={each} aria-current={each === step ? 'step' : undefined}>
          <span>{number(index + 1)}</span>
          {t(`admin.transfer.import.steps.${each}`)}
        </li>
      ))}
    </List>
  );
}
