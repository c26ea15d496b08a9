import { limits } from '@henna/contracts';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../components/toast/toasts.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useRules } from '../../../lib/form/use-rules.ts';
import type { CurrentUser } from '../../../lib/api-types.ts';
import { currentUserQuery } from '../../session/api/current-user.ts';
import { changeNames, type PersonNames } from '../api/account.ts';
import { useAccountFailure } from '../use-account-failure.ts';
import { AccountSection, Form } from './account-section.tsx';
import { Field } from './field.tsx';
import { useFieldText } from '../../../lib/use-refusal-text.ts';

/** The names that stand with comments while there is no profile. Renews who is signed in. */
export function NamesSection({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const failed = useAccountFailure();
  const fieldText = useFieldText();
  const { atMost } = useRules();
  const { text, submit } = useForm<PersonNames>(
    { firstName: user.firstName ?? '', lastName: user.lastName ?? '' },
    { firstName: atMost(limits.personName), lastName: atMost(limits.personName) },
  );
  const save = useMutation({
    mutationFn: changeNames,
    onSuccess: (renamed) => {
      client.setQueryData(currentUserQuery().queryKey, renamed);
      void client.invalidateQueries({
        refetchType: 'none',
        predicate: ({ queryKey }) => queryKey.includes('comments'),
      });
      showToast({ title: t('account.namesSaved'), tone: 'success' });
    },
    onError: (error) => failed(error, t('account.namesFailed')),
  });
  const field = (name: keyof PersonNames) => {
    const { error, ...rest } = text(name);
    return { ...rest, error: error ?? fieldText(save.error, name) };
  };
  return (
    <AccountSection title={t('account.names')} text={t('account.namesText')}>
      <Form noValidate onSubmit={submit((names) => save.mutate(names))}>
        <Field
          label={t('account.firstName')}
          autoComplete="given-name"
          inputProps={{ dir: 'auto' }}
          {...field('firstName')}
        />
        <Field
          label={t('account.lastName')}
          autoComplete="family-name"
          inputProps={{ dir: 'auto' }}
          {...field('lastName')}
        />
        <Button type="submit" variant="outlined" disabled={save.isPending}>
          {save.isPending ? t('account.saving') : t('account.saveNames')}
        </Button>
      </Form>
    </AccountSection>
  );
}
