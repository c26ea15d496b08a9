import { limits } from '@henna/domain';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts, useToasts } from '../../../admin-kit/use-texts.ts';
import { LoadingBlocks } from '../../../admin-kit/page-parts.tsx';
import { HolderContext } from '../../../admin-kit/session.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { ErrorState } from '../../../components/states.tsx';
import { showToast } from '../../../components/toast/toasts.ts';
import { plainList } from '../../../theme/mixins.ts';
import { removeScenario, saveScenario, scenariosQuery, type DraftRules } from '../api/what-if.ts';
import { countsSomething, rulesOf, draftOfScenario } from './draft-rules.ts';
import type { Scenario } from '../api-types.ts';

const Form = styled('form')({ display: 'grid', gap: 12, '& > button': { justifySelf: 'start' } });

export function SaveScenario({ draft }: { readonly draft: DraftRules }) {
  const { t } = useTranslation();
  const { failureToast } = useToasts();
  const client = useQueryClient();
  const [name, setName] = useState('');
  const save = useMutation({
    mutationFn: () => {
      const { withoutDemo, withoutSuspected, withoutProducts } = draft;
      const exclusions = { withoutDemo, withoutSuspected, withoutProducts };
      return saveScenario({ name: name.trim(), rules: rulesOf(draft), exclusions });
    },
    onSuccess: async (saved) => {
      setName('');
      showToast({ title: t('admin.whatIf.saved'), description: saved.name, tone: 'success' });
      await client.invalidateQueries({ queryKey: scenariosQuery().queryKey });
    },
    onError: failureToast(t('admin.whatIf.saveFailed')),
  });
  const canSave = name.trim() !== '' && countsSomething(draft) && !save.isPending;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (canSave) save.mutate();
      }}
    >
      <Field
        label={t('admin.whatIf.name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        inputProps={{ dir: 'auto', maxLength: limits.scenarioName }}
      />
      <Button type="submit" variant="outlined" disabled={!canSave}>
        {t('admin.whatIf.save')}
      </Button>
    </Form>
  );
}

const NoneSaved = styled('p')({ margin: 0 });
const List = styled('ul')(({ theme }) => ({
  ...plainList,
  '& > li': { display: 'grid', gap: 2, paddingBlock: 8 },
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars?.palette.divider}` },
  '& strong': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { ...theme.typography.caption, color: theme.vars?.palette.text.secondary },
  '& > li > div': { display: 'flex', flexWrap: 'wrap', gap: 8, marginInlineStart: -8 },
}));

export function SavedScenarios({ onOpen }: { readonly onOpen: (draft: DraftRules) => void }) {
  const { t, moment } = useTexts();
  const { failureToast } = useToasts();
  const holder = use(HolderContext);
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(scenariosQuery());
  const [toRemove, setToRemove] = useState<Scenario | null>(null);
  const removal = useMutation({
    mutationFn: ({ id }: Scenario) => removeScenario(id),
    onSuccess: async (_, { name }) => {
      showToast({ title: t('admin.whatIf.removed'), description: name, tone: 'success' });
      await client.invalidateQueries({ queryKey: scenariosQuery().queryKey });
    },
    onError: failureToast(t('admin.whatIf.removeFailed')),
  });
  if (error && !data)
    return <ErrorState error={error} title={t('admin.common.loadFailed')} onRetry={() => void refetch()} />;
  if (!data) return <LoadingBlocks heights={[72]} />;
  if (data.length === 0) return <NoneSaved>{t('admin.whatIf.noneSaved')}</NoneSaved>;
  const mayRemove = ({ savedBy }: Scenario) => holder?.role === 'admin' || savedBy === holder?.name;
  return (
    <>
      <List aria-label={t('admin.whatIf.scenarios')}>
        {data.map((scenario) => (
          <li key={scenario.id}>
            <strong>
              <bdi>{scenario.name}</bdi>
            </strong>
            <small>
              {t('admin.whatIf.savedBy', {
                name: `\u2068${scenario.savedBy ?? '–'}\u2069`,
                moment: moment(scenario.savedAt),
              })}
            </small>
            <div>
              <Button
                size="small"
                aria-label={t('admin.whatIf.openNamed', { name: scenario.name })}
                onClick={() => onOpen(draftOfScenario(scenario))}
              >
                {t('admin.whatIf.open')}
              </Button>
              {mayRemove(scenario) && (
                <Button
                  size="small"
                  color="inherit"
                  aria-label={t('admin.common.deleteNamed', { name: scenario.name })}
                  onClick={() => setToRemove(scenario)}
                >
                  {t('admin.common.delete')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </List>
      {toRemove && (
        <ConfirmDialog
          title={t('admin.whatIf.removeTitle', { name: toRemove.name })}
          confirm={t('admin.common.delete')}
          onCancel={() => setToRemove(null)}
          onConfirm={() => {
            removal.mutate(toRemove);
            setToRemove(null);
          }}
        >
          <p>{t('admin.whatIf.removeText')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
