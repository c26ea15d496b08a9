import { limits } from '@henna/domain';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isChangedSince } from '../../../admin-kit/request.ts';
import { useMayWrite } from '../../../admin-kit/session.ts';
import { useToasts } from '../../../admin-kit/use-texts.ts';
import { invalidateCatalogue } from '../../records/index.ts';
import { removeOptionSet, saveOptionSet, type OptionSet as StoredSet, type OptionsOwner } from './api.ts';
import { OptionBadges } from './option-badges.tsx';
import { linesOf, optionsChange, useOptionsConflict, type OptionLine } from './option-lines.ts';
import { OptionsEditor } from './options-editor.tsx';

/** Revision of a set that does not exist. */
const noRevision = -1;

/** @param read the set as it was read last; null: none of its own */
function useOptionSet(owner: OptionsOwner, read: StoredSet | null, title: string) {
  const { t } = useTranslation();
  const { refusalText, showSuccess, showError } = useToasts();
  const client = useQueryClient();
  /** The set on which the edit began, or that was saved by somebody else since. */
  const [base, setBase] = useState<StoredSet | null>(null);
  const [lines, setLines] = useState<readonly OptionLine[] | null>(null);
  const conflict = useOptionsConflict(lines ?? [], setLines, title);
  const cancel = () => {
    setLines(null);
    conflict.forget();
  };
  const mutation = useMutation<unknown, Error, readonly OptionLine[] | null>({
    mutationFn: (saved) =>
      saved === null
        ? removeOptionSet(owner, base?.revision ?? noRevision)
        : saveOptionSet(owner, optionsChange(saved, base?.details ?? []), base?.revision ?? noRevision),
    onSuccess: async () => {
      showSuccess(t('admin.options.saved'));
      await invalidateCatalogue(client);
      cancel();
    },
    onError: (error, saved) => {
      const current = isChangedSince(error) ? (error.current as StoredSet | null) : null;
      if (current) {
        setBase(current);
        void invalidateCatalogue(client);
        if (saved !== null) return conflict.start(current.details);
        setLines(linesOf(current.details));
      }
      const message = current ? t('admin.changed.deleteText') : refusalText(error);
      showError(t('admin.options.updateFailed', { message }));
    },
  });
  return {
    lines,
    setLines,
    conflict,
    cancel,
    begin: () => {
      setBase(read);
      setLines(linesOf(read?.details ?? []));
    },
    pending: mutation.isPending,
    save: (saved: readonly OptionLine[]) => mutation.mutate(saved),
    remove: () => mutation.mutate(null),
  };
}

const Block = styled('section')({ display: 'grid', gap: 10 });
const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, minHeight: 36 });
const bounds = { min: 1, max: limits.optionsPerSet };

interface OptionSetProps {
  readonly owner: OptionsOwner;
  readonly name: string;
  /** null: none of its own. */
  readonly set: StoredSet | null;
}

export function OptionSetSection({ owner, name, set }: OptionSetProps) {
  const { t } = useTranslation();
  const mayWrite = useMayWrite();
  const title = owner.subcategory === null ? t('admin.options.title') : t('admin.options.ownTitle');
  const { lines, setLines, conflict, begin, cancel, save, remove, pending } = useOptionSet(owner, set, title);
  return (
    <Block aria-label={`${title}: ${name}`}>
      <Head>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        {mayWrite && !lines && (
          <Button size="small" onClick={begin} aria-label={t('admin.options.editOf', { name })}>
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
          <OptionsEditor
            lines={lines}
            onChange={setLines}
            conflict={conflict}
            bounds={bounds}
            boundsTexts={{ tooFew: t('admin.options.atLeastOne'), tooMany: t('admin.options.tooLong') }}
            pending={pending}
            save={t('admin.options.saveAll')}
            onSave={() => save(lines)}
            onKeepTheirs={cancel}
          >
            <Button variant="outlined" onClick={cancel}>
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
