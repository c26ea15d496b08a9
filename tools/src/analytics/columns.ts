import type { Columns } from '@henna/domain';

/** Columns of a line of `AnalyticsEvent`. */
export const eventLine: Columns = {
  position: 'BIGINT',
  id: 'VARCHAR',
  type: 'VARCHAR',
  at: 'TIMESTAMPTZ',
  actAt: 'TIMESTAMPTZ',
  actor: 'STRUCT(kind VARCHAR, role VARCHAR, id VARCHAR)',
  origin: 'VARCHAR',
  language: 'VARCHAR',
  correlationId: 'VARCHAR',
  data: 'JSON',
};
