import type { SqlAnswer } from '@henna/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sqlQuery } from '../../api/sql.ts';

interface AskedSql {
  readonly answer: SqlAnswer | undefined;
  readonly error: Error | null;
  readonly isRunning: boolean;
  readonly run: (sql: string) => void;
  readonly stop: () => void;
}

/** One query at a time, each run anew; what is stopped, or left, is given up by the service too. */
export function useSql(): AskedSql {
  const client = useQueryClient();
  const [asked, setAsked] = useState({ sql: '', turn: 0 });
  const options = sqlQuery(asked.sql, asked.turn);
  const { data, error, isFetching } = useQuery({ ...options, enabled: asked.turn > 0 });
  return {
    answer: data,
    error,
    isRunning: isFetching,
    run: (sql) => setAsked(({ turn }) => ({ sql, turn: turn + 1 })),
    stop: () => {
      void client.cancelQueries({ queryKey: options.queryKey });
    },
  };
}
