/** The records of one section of a complete backup, one after the other. */
export type Rows = AsyncGenerator<object>;
