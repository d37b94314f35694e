import { z } from 'zod'

const address = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address such as ${example}` }).optional()

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine(
      (value) => value >= least && value <= most,
      `must be a whole number from ${least} to ${most}`,
    )

const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` })

/** The environment variables as they are written, each with what is wrong about a bad one. */
/** Names, and IP addresses in any spelling. */
const isHostWithPort = (host: string) =>
  /^\s*(?:[\w.-]+|\[[\da-f:.]+\]):\d+\s*$/i.test(host) && URL.canParse(`http://${host.trim()}`)

export const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an IP address')
    .default('127.0.0.1'),
  BASE_URL: address(/^https?$/, 'https://media.example.org'),
  BASE_PATH: z
    .string()
    .regex(/^(\/|(\/[\w.~-]+)+\/?)$/, 'must be a path such as /media')
    .optional(),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgresql://user:password@host:5432/mediatheque'),
  DATABASE_REPLICA_URL: address(
    /^postgres(ql)?$/,
    'postgresql://user:password@replica:5432/mediatheque',
  ),
  DATABASE_DIRECT_URL: address(
    /^postgres(ql)?$/,
    'postgresql://user:password@host:5432/mediatheque',
  ),
  DATABASE_ARCHIVE_DIR: z
    .string()
    .regex(/^\/[^'%\n\\]*$/, "must be an absolute path without ' or % or \\")
    .optional(),
  DATABASE_CONNECTIONS: wholeNumber(2, 500).optional(),
  APP_KEY: z.string().min(32, 'must be at least 32 characters long').optional(),
  DEMO: choice(['on', 'off', 'public']).optional(),
  ADMIN_EMAIL: z.email('must be an email address').optional(),
  ADMIN_PASSWORD: z.string().min(8, 'must be at least 8 characters long').optional(),
  SMTP_URL: address(/^smtps?$/, 'smtp://user:password@mail.example.org:587'),
  MAIL_FROM: z.string().regex(/@/, 'must be an email address').optional(),
  S3_ENDPOINT: address(/^https?$/, 'https://s3.example.org'),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  LOG_LEVEL: choice(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  JOBS: choice(['on', 'off']).default('on'),
  TRUSTED_PROXIES: z
    .string()
    .regex(
      /^[\w.:/, -]+$/,
      'must be addresses or networks, comma-separated, such as 127.0.0.1,10.0.0.0/8',
    )
    .optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{87}$/, 'must be a VAPID key, 65 bytes in base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/, 'must be a VAPID key, 32 bytes in base64url')
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters long').optional(),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(/^https?$/, 'http://127.0.0.1:4318'),
  OTEL_SERVICE_NAME: z.string().max(100, 'must be at most 100 characters long').optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, 'must be a share from 0 to 1, such as 0.1')
    .transform(Number)
    .optional(),
  GEO_DATABASE: z.string().optional(),
  IMAGE_HOSTS: z
    .string()
    .regex(
      /^[\w.:, -]+$/,
      'must be host names, comma-separated, such as covers.example.org,nas.local:8080',
    )
    .optional(),
  DOWNLOAD_CLIENT_HOSTS: z
    .string()
    .refine(
      (hosts) => hosts.split(',').every(isHostWithPort),
      'must be hosts with their ports, comma-separated, such as nas.local:5000,192.168.1.5:8080,[fd00::5]:8080',
    )
    .optional(),
  IMAGE_CACHE_MB: wholeNumber(10, 1_000_000).default(2_048),
  NODE_ENV: z.string().optional(),
  WEB_PROCESSES: wholeNumber(1, 64).default(1),
})

export type Environment = z.infer<typeof environmentSchema>
