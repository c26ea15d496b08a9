import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Part } from '../analytics.styles.ts';
import type { TabProps } from '../tab-props.ts';
import { sqlExamples } from './examples.ts';
import { SqlEditor } from './sql-editor.tsx';
import { SqlRefusal } from './sql-refusal.tsx';
import { SqlResult } from './sql-result.tsx';
import { useSql } from './use-sql.ts';

/** SQL on the events and the counts. The address holds the query that ran; a link fills it in and waits to be told to run. */
export default function SqlTab({ search, onSearchChange }: TabProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(search.sql ?? sqlExamples.types);
  const { answer, error, isRunning, run, stop } = useSql();
  const start = () => {
    onSearchChange({ ...search, sql: text });
    run(text);
  };
  return (
    <Part aria-labelledby="analytics-sql" aria-busy={isRunning}>
      <header>
        <div>
          <Typography variant="h3" component="h2" id="analytics-sql">
            {t('admin.sql.title')}
          </Typography>
          <p>{t('admin.sql.text')}</p>
        </div>
      </header>
      <SqlEditor {...{ text, isRunning }} onChange={setText} onRun={start} onStop={stop} />
      <div role="status" aria-live="polite">
        {isRunning && <Typography variant="body2">{t('admin.sql.running')}</Typography>}
      </div>
      {!isRunning && error && <SqlRefusal error={error} onRetry={start} />}
      {!isRunning && answer && <SqlResult answer={answer} />}
    </Part>
  );
}
