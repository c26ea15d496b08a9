import type { TrendingRulesRecord } from '@henna/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../../components/toast/toasts.ts';
import { ApiError } from '../../../../lib/api.ts';
import { changeRules, rulesQuery, type Tried } from '../../api/what-if.ts';
import { isSameRules, rulesOf } from './tried.ts';
import { useRefusalText } from '../../../../lib/use-refusal-text.ts';

interface Adoption {
  readonly tried: Tried;
  /** The rules as they were looked at. */
  readonly known: TrendingRulesRecord;
  readonly reason: string;
}

/** Changes the live rules, and says how it went. */
export function useAdopt() {
  const { t } = useTranslation();
  const { refusalText } = useRefusalText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ tried, known, reason }: Adoption) => changeRules(rulesOf(tried), known.revision, reason),
    onSuccess: async (changed, { tried }) => {
      client.setQueryData(rulesQuery().queryKey, changed);
      const isMerged = !isSameRules(changed.rules, rulesOf(tried));
      showToast({
        title: t('admin.whatIf.adopted'),
        description: isMerged ? t('admin.whatIf.adoptedMerged') : t('admin.whatIf.adoptedText'),
        tone: 'success',
      });
      await client.invalidateQueries({ queryKey: ['/api/admin/history'] });
    },
    onError: async (error) => {
      const isOutdated = error instanceof ApiError && error.code === 'CHANGED_SINCE';
      showToast({
        title: t('admin.whatIf.adoptFailed'),
        description: isOutdated ? t('admin.whatIf.changedSince') : refusalText(error),
        tone: 'error',
      });
      if (isOutdated) await client.invalidateQueries({ queryKey: rulesQuery().queryKey });
    },
  });
}
