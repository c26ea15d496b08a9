import { useQueries } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { Pill, PillList } from '../../catalogue/components/pill-links.ts';
import { removedCountQuery } from '../api/removed.ts';
import { removedKinds } from '../removed-search.ts';

const PillLink = createLink(Pill);

/** The kinds of records, each with how many of it are removed. */
export function KindPills() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const counts = useQueries({ queries: removedKinds.map(removedCountQuery) });
  return (
    <nav aria-label={t('admin.removed.kinds')}>
      <PillList sx={{ marginBlock: 0 }}>
        {removedKinds.map((each, index) => {
          const count = counts[index]?.data;
          return (
            <li key={each}>
              <PillLink
                to="/admin/removed"
                search={{ kind: each === 'products' ? undefined : each }}
                activeOptions={{ includeSearch: true, explicitUndefined: true }}
              >
                {t(`admin.shell.${each}`)}
                {count !== undefined && <span>{formatNumber(count, language)}</span>}
              </PillLink>
            </li>
          );
        })}
      </PillList>
    </nav>
  );
}
