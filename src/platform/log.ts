import { pino } from 'pino';

/**
 * All fields that a log line may have. Names, mail addresses, tokens and query strings are left out on purpose, so that
 * logs can be stored and sent elsewhere without becoming a second copy of personal data.
 */
export interface LogFields {
  requestId?: string;
  method?: string;
  /** Path without its query string. */
  path?: string;
  status?: number;
  ms?: number;
  /** Text of a statement without values. */
  sql?: string;
  bytes?: number;
  cache?: string;
  component?: string;
  database?: string;
  /** What the process does: all, web or worker. */
  role?: string;
  migration?: string;
  address?: string;
  signal?: string;
  count?: number;
  job?: string;
  code?: string;
  error?: unknown;
  /** Browser that reported a script error: 'Chrome on Android'. */
  agent?: string;
  /** Code of a security event. This and the next four fields are for entries of the security log. */
  event?: string;
  result?: string;
  /** Id of the account that acted. */
  account?: string;
  /** Id of the person or application that the action concerned. */
  subject?: string;
  /** IP address of the client. Only entries of the security log have it. */
  client?: string;
}

export interface Log {
  debug(fields: LogFields, message: string): void;
  info(fields: LogFields, message: string): void;
  warn(fields: LogFields, message: string): void;
  error(fields: LogFields, message: string): void;
}

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

const allowed: ReadonlySet<string> = new Set<keyof LogFields>([
  ...([
    'requestId',
    'method',
    'path',
    'status',
    'ms',
    'sql',
    'bytes',
    'cache',
    'component',
    'database',
    'role',
  ] as const),
  ...(['migration', 'address', 'signal', 'count', 'job', 'code', 'error'] as const),
  ...(['agent', 'event', 'result', 'account', 'subject', 'client'] as const),
]);

/** Message, code and stack of an error. The `detail` of database errors is left out, because it holds row values. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return { type: error.name, message: error.message, ...code, stack: error.stack, ...cause };
}

function clean(fields: LogFields): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (allowed.has(name)) kept[name] = name === 'error' ? describeError(value) : value;
  }
  return kept;
}

/** Logs to standard output: JSON lines, or readable lines if it is a terminal. */
export function createLog(level: LogLevel, options: { terminal?: boolean } = {}): Log {
  if (options.terminal ?? process.stdout.isTTY) return terminalLog(level);
  const { stream, flush } = inBatches(pino.destination({ dest: 1, sync: true }));
  const sink = pino({ level, base: null, timestamp: isoTime() }, stream);
  return logThrough((name, fields, message) => {
    sink[name](clean(fields), message);
    if (name === 'warn' || name === 'error') flush();
  });
}

/** pino's own, which formats the time anew for each line; under load many lines have the same millisecond. */
function isoTime(): () => string {
  let at = NaN;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== at) text = `,"time":"${new Date(now).toISOString()}"`;
    at = now;
    return text;
  };
}

/** Characters of lines after which they are written without waiting for more. */
const LONGEST_BATCH = 16_384;

/**
 * A stream that collects the lines of one turn of the event loop and writes them together, after the answers of that turn.
 * A write of one line to a file takes 2.9 µs; a page from the cache takes 57 µs in all (docs/performance.md, Load).
 * `flush` writes what is there, and so does the end of the process.
 */
function inBatches(out: { write(text: string): unknown }) {
  let batch = '';
  let timer: NodeJS.Immediate | undefined;
  const flush = () => {
    clearImmediate(timer);
    timer = undefined;
    const lines = batch;
    batch = '';
    if (lines !== '') out.write(lines);
  };
  process.once('exit', flush);
  const write = (line: string) => {
    batch += line;
    if (batch.length > LONGEST_BATCH) flush();
    else timer ??= setImmediate(flush);
  };
  return { stream: { write }, flush };
}

/**
 * A log that discards everything, for tests and tools.
 *
 */
export const silentLog: Log = logThrough(() => {});

type Write = (level: keyof Log, fields: LogFields, message: string) => void;

function logThrough(write: Write): Log {
  return {
    debug: (fields, message) => write('debug', fields, message),
    info: (fields, message) => write('info', fields, message),
    warn: (fields, message) => write('warn', fields, message),
    error: (fields, message) => write('error', fields, message),
  };
}

/** Without control characters: a path or an id from outside must not start a line or move the cursor. JSON escapes them. */
const oneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ');

function terminalLog(level: LogLevel): Log {
  const order: readonly LogLevel[] = ['debug', 'info', 'warn', 'error', 'silent'];
  return logThrough((name, fields, message) => {
    if (order.indexOf(name) < order.indexOf(level)) return;
    const { error, requestId: _requestId, ...rest } = clean(fields);
    const details = Object.values(rest).join(' ');
    const time = new Date().toTimeString().slice(0, 8);
    process.stdout.write(`${oneLine(`${time} ${name.padEnd(5)} ${message}${details && ` ${details}`}`)}\n`);
    if (error) process.stdout.write(`${(error as { stack?: string }).stack ?? JSON.stringify(error)}\n`);
  });
}
