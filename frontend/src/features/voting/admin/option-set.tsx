import { limits } from '@henna/domain';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OptionSet as StoredSet, OptionsOwner } from './api.ts';
import { Conflicts } from '../../../admin-kit/form/conflicts.tsx';
import { useMayWrite } from '../../../admin-kit/session.ts';
import { OptionBadges } from './option-badges.tsx';
import { optionsProblem } from './option-lines.ts';
import { OptionsEditor } from './options-editor.tsx';
import { useOptionSet } from './use-option-set.ts';

const Block = styled('section')({ display: 'grid', gap: 10 });
const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, minHeight: 36 });
const bounds = { min: 1, max: limits.optionsPerSet };

interface OptionSetProps {
  readonly owner: OptionsOwner;
  /** Of the category or subcategory, as people read it. */
  readonly name: string;
  /** null: none of its own. */
  readonly set: StoredSet | null;
}

/** The voting options of a category or a subcategory, seen or edited in place. */
export function OptionSetSection({ owner, name, set }: OptionSetProps) {
  const { t } = useTranslation();
  const mayWrite = useMayWrite();
  const title = owner.subcategory === null ? t('admin.options.title') : t('admin.options.ownTitle');
  const [error, setError] = useState<string | null>(null);
  const { lines, setLines, conflict, begin, stop, save: saveLines, remove, pending } = useOptionSet(owner, set, title);
  const start = () => {
    setError(null);
    begin();
  };
  const save = () => {
    if (!lines) return;
    if (conflict.shown?.choice === null) return conflict.refuse();
    if (conflict.shown?.choice === 'theirs') return stop();
    const problem = optionsProblem(lines, bounds);
    const texts = {
      tooFew: t('admin.options.atLeastOne'),
      tooMany: t('admin.options.tooLong'),
      notUnique: t('admin.options.unique'),
      tooLong: t('admin.options.tooLong'),
    };
    setError(problem && texts[problem]);
    if (!problem) saveLines(lines);
  };
  return (
    <Block aria-label={`${title}: ${name}`}>
      <Head>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        {mayWrite && !lines && (
          <Button size="small" onClick={start} aria-label={t('admin.options.editOf', { name })}>
            {t('admin.options.edit')}
          </Button>
        )}
      </Head>
      {!lines && set && <OptionBadges options={set.details} />}
      {!lines && !set && (
        <Typography variant="body2" color="textSecondary">
          {owner.subcategory === null ? t('admin.options.noCustom') : t('admin.options.inherits')}
        </Typography>
      )}
      {lines && (
        <>
          {conflict.shown && (
            <Conflicts
              conflicts={[conflict.shown]}
              refusedSaves={conflict.refused}
              onChoose={(_field, side) => conflict.choose(side)}
            />
          )}
          <OptionsEditor
            lines={lines}
            onChange={setLines}
            error={error}
            pending={pending}
            save={t('admin.options.saveAll')}
            onSave={save}
          >
            <Button variant="outlined" onClick={stop}>
              {t('common.cancel')}
            </Button>
            {set && (
              <Button onClick={remove} disabled={pending}>
                {t('admin.options.useInherited')}
              </Button>
            )}
          </OptionsEditor>
          <Typography variant="caption" color="textSecondary">
            {t('admin.options.renameHint')}
          </Typography>
        </>
      )}
    </Block>
  );
}
