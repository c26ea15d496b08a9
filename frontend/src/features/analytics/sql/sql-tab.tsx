import { limits, type SqlAnswer } from '@henna/domain';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import type { TabProps } from '../analytics-page.tsx';
import { HeadActions, Section } from '../analytics.styles.ts';
import { sqlQuery } from '../api/analytics.ts';
import { SaveView } from '../notebook/save-view.tsx';
import { savableView } from '../notebook/view-description.ts';
import { SectionHead } from '../parts.tsx';
import { sqlExamples } from './examples.ts';
import { SqlEditor } from './sql-editor.tsx';
import { SqlRefusal } from './sql-refusal.tsx';
import { SqlResult } from './sql-result.tsx';

interface SqlRun {
  readonly answer: SqlAnswer | undefined;
  readonly error: Error | null;
  readonly isRunning: boolean;
  readonly run: (sql: string) => void;
  readonly stop: () => void;
}

/** Runs one query at a time; a query that is stopped or left is cancelled in the service too. */
function useSql(): SqlRun {
  const client = useQueryClient();
  const [request, setRequest] = useState({ sql: '', turn: 0 });
  const options = sqlQuery(request.sql, request.turn);
  const { data, error, isFetching } = useQuery({ ...options, enabled: request.turn > 0 });
  return {
    answer: data,
    error,
    isRunning: isFetching,
    run: (sql) => setRequest(({ turn }) => ({ sql, turn: turn + 1 })),
    stop: () => {
      void client.cancelQueries({ queryKey: options.queryKey });
    },
  };
}

/** Characters of a query that an address holds. */
const longest = limits.analyticsField;

/** The address holds the query that ran; a query that comes with a link is not run by itself. */
export default function SqlTab({ search, onSearchChange }: TabProps) {
  const { t, number } = useTexts();
  const [text, setText] = useState(search.sql ?? sqlExamples.types);
  const { answer, error, isRunning, run, stop } = useSql();
  const isTooLong = text.length > longest;
  const start = () => {
    onSearchChange({ ...search, sql: text });
    run(text);
  };
  return (
    <Section aria-labelledby="analytics-sql" aria-busy={isRunning}>
      <SectionHead id="analytics-sql" title={t('admin.sql.title')} text={t('admin.sql.text')}>
        <HeadActions>
          {isTooLong && (
            <Typography variant="caption" color="textSecondary">
              {t('admin.notebook.tooLong', { count: longest, n: number(longest) })}
            </Typography>
          )}
          <SaveView view={savableView('sql', { sql: text })} disabled={text.trim() === '' || isTooLong} />
        </HeadActions>
      </SectionHead>
      <SqlEditor {...{ text, isRunning }} onChange={setText} onRun={start} onStop={stop} />
      <div role="status" aria-live="polite">
        {isRunning && <Typography variant="body2">{t('admin.sql.running')}</Typography>}
      </div>
      {!isRunning && error && <SqlRefusal error={error} onRetry={start} />}
      {!isRunning && answer && <SqlResult answer={answer} />}
    </Section>
  );
}
