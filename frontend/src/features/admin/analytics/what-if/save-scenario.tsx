import { limits } from '@henna/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../../components/toast/toasts.ts';
import { Field } from '../../../accounts/components/field.tsx';
import { saveScenario, scenariosQuery, type Tried } from '../../api/what-if.ts';
import { countsSomething, rulesOf } from './tried.ts';
import { useRefusalText } from '../../../../lib/use-refusal-text.ts';

const Form = styled('form')({ display: 'grid', gap: 12, '& > button': { justifySelf: 'start' } });

/** Keeps what is tried under a name, for others to look at. */
export function SaveScenario({ tried }: { readonly tried: Tried }) {
  const { t } = useTranslation();
  const { refusalText } = useRefusalText();
  const client = useQueryClient();
  const [name, setName] = useState('');
  const save = useMutation({
    mutationFn: () => {
      const { withoutDemo, withoutSuspected, withoutProducts } = tried;
      const exclusions = { withoutDemo, withoutSuspected, withoutProducts };
      return saveScenario({ name: name.trim(), rules: rulesOf(tried), exclusions });
    },
    onSuccess: async (saved) => {
      setName('');
      showToast({ title: t('admin.whatIf.saved'), description: saved.name, tone: 'success' });
      await client.invalidateQueries({ queryKey: scenariosQuery().queryKey });
    },
    onError: (error) =>
      showToast({ title: t('admin.whatIf.saveFailed'), description: refusalText(error), tone: 'error' }),
  });
  const canSave = name.trim() !== '' && countsSomething(tried) && !save.isPending;
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
