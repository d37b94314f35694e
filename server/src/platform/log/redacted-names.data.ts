/** Names of properties that are never written to the log, wherever they stand, in small letters. */
export const REDACTED_NAMES: ReadonlySet<string> = new Set([
  'password', 'password_confirmation', 'passwordconfirmation', 'current_password', 'currentpassword', 'password_hash',
  'token', 'access_token', 'accesstoken', 'refresh_token', 'refreshtoken', 'token_hash', 'tokenhash',
  'secret', 'client_secret', 'two_factor_secret', 'recovery_code', 'recovery_codes', 'two_factor_recovery_codes', 'challenge', 'appkey', 'secretaccesskey', 'api_key', 'apikey', 'key_encrypted',
  'authorization', 'proxy-authorization', 'cookie', 'set-cookie', 'x-api-key', 'x-csrf-token', 'x-xsrf-token',
  'email', 'to_address', 'databaseurl', 'databasereplicaurl', 'smtpurl', 'connectionstring', 'adminemail', 'adminpassword',
])
