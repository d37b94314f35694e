import path from 'node:path'
import { ConfigError } from './config-error.ts'
import { loadAppKey } from './app-key.ts'
import { makeDataDirectory } from './data-directory.ts'
import { HTTP_LIMITS, type HttpLimits } from './http-limits.ts'
import { environmentSchema, type Environment } from './environment.schema.ts'
import { hostWithPort } from '../outbound/host-with-port.ts'

export interface S3Config {
  endpoint?: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** Where spans of what is going on are sent. */
export interface TracesConfig {
  /** Of a collector that speaks OTLP over HTTP, without `/v1/traces`. */
  readonly endpoint: string
  readonly serviceName: string
  /** Of all calls and jobs, from 0 to 1. */
  readonly share: number
}

/** What the environment says, parsed once at the start. Infrastructure only: settings live in the database. */
export interface Config {
  /** The variables that are set, as they are written: some of them are secrets. Settings that they decide are not changed. */
  variables: Readonly<Partial<Record<string, string>>>
  host: string
  port: number
  /** Public address without a trailing slash, including `basePath`; follows the settings where the environment says nothing. */
  baseUrl: string
  /** The same as the environment has it. */
  shippedBaseUrl: string
  /** '' or '/media': the path below which the whole site lives. */
  basePath: string
  /** Absolute path of the directory that holds the database, the files and the application key. */
  dataDir: string
  /** Unset: the embedded PostgreSQL in the data directory. */
  databaseUrl?: string
  databaseReplicaUrl?: string
  /** The server itself, where `databaseUrl` leads to a pool: to listen, to migrate, to back up. */
  databaseDirectUrl?: string
  /** Where the embedded database keeps its log, so that any moment can be brought back; unset: nowhere. */
  databaseArchiveDir?: string
  /** Most connections of a process for its calls; unset: as many as fit the processes of this machine. */
  databaseConnections?: number
  appKey: string
  /** What becomes of demo accounts: only calls from this machine may use them, nobody may, or everybody may. */
  demo: 'on' | 'off' | 'public'
  adminEmail?: string
  adminPassword?: string
  /** Unset: mails are kept in the outgoing log instead of being sent. */
  smtpUrl?: string
  mailFrom: string
  s3?: S3Config
  logLevel: Environment['LOG_LEVEL']
  /** Whether the web process runs the jobs too. */
  runsJobs: boolean
  webProcesses: number
  /** Lets Prometheus read `/metrics` from another machine. */
  metricsToken?: string
  /** Where `npm run worker` tells its figures; unset: nowhere. */
  metricsPort?: number
  /** Unset: no traces are made. */
  traces?: TracesConfig
  /** Proxies in front, whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[]
  /** Keys of browser notifications; unset: a pair is made once and kept in the database. */
  vapid?: { publicKey: string; privateKey: string }
  /** Path of a MaxMind city database; unset: addresses are shown without a place. */
  geoDatabase?: string
  /** Hosts of pictures beside the known ones; one with a port may be on the own network. */
  imageHosts: readonly string[]
  /** `host:port` of download clients of members that may be on the own network. */
  downloadClientHosts: readonly string[]
  /** What resized pictures may take of the data directory; follows the settings where the environment says nothing. */
  imageCacheBytes: number
  /** How long a page of guests is handed out as it is; 0: each guest gets one of their own. Follows the settings. */
  guestPagesMs: number
  /** How long the server waits for clients; not for operators, but for tests. */
  httpLimits: HttpLimits
  /** Hot reload of pages, traces in answers. */
  isDevelopment: boolean
}

/** Until the settings are read. */
const GUEST_PAGES_MS = 30_000
const BYTES_PER_MB = 1024 * 1024
const repositoryRoot = path.resolve(import.meta.dirname, '../../../..')

/** Whether a name or an address leads to this machine only. IPv6 without brackets. */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase()
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '::1' ||
    /^(::ffff:)?127(\.\d{1,3}){3}$/.test(name)
  )
}

/**
 * Reads and checks the environment; makes the application key on the first start, unless a command asks beside the site.
 * @throws ConfigError with a line for every wrong variable
 */
export function loadConfig(
  env: NodeJS.ProcessEnv,
  { isBesideSite = false }: { isBesideSite?: boolean } = {},
): Config {
  const variables = givenVariables(env)
  const environment = parseEnvironment(variables)
  const { basePath, baseUrl, s3 } = deriveConfig(environment)
  const dataDir = dataDirectory(variables)
  if (!isBesideSite) makeDataDirectory(dataDir)
  const appKey = environment.APP_KEY ?? loadAppKey(dataDir, { mustExist: isBesideSite })
  return {
    variables,
    host: environment.HOST,
    port: environment.PORT,
    baseUrl,
    shippedBaseUrl: baseUrl,
    basePath,
    dataDir,
    databaseUrl: environment.DATABASE_URL,
    databaseReplicaUrl: environment.DATABASE_REPLICA_URL,
    databaseDirectUrl: environment.DATABASE_DIRECT_URL,
    databaseArchiveDir:
      environment.DATABASE_ARCHIVE_DIR && path.resolve(environment.DATABASE_ARCHIVE_DIR),
    databaseConnections: environment.DATABASE_CONNECTIONS,
    appKey,
    demo: chooseDemo(environment),
    adminEmail: environment.ADMIN_EMAIL,
    adminPassword: environment.ADMIN_PASSWORD,
    smtpUrl: environment.SMTP_URL,
    mailFrom: environment.MAIL_FROM ?? `no-reply@${new URL(baseUrl).hostname}`,
    s3,
    logLevel: environment.LOG_LEVEL,
    runsJobs: environment.JOBS === 'on',
    webProcesses: environment.WEB_PROCESSES,
    trustedProxies: environment.TRUSTED_PROXIES?.split(',').map((proxy) => proxy.trim()) ?? [],
    metricsToken: environment.METRICS_TOKEN,
    metricsPort: environment.METRICS_PORT,
    traces: deriveTraces(environment),
    vapid: deriveVapid(environment),
    geoDatabase: environment.GEO_DATABASE,
    imageHosts: listOf(environment.IMAGE_HOSTS),
    downloadClientHosts: listOf(environment.DOWNLOAD_CLIENT_HOSTS).map((host) =>
      hostWithPort(new URL(`http://${host}`)),
    ),
    imageCacheBytes: environment.IMAGE_CACHE_MB * BYTES_PER_MB,
    guestPagesMs: GUEST_PAGES_MS,
    httpLimits: HTTP_LIMITS,
    isDevelopment: environment.NODE_ENV === 'development',
  }
}

/** Absolute path of the directory that holds what a site keeps on this machine. */
export const dataDirectory = ({ DATA_DIR: directory }: NodeJS.ProcessEnv): string =>
  path.resolve(repositoryRoot, directory?.trim() || 'data')

const listOf = (hosts: string | undefined) =>
  hosts?.split(',').map((host) => host.trim().toLowerCase()) ?? []

/** Ours among those of the process. An empty one is how shells and compose files say "unset". */
const givenVariables = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.keys(environmentSchema.shape).flatMap((name) => {
      const value = env[name]
      return value !== undefined && value.trim() !== '' ? [[name, value]] : []
    }),
  )

function parseEnvironment(given: Record<string, string>): Environment {
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`),
    )
  }
  return parsed.data
}

function deriveConfig(environment: Environment): Pick<Config, 'basePath' | 'baseUrl' | 's3'> {
  const problems: string[] = []
  const publicUrl = new URL(environment.BASE_URL ?? defaultBaseUrl(environment))
  const pathOfUrl = publicUrl.pathname.replace(/\/+$/, '')
  const basePath =
    environment.BASE_PATH === undefined ? pathOfUrl : environment.BASE_PATH.replace(/\/+$/, '')
  if (pathOfUrl !== '' && pathOfUrl !== basePath) {
    problems.push(
      `BASE_PATH is ${basePath || '/'} but BASE_URL ends with ${pathOfUrl}: they must agree`,
    )
  }
  const s3 = deriveS3(environment, problems)
  if (environment.DATABASE_REPLICA_URL && !environment.DATABASE_URL) {
    problems.push('DATABASE_REPLICA_URL needs DATABASE_URL: the embedded database has no replica')
  }
  if (environment.DATABASE_DIRECT_URL && !environment.DATABASE_URL) {
    problems.push('DATABASE_DIRECT_URL needs DATABASE_URL: the embedded database has no pool')
  }
  if (environment.DATABASE_ARCHIVE_DIR && environment.DATABASE_URL) {
    problems.push(
      'DATABASE_ARCHIVE_DIR is of the embedded database: a server of your own keeps an archive by its own settings',
    )
  }
  if (environment.ADMIN_PASSWORD && !environment.ADMIN_EMAIL)
    problems.push('ADMIN_PASSWORD needs ADMIN_EMAIL')
  if (problems.length > 0) throw new ConfigError(problems)
  return { basePath, baseUrl: publicUrl.origin + basePath, s3 }
}

const deriveTraces = ({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_SERVICE_NAME: serviceName = 'mediatheque',
  OTEL_TRACES_SAMPLER_ARG: share = 1,
}: Environment): TracesConfig | undefined =>
  endpoint === undefined ? undefined : { endpoint, serviceName, share }

/**
 * Everybody knows the password of demo accounts: where others can reach the site, the demonstration has to be said.
 * @throws ConfigError when it is merely on
 */
function chooseDemo(environment: Environment): Config['demo'] {
  const publicity = describePublicity(environment)
  if (environment.DEMO === 'on' && publicity) {
    throw new ConfigError([
      `DEMO=on, but ${publicity}: everybody knows the password of the demo accounts. Say DEMO=public to show the demonstration to others, or DEMO=off.`,
    ])
  }
  return environment.DEMO ?? (publicity ? 'off' : 'on')
}

/** Why others can reach the site; undefined when this machine alone can, as far as the environment says. */
function describePublicity({ HOST, BASE_URL, TRUSTED_PROXIES }: Environment): string | undefined {
  if (!isLoopbackHost(HOST)) return `HOST ${HOST} can be reached from other machines`
  if (BASE_URL && !isLoopbackHost(new URL(BASE_URL).hostname.replace(/^\[|\]$/g, '')))
    return `BASE_URL ${BASE_URL} is an address that others reach`
  return TRUSTED_PROXIES && `TRUSTED_PROXIES ${TRUSTED_PROXIES} puts a proxy in front`
}

function deriveVapid({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
}: Environment): Config['vapid'] {
  if (publicKey && privateKey) return { publicKey, privateKey }
  if (publicKey || privateKey)
    throw new ConfigError([
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: set both or none',
    ])
  return undefined
}

function defaultBaseUrl({ HOST, PORT }: Environment): string {
  const isEveryAddress = HOST === '0.0.0.0' || HOST === '::'
  const host = HOST.includes(':') ? `[${HOST}]` : HOST
  return `http://${isEveryAddress ? 'localhost' : host}:${PORT}`
}

function deriveS3(environment: Environment, problems: string[]): S3Config | undefined {
  const {
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = environment
  if (bucket && accessKeyId && secretAccessKey) {
    return {
      endpoint: environment.S3_ENDPOINT,
      region: environment.S3_REGION,
      bucket,
      accessKeyId,
      secretAccessKey,
    }
  }
  const names = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const isStarted =
    environment.S3_ENDPOINT !== undefined || names.some((name) => environment[name] !== undefined)
  if (isStarted) {
    for (const name of names)
      if (environment[name] === undefined) problems.push(`${name} is needed to keep files on S3`)
  }
  return undefined
}
