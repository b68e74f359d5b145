import path from 'node:path';
import { z } from 'zod';
import { NRB_ADDRESS } from './forex/nrb.ts';
import { StartError } from './start-error.ts';

const onOff = z.enum(['on', 'off'], { error: 'on or off' });
const httpUrl = z.url({ protocol: /^https?$/, error: 'an address like https://example.com', abort: true });
const origin = httpUrl.transform((text) => new URL(text).origin);
const seconds = z.coerce
  .number({ error: 'a number of seconds' })
  .int()
  .positive('a number of seconds above 0');

const count = z.coerce.number({ error: 'a whole number' }).int('a whole number').positive('a number above 0');

const port = z.coerce
  .number({ error: 'a port number' })
  .int()
  .min(0)
  .max(65_535, 'a port number up to 65535');

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost']);

const isSafe = (text: string): boolean => {
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || LOOPBACK.has(hostname) || hostname === '[::1]';
};

/** What is sent there, or comes from there, is not read on the way. */
const safeUrl = httpUrl.refine((text) => isSafe(text), 'https, or http to this computer');

/** Parameters with which the driver would not compare the certificate with the name of the server. */
const UNCHECKED_TLS = /[?&](?:sslmode=no-verify|uselibpqcompat=)/;

const wait = z.coerce.number({ error: 'a number of seconds' }).int().min(0, 'a number of seconds').max(7_200);

/** By ROLE, how long a process waits for the balancer before it stops, and for requests in flight, in seconds. */
const STOPPING = {
  all: { drain: 0, finish: 10 },
  web: { drain: 5, finish: 300 },
  worker: { drain: 0, finish: 10 },
};

const isInside = (folder: string, outer: string): boolean =>
  !/^\.\.(\/|$)/.test(path.relative(outer, folder));

/** The environment variables of the whole application. An empty variable counts as unset. */
const envSchema = z
  .object({
    /** What this process does: web answers requests, worker runs jobs, all does both. */
    ROLE: z.enum(['web', 'worker', 'all'], { error: 'web, worker or all' }).default('all'),
    /** After SIGTERM, how long /readyz refuses while everything is still served, so that a balancer can notice. */
    DRAIN_SECONDS: wait.optional(),
    /** Then, how long requests in flight may take. */
    FINISH_SECONDS: wait.optional(),
    PORT: port.default(3000),
    HOST: z.string().default('127.0.0.1'),
    /** Port of /metrics; unset: none. */
    METRICS_PORT: port.optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    /** Needed when other computers reach METRICS_HOST. */
    METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
    /** Address to which each new kind of error is sent; unset: none. */
    ERROR_HOOK_URL: safeUrl.optional(),
    /** Statements that take at least this many milliseconds are logged. */
    SLOW_QUERY_MS: z.coerce
      .number({ error: 'a number of milliseconds' })
      .int()
      .positive('a number of milliseconds above 0')
      .default(500),
    PUBLIC_ORIGIN: origin.optional(),
    DATA_DIR: z
      .string()
      .default('./var')
      .transform((directory) => path.resolve(directory)),
    /** Where cached pages are written for a proxy on this computer that serves them by itself; unset: nowhere. */
    KEPT_PAGES_DIR: z
      .string()
      .transform((directory) => path.resolve(directory))
      .optional(),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'an address like postgres://user:password@host/name' })
      .refine((text) => !UNCHECKED_TLS.test(text), 'with sslmode=verify-full, or without TLS')
      .optional(),
    DEMO: onOff.optional(),
    API_BASE_URL: safeUrl.optional(),
    ADMIN_URL: z
      .union([httpUrl, z.string().regex(/^\/(?![/\\])/)], {
        error: 'an address like https://example.com/admin or a path like /admin',
      })
      .default('/admin'),
    LOG_LEVEL: z
      .enum(['debug', 'info', 'warn', 'error', 'silent'], { error: 'debug, info, warn, error or silent' })
      .default('info'),
    SECRET_KEY: z.string().min(32, 'at least 32 characters').optional(),
    SECRET_KEY_OTHERS: z
      .string()
      .transform((text) => text.split(/\s+/).filter(Boolean))
      .pipe(z.array(z.string().min(32, 'keys of at least 32 characters, with spaces between them')))
      .optional(),
    RATE_LIMITS: onOff.default('on'),
    /** Limits for one student account: files, gigabytes and open applications. */
    QUOTA_FILES: count.default(2_000),
    QUOTA_GB: count.default(20),
    QUOTA_OPEN_CASES: count.default(50),
    ACCESS_TOKEN_TTL: seconds.default(3600),
    S3_ENDPOINT: safeUrl.optional(),
    S3_BUCKET: z.string().optional(),
    S3_REGION: z.string().optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    /** Encrypts backups. */
    BACKUP_KEY: z.string().min(32, 'at least 32 characters: npm run backup -- key makes one').optional(),
    /** Where the daily backup goes: a folder, or s3://bucket/folder. */
    BACKUP_TO: z.string().optional(),
    /** Of the bucket in BACKUP_TO, if they are not those of the documents. */
    BACKUP_S3_ENDPOINT: safeUrl.optional(),
    BACKUP_S3_REGION: z.string().optional(),
    BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
    BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'an address like smtp://user:password@host:587' })
      .optional(),
    MAIL_DIR: z.string().optional(),
    /** The sender's address, if it is not the consultancy's. */
    MAIL_FROM: z.email('an e-mail address').optional(),
    STAFF_EMAIL: z.email('an e-mail address').optional(),
    STAFF_PASSWORD: z.string().min(8, 'at least 8 characters').optional(),
    /** Whether every staff account must have a second factor. Unset: required as soon as there are two staff accounts. */
    STAFF_2FA: z.enum(['optional', 'required'], { error: 'optional or required' }).optional(),
    /** Addresses or networks (CIDR) of reverse proxies, comma separated. Forwarding headers are trusted only from them. */
    TRUSTED_PROXIES: z.string().optional(),
    /** Where exchange rates are fetched once a day. */
    NRB_API: z
      .union([safeUrl, z.literal('off')], { error: 'off, or an address like https://www.nrb.org.np/…' })
      .default(NRB_ADDRESS),
    CLAMD_ADDRESS: z
      .string()
      .regex(/\/|.:\d{1,5}$/, 'host:port or the path of a socket')
      .optional(),
  })
  .refine((env) => env.BACKUP_TO === undefined || env.BACKUP_KEY !== undefined, {
    path: ['BACKUP_KEY'],
    error: 'set, because BACKUP_TO is: npm run backup -- key makes one',
  })
  .refine(({ DATA_DIR, KEPT_PAGES_DIR }) => !KEPT_PAGES_DIR || !isInside(KEPT_PAGES_DIR, DATA_DIR), {
    path: ['KEPT_PAGES_DIR'],
    error: 'outside DATA_DIR, which only the site can read',
  })
  .refine(({ METRICS_HOST, METRICS_TOKEN }) => LOOPBACK.has(METRICS_HOST) || METRICS_TOKEN !== undefined, {
    path: ['METRICS_TOKEN'],
    error: 'set, because METRICS_HOST is not this computer alone',
  })
  .refine(({ ROLE, DATABASE_URL }) => ROLE === 'all' || DATABASE_URL !== undefined, {
    path: ['DATABASE_URL'],
    error: 'set, because ROLE is not all: the embedded database is for one process that does everything',
  })
  .refine(({ ROLE, API_BASE_URL }) => ROLE === 'all' || API_BASE_URL === undefined, {
    path: ['API_BASE_URL'],
    error: 'left out, because ROLE is not all: a site on another back end has no jobs',
  })
  .transform((env) => ({
    ...env,
    DRAIN_SECONDS: env.DRAIN_SECONDS ?? STOPPING[env.ROLE].drain,
    FINISH_SECONDS: env.FINISH_SECONDS ?? STOPPING[env.ROLE].finish,
    DEMO: env.DEMO ?? (env.DATABASE_URL ? ('off' as const) : ('on' as const)),
  }));

export type Env = z.infer<typeof envSchema>;

export class EnvError extends StartError {
  override name = 'EnvError';
}

/**
 * Reads and checks the environment.
 * @throws EnvError listing every variable that is wrong and what it should be, without values, which may be secret.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const present = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = envSchema.safeParse(present);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')} should be ${issue.message}`);
  throw new EnvError(`Please correct these environment variables:\n${[...new Set(lines)].join('\n')}`);
}
