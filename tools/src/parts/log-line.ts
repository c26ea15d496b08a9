const levels: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};
/** Said otherwise, or of use only to who searches the whole log. */
const leftOut = new Set([
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

/** A JSON line of the log as a person reads it in a terminal: time, level, what happened. Other lines stay as they are. */
export const readableLogLine = (line: string): string => {
  const entry = parsed(line);
  if (entry?.level === undefined) return line;
  const { time, level, msg, part, log, req, res, responseTime, err } = entry;
  const facts = Object.entries(entry).flatMap(([name, value]) =>
    leftOut.has(name) ? [] : [`${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`],
  );
  const what =
    req && res
      ? [`${req.method} ${req.url} ${res.statusCode} ${responseTime} ms`]
      : [
          ...[part ?? log].flatMap((from) => (from ? [`${from}:`] : [])),
          msg,
          ...facts,
          ...(err?.message ? [`(${err.message})`] : []),
        ];
  return [new Date(time ?? 0).toTimeString().slice(0, 8), levels[level] ?? String(level), ...what].join(' ');
};

const parsed = (line: string): LogEntry | undefined => {
  try {
    return JSON.parse(line) as LogEntry;
  } catch {
    return undefined;
  }
};
