import '../../../i18n/traits.en.ts';
import { givenTraits, maxTraits, traitNames, traitValues } from '@henna/domain';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/select-field.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { ErrorState } from '../../../components/states.tsx';
import { profileQuery } from '../../profile/index.ts';
import { useUserId } from '../../session/index.ts';
import { opinionsQuery, selectionIn, useTraitTexts, type TraitSelection } from '../../traits/index.ts';
import { GroupOpinions } from './group-opinions.tsx';
import { PeopleCard, PeopleResult } from './people-placeholder.tsx';

const Choices = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));

interface PeopleLikeMeProps {
  readonly productId: string;
  /** Those of the address. */
  readonly traits: Readonly<Record<string, string>>;
  readonly onChoose: (traits: TraitSelection) => void;
}

/** What people with the same skin, hair or age say of a product: at first those who share the member's first trait. */
export function PeopleLikeMe({ productId, traits, onChoose }: PeopleLikeMeProps) {
  const { t } = useTranslation();
  const { people, value: textOf } = useTraitTexts();
  const { sessionUserId } = useUserId();
  const own = useQuery({ ...profileQuery(sessionUserId ?? ''), enabled: Boolean(sessionUserId) }).data?.traits;
  const [hasChosen, setHasChosen] = useState(false);
  const chosen = selectionIn(traits, maxTraits);
  const isChosen = hasChosen || givenTraits(chosen).length > 0;
  const selection = isChosen ? chosen : selectionIn(own ?? {}, 1);
  const given = givenTraits(selection).length;
  const options = opinionsQuery(productId, selection);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...options,
    queryFn: given > 0 ? options.queryFn : skipToken,
  });
  const choose = (name: (typeof traitNames)[number], value: string) => {
    setHasChosen(true);
    onChoose(selectionIn({ ...selection, [name]: value }, maxTraits));
  };
  return (
    <PeopleCard id="people" aria-labelledby="people-title">
      <div>
        <Typography variant="h3" component="h2" id="people-title">
          {t('traits.like.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {given < maxTraits ? t('traits.like.text') : t('traits.like.most')}
        </Typography>
      </div>
      <Choices>
        {traitNames.map((name) => (
          <SelectField
            key={name}
            label={t(`traits.${name}`)}
            value={selection[name] ?? ''}
            disabled={given === maxTraits && !selection[name]}
            options={[
              { value: '', text: t('traits.like.any') },
              ...traitValues[name].map((value) => {
                const text = textOf(name, value);
                return { value, text: own?.[name] === value ? t('traits.like.yours', { value: text }) : text };
              }),
            ]}
            onChange={(value) => choose(name, value)}
          />
        ))}
      </Choices>
      <PeopleResult data-chosen={given > 0} aria-live="polite" aria-busy={given > 0 && !data && !error}>
        {given === 0 && <Typography color="textSecondary">{t('traits.like.none')}</Typography>}
        {given > 0 && error && (
          <ErrorState error={error} title={t('traits.like.failed')} onRetry={() => void refetch()} />
        )}
        {given > 0 && !error && (data === undefined || isPlaceholderData) && (
          <Skeleton variant="rounded" height={112} aria-label={t('traits.like.loading')} />
        )}
        {given > 0 && !error && data && !isPlaceholderData && (
          <GroupOpinions opinions={data} people={people(selection)} />
        )}
      </PeopleResult>
    </PeopleCard>
  );
}
