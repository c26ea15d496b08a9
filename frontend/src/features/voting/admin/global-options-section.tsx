import { limits } from '@henna/domain';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Conflicts } from '../../../admin-kit/form/conflicts.tsx';
import { Section } from '../../../admin-kit/page-parts.tsx';
import { useMayWrite } from '../../../admin-kit/session.ts';
import { useToasts } from '../../../admin-kit/use-texts.ts';
import { ApiError } from '../../../lib/api.ts';
import { HistoryButton } from '../../history/index.ts';
import { renewCatalogue } from '../../records/index.ts';
import { saveGlobalOptions, type GlobalOptions } from './api.ts';
import { OptionBadges } from './option-badges.tsx';
import {
  linesOf,
  optionsChange,
  optionsProblem,
  useOptionsConflict,
  type KnownOption,
  type OptionLine,
} from './option-lines.ts';
import { OptionsEditor } from './options-editor.tsx';

/** The screen offers this many; the service takes up to ten, and what is stored is shown. */
const offered = 8;
const bounds = { min: limits.globalOptionsMin, max: limits.globalOptionsMax };

const knownOptions = ({ options, labels }: GlobalOptions): readonly KnownOption[] =>
  options.map((label) => ({ label, labels: labels[label] ?? {} }));

/** The options offered where nobody has chosen any of their own. */
export function GlobalOptionsSection({ read }: { readonly read: GlobalOptions }) {
  const { t } = useTranslation();
  const { succeed, fail } = useToasts();
  const client = useQueryClient();
  const mayWrite = useMayWrite();
  const [known, setKnown] = useState(read);
  const [lines, setLines] = useState<readonly OptionLine[]>(() => linesOf(knownOptions(read)));
  const [error, setError] = useState<string | null>(null);
  const conflict = useOptionsConflict(lines, setLines, t('admin.settings.globalTitle'));
  const mutation = useMutation({
    mutationFn: () => saveGlobalOptions(optionsChange(lines, knownOptions(known)), known.revision),
    onSuccess: (saved) => {
      setKnown(saved);
      conflict.forget();
      setLines(linesOf(knownOptions(saved)));
      succeed(t('admin.options.saved'));
      return renewCatalogue(client);
    },
    onError: (problem) => {
      if (problem instanceof ApiError && problem.code === 'CHANGED_SINCE' && problem.current) {
        const current = problem.current as GlobalOptions;
        setKnown(current);
        return conflict.meet(knownOptions(current));
      }
      fail(t('admin.settings.failed'));
    },
  });
  const save = () => {
    if (conflict.shown?.choice === null) return conflict.refuse();
    if (conflict.shown?.choice === 'theirs') return conflict.forget();
    const problem = optionsProblem(lines, bounds);
    const texts = {
      tooFew: t('admin.settings.atLeast'),
      tooMany: t('admin.settings.atMost'),
      notUnique: t('admin.options.unique'),
      tooLong: t('admin.options.tooLong'),
    };
    setError(problem && texts[problem]);
    if (!problem) mutation.mutate();
  };
  return (
    <Section title={t('admin.settings.globalTitle')} text={t('admin.settings.globalText')}>
      {conflict.shown && (
        <Conflicts
          conflicts={[conflict.shown]}
          refused={conflict.refused}
          onChoose={(_field, side) => conflict.choose(side)}
        />
      )}
      {mayWrite ? (
        <OptionsEditor
          lines={lines}
          onChange={setLines}
          keepAtLeast={bounds.min}
          offerUpTo={offered}
          addLabel={t('admin.settings.add')}
          error={error}
          pending={mutation.isPending}
          save={t('admin.settings.save')}
          onSave={save}
        />
      ) : (
        <OptionBadges options={knownOptions(known)} />
      )}
      <HistoryButton kind="setting" id="votingOptions" name={t('admin.settings.globalTitle')} />
      <Typography variant="caption" color="textSecondary">
        {t('admin.settings.helper')} {t('admin.options.renameHint')}
      </Typography>
    </Section>
  );
}
