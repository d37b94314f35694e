/** Names of properties that are never written to the log, wherever they stand down to the depth below. */
const NAMES = [
  'password', 'password_confirmation', 'passwordConfirmation', 'current_password', 'currentPassword', 'password_hash',
  'token', 'access_token', 'accessToken', 'refresh_token', 'refreshToken', 'token_hash', 'tokenHash',
  'secret', 'client_secret', 'two_factor_secret', 'recovery_code', 'recovery_codes', 'two_factor_recovery_codes', 'challenge', 'appKey', 'secretAccessKey', 'api_key', 'apiKey', 'key_encrypted',
  'authorization', 'cookie', '["set-cookie"]', '["x-api-key"]', '["x-csrf-token"]', '["x-xsrf-token"]',
  'email', 'to_address', 'databaseUrl', 'databaseReplicaUrl', 'smtpUrl', 'connectionString', 'adminEmail', 'adminPassword',
]

const DEPTHS = ['', '*.', '*.*.', '*.*.*.']

const join = (depth: string, name: string) => (name.startsWith('[') ? depth.replace(/\.$/, '') + name : depth + name)

/** In pino's notation. `err.detail` is where PostgreSQL repeats the values of a row that it refused. */
export const REDACTED_PATHS: string[] = [
  ...DEPTHS.flatMap((depth) => NAMES.map((name) => join(depth, name))),
  'err.detail',
]
