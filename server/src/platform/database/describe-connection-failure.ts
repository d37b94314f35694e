/** What `connect` throws: of the operating system, of TLS, or of PostgreSQL with its SQLSTATE as `code`. */
interface ConnectionError extends Error {
  code?: string
}

interface Target {
  host: string
  port: string
  user: string
  database: string
}

type Describe = (target: Target, error: ConnectionError) => string

const place = ({ host, port }: Target) => (host.startsWith('/') ? host : `${host}:${port}`)

const unreachable: Describe = (target) =>
  `${place(target)} does not answer: is the server running, and may this machine reach it?`
const distrusted: Describe = (target, { message }) =>
  `the certificate of ${target.host} is not trusted (${message}): add sslrootcert=/path/of/its/ca.pem to the address`

/** By SQLSTATE, or by the operating system's code: what is wrong, and what to do. */
const BY_CODE: Readonly<Record<string, Describe>> = {
  ENOTFOUND: ({ host }) => `there is no host ${host}`,
  EAI_AGAIN: ({ host }) => `the host ${host} could not be looked up: is there a network?`,
  ECONNREFUSED: (target) =>
    `nothing listens on ${place(target)}: start PostgreSQL there, or correct the address`,
  ENOENT: (target) =>
    `there is no socket in ${target.host}: start PostgreSQL there, or correct the address`,
  EACCES: (target) => `this user may not use the socket in ${target.host}`,
  ETIMEDOUT: unreachable,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  DEPTH_ZERO_SELF_SIGNED_CERT: distrusted,
  SELF_SIGNED_CERT_IN_CHAIN: distrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: distrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: distrusted,
  CERT_HAS_EXPIRED: distrusted,
  ERR_TLS_CERT_ALTNAME_INVALID: distrusted,
  '28P01': ({ user }) => `the password of user ${user} is wrong`,
  '3D000': ({ database, user }) =>
    `there is no database ${database}: create it (create database ${database} owner ${user})`,
  '42501': ({ user, database }) =>
    `user ${user} may not connect to the database: grant connect on database ${database} to ${user}`,
  '53300': () =>
    'the server has no connection left: raise its max_connections, or end other programs',
  '57P03': () => 'the server is starting or stopping: try again in a moment',
}

/** By what the message says, where there is no code of its own. The first that fits. */
const BY_MESSAGE: readonly [RegExp, Describe][] = [
  [/role ".*" does not exist/, ({ user }) => `there is no user ${user}: create role ${user} login`],
  [/pg_hba\.conf.*no encryption/, () => 'the server wants TLS: add sslmode=require to the address'],
  [
    /pg_hba\.conf/,
    ({ user }) => `the server’s pg_hba.conf does not let user ${user} in from this machine`,
  ],
  [/does not support SSL/, () => 'the server offers no TLS: take sslmode out of the address'],
  [/password must be a string/, ({ user }) => `the server wants a password for user ${user}`],
  [/timeout/i, unreachable],
  [
    /terminated unexpectedly/,
    (target) => `${place(target)} hung up: is it PostgreSQL that listens there?`,
  ],
]

/** One line about a database that could not be connected to, without its password. */
export function describeConnectionFailure(url: string, error: unknown): string {
  const failure = error as ConnectionError
  // Several addresses of one host were tried: each has its own failure, and the first says enough.
  const [first] = error instanceof AggregateError ? (error.errors as ConnectionError[]) : [failure]
  const target = targetOf(url)
  const describe =
    BY_CODE[failure.code ?? first?.code ?? ''] ??
    BY_MESSAGE.find(([pattern]) => pattern.test(failure.message))?.[1]
  return describe?.(target, failure) ?? `${place(target)}: ${failure.message}`
}

function targetOf(url: string): Target {
  const { hostname, port, username, pathname, searchParams } = new URL(url)
  return {
    host: searchParams.get('host') ?? hostname,
    port: port || '5432',
    user: decodeURIComponent(username) || 'of this process',
    database: decodeURIComponent(pathname.slice(1)) || decodeURIComponent(username),
  }
}
