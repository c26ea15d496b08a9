import { limits } from '@henna/contracts';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import { HeadActs, Part } from '../analytics.styles.ts';
import { KeepView } from '../notebook/keep-view.tsx';
import { viewOf } from '../notebook/view-address.ts';
import type { TabProps } from '../tab-props.ts';
import { sqlExamples } from './examples.ts';
import { SqlEditor } from './sql-editor.tsx';
import { SqlRefusal } from './sql-refusal.tsx';
import { SqlResult } from './sql-result.tsx';
import { useSql } from './use-sql.ts';
import { PartHead } from '../part-head.tsx';

/** Characters of a query that an address holds. */
const longest = limits.analyticsField;

/** SQL on the events and the counts. The address holds the query that ran; a link fills it in and waits to be told to run. */
export default function SqlTab({ search, onSearchChange }: TabProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [text, setText] = useState(search.sql ?? sqlExamples.types);
  const { answer, error, isRunning, run, stop } = useSql();
  const isTooLong = text.length > longest;
  const start = () => {
    onSearchChange({ ...search, sql: text });
    run(text);
  };
  return (
    <Part aria-labelledby="analytics-sql" aria-busy={isRunning}>
      <PartHead id="analytics-sql" title={t('admin.sql.title')} text={t('admin.sql.text')}>
        <HeadActs>
          {isTooLong && (
            <Typography variant="caption" color="textSecondary">
              {t('admin.notebook.tooLong', { count: longest, n: formatNumber(longest, language) })}
            </Typography>
          )}
          <KeepView view={viewOf('sql', { sql: text })} disabled={text.trim() === '' || isTooLong} />
        </HeadActs>
      </PartHead>
      <SqlEditor {...{ text, isRunning }} onChange={setText} onRun={start} onStop={stop} />
      <div role="status" aria-live="polite">
        {isRunning && <Typography variant="body2">{t('admin.sql.running')}</Typography>}
      </div>
      {!isRunning && error && <SqlRefusal error={error} onRetry={start} />}
      {!isRunning && answer && <SqlResult answer={answer} />}
    </Part>
  );
}
