/** Bytes of data in one append; type and metadata don't count. */
export const MAX_APPEND_SIZE = 1 << 20;
/** Bytes of one message. */
export const MAX_MESSAGE_SIZE = 17 << 20;
/** Bytes that one append takes in the log, each event with its names: clients read messages of 17 MiB. */
export const MAX_STORED_SIZE = 16 << 20;
/** What an event takes besides its data, metadata, type and stream. */
export const EVENT_OVERHEAD = 200;
/** Bytes of a stream's name or an event's type. */
export const MAX_NAME_SIZE = 128 << 10;
/** Appends of one call that are begun but not final, and their bytes. */
export const MAX_OPEN_APPENDS = 1_000;
export const MAX_OPEN_BYTES = 64 << 20;
/** Bytes of all appends in the process that are not yet durable; beyond it no more is read from clients. */
export const MAX_PENDING_BYTES = 64 << 20;
