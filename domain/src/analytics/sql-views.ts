/** Columns and their DuckDB types, by name. */
export type Columns = Readonly<Record<string, string>>;

/** The columns of the event files, with the day that their folder names. */
export const eventColumns: Columns = {
  position: 'BIGINT',
  id: 'VARCHAR',
  type: 'VARCHAR',
  recordedAt: 'TIMESTAMPTZ',
  actAt: 'TIMESTAMPTZ',
  actorKind: 'VARCHAR',
  actorRole: 'VARCHAR',
  actorId: 'VARCHAR',
  origin: 'VARCHAR',
  language: 'VARCHAR',
  correlationId: 'VARCHAR',
  productId: 'VARCHAR',
  memberId: 'VARCHAR',
  optionId: 'VARCHAR',
  stars: 'TINYINT',
  data: 'VARCHAR',
  day: 'DATE',
};

const hourKey: Columns = { level: 'VARCHAR', entityId: 'VARCHAR', hour: 'TIMESTAMPTZ', language: 'VARCHAR' };
const counts: Columns = {
  visits: 'BIGINT',
  votes: 'BIGINT',
  ratings: 'BIGINT',
  comments: 'BIGINT',
  stars: 'BIGINT',
  newMembers: 'BIGINT',
};
const productColumns: Columns = {
  productId: 'VARCHAR',
  name: 'VARCHAR',
  brandId: 'VARCHAR',
  brand: 'VARCHAR',
  categoryId: 'VARCHAR',
  category: 'VARCHAR',
  subcategoryId: 'VARCHAR',
  subcategory: 'VARCHAR',
  visible: 'BOOLEAN',
  trendScore: 'DOUBLE',
};

/** The tables besides the events, each in a file. */
export const exportTables: Readonly<Record<string, Columns>> = {
  metrics: { ...hourKey, ...counts },
  optionVotes: { ...hourKey, optionId: 'VARCHAR', votes: 'BIGINT' },
  products: productColumns,
};

/** The views that SQL on an export can read, with their columns. */
export const sqlViews: Readonly<Record<string, Columns>> = { events: eventColumns, ...exportTables };
