import { limits } from '@henna/domain';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../admin-kit/page-parts.tsx';
import { isChangedSince } from '../../../admin-kit/request.ts';
import { useMayWrite } from '../../../admin-kit/session.ts';
import { useToasts } from '../../../admin-kit/use-texts.ts';
import { HistoryButton } from '../../history/index.ts';
import { invalidateCatalogue } from '../../records/index.ts';
import { saveGlobalOptions, type GlobalOptions } from './api.ts';
import { OptionBadges } from './option-badges.tsx';
import { linesOf, optionsChange, useOptionsConflict, type StoredOption, type OptionLine } from './option-lines.ts';
import { OptionsEditor } from './options-editor.tsx';

/** The screen offers this many; the service accepts ten, and all that are stored are shown. */
const maxOffered = 8;
const bounds = { min: limits.globalOptionsMin, max: limits.globalOptionsMax };

const storedOptions = ({ options, labels, tones }: GlobalOptions): readonly StoredOption[] =>
  options.map((label) => ({ label, labels: labels[label] ?? {}, tone: tones[label] ?? 'neutral' }));

/** The options of products whose categories have none of their own. */
export function GlobalOptionsSection({ read }: { readonly read: GlobalOptions }) {
  const { t } = useTranslation();
  const { showSuccess, showError } = useToasts();
  const client = useQueryClient();
  const mayWrite = useMayWrite();
  const [stored, setStored] = useState(read);
  const [lines, setLines] = useState<readonly OptionLine[]>(() => linesOf(storedOptions(read)));
  const conflict = useOptionsConflict(lines, setLines, t('admin.settings.globalTitle'));
  const mutation = useMutation({
    mutationFn: () => saveGlobalOptions(optionsChange(lines, storedOptions(stored)), stored.revision),
    onSuccess: (saved) => {
      setStored(saved);
      conflict.forget();
      setLines(linesOf(storedOptions(saved)));
      showSuccess(t('admin.options.saved'));
      return invalidateCatalogue(client);
    },
    onError: (error) => {
      if (!isChangedSince(error) || !error.current) return showError(t('admin.settings.failed'));
      const current = error.current as GlobalOptions;
      setStored(current);
      conflict.start(storedOptions(current));
    },
  });
  return (
    <Section
      title={t('admin.settings.globalTitle')}
      text={t('admin.settings.globalText')}
      action={<HistoryButton kind="setting" id="votingOptions" name={t('admin.settings.globalTitle')} />}
    >
      {mayWrite ? (
        <OptionsEditor
          lines={lines}
          onChange={setLines}
          keepAtLeast={bounds.min}
          offerUpTo={maxOffered}
          addLabel={t('admin.settings.add')}
          conflict={conflict}
          bounds={bounds}
          boundsTexts={{ tooFew: t('admin.settings.atLeast'), tooMany: t('admin.settings.atMost') }}
          pending={mutation.isPending}
          save={t('admin.settings.save')}
          onSave={() => mutation.mutate()}
          onKeepTheirs={conflict.forget}
        />
      ) : (
        <OptionBadges options={storedOptions(stored)} />
      )}
      <Typography variant="caption" color="textSecondary">
        {t('admin.settings.helper')} {t('admin.options.renameHint')}
      </Typography>
    </Section>
  );
}
