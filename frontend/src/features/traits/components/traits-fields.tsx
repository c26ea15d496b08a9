import '../../../i18n/traits.en.ts';
import { traitNames, traitValues, type TraitName } from '@henna/domain';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../../components/switch.tsx';
import type { MemberTraits } from '../../../lib/api-types.ts';
import { useTraitTexts } from '../use-trait-texts.ts';

const Group = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  minWidth: 0,
  margin: 0,
  padding: '4px 20px 20px',
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 14,
  '& > legend': { ...theme.typography.body2, fontWeight: 600, paddingInline: 6, marginInlineStart: -6 },
}));
const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 6 });
const Choice = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  minHeight: 44,
  paddingInline: 16,
  borderRadius: 22,
  border: `1px solid ${theme.vars?.palette.divider}`,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '&[aria-pressed=true]': {
    fontWeight: 600,
    borderColor: theme.vars?.palette.primary.main,
    background: theme.vars?.palette.quiet,
    color: theme.vars?.palette.primary.main,
  },
  '@media (hover: hover)': { '&:hover': { borderColor: theme.vars?.palette.primary.main } },
}));

interface TraitsFieldsProps {
  readonly value: MemberTraits;
  readonly onChange: (value: MemberTraits) => void;
  readonly isPublic: boolean;
  /** Whether the profile is public: only then can traits be. */
  readonly canBePublic: boolean;
  readonly onPublish: (isPublic: boolean) => void;
}

/** What a member says of themselves, with what it is for. A choice is cleared by choosing it again. */
export function TraitsFields({ value, onChange, isPublic, canBePublic, onPublish }: TraitsFieldsProps) {
  const { t } = useTranslation();
  return (
    <Group>
      <legend>{t('traits.about')}</legend>
      <Typography variant="body2" color="textSecondary">
        {t('traits.purpose')}
      </Typography>
      {traitNames.map((name) => (
        <TraitChoices
          key={name}
          name={name}
          chosen={value[name]}
          onChoose={(trait) => onChange({ ...value, [name]: trait })}
        />
      ))}
      <div>
        <Switch label={t('traits.publish')} checked={isPublic} onChange={onPublish} />
        <Typography variant="caption" component="p" color="textSecondary">
          {canBePublic ? t('traits.publishHint') : t('traits.publishNeedsProfile')}
        </Typography>
      </div>
    </Group>
  );
}

interface TraitChoicesProps {
  readonly name: TraitName;
  readonly chosen: string | null;
  readonly onChoose: (value: string | null) => void;
}

function TraitChoices({ name, chosen, onChoose }: TraitChoicesProps) {
  const { t } = useTranslation();
  const { value: textOf } = useTraitTexts();
  const label = useId();
  return (
    <div role="group" aria-labelledby={label}>
      <Typography variant="body2" component="span" id={label}>
        {t(`traits.${name}`)}
      </Typography>
      <Choices>
        {traitValues[name].map((value) => (
          <Choice
            key={value}
            type="button"
            aria-pressed={value === chosen}
            onClick={() => onChoose(value === chosen ? null : value)}
          >
            {textOf(name, value)}
          </Choice>
        ))}
      </Choices>
    </div>
  );
}
