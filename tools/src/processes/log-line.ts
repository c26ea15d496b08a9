const levels: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};
/** Shown in another way, or of use only when the whole log is searched. */
const omittedFields = new Set([
  'time',
  'level',
  'msg',
  'part',
  'log',
  'pid',
  'hostname',
  'reqId',
  'correlationId',
  'req',
  'res',
  'responseTime',
  'err',
]);

interface LogEntry {
  readonly time?: number;
  readonly level?: number;
  readonly msg?: string;
  /** The program that wrote it, or `security`. */
  readonly part?: string;
  readonly log?: string;
  readonly req?: { readonly method: string; readonly url: string };
  readonly res?: { readonly statusCode: number };
  readonly responseTime?: number;
  readonly err?: { readonly message?: string };
}

/** Formats a JSON line of the log for a terminal: time, level, what happened. Other lines stay as they are. */
export const readableLogLine = (line: string): string => {
  const entry = parseEntry(line);
  if (entry?.level === undefined) return line;
  const { time, level, msg, part, log, req, res, responseTime, err } = entry;
  const fields = Object.entries(entry).flatMap(([name, value]) =>
    omittedFields.has(name) ? [] : [`${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`],
  );
  const words =
    req && res
      ? [`${req.method} ${req.url} ${res.statusCode} ${responseTime} ms`]
      : [
          ...[part ?? log].flatMap((from) => (from ? [`${from}:`] : [])),
          msg,
          ...fields,
          ...(err?.message ? [`(${err.message})`] : []),
        ];
  return [new Date(time ?? 0).toTimeString().slice(0, 8), levels[level] ?? String(level), ...words].join(' ');
};

const parseEntry = (line: string): LogEntry | undefined => {
  try {
    return JSON.parse(line) as LogEntry;
  } catch {
    return undefined;
  }
};
