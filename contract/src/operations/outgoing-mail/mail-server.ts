const SUBMISSION_PORT = 587
const TLS_PORT = 465

/** What an address such as `smtp://user:password@mail.example.org:587` says, without the password. */
export function readMailServer(address: string): {
  host: string
  port: number
  encryption: 'starttls' | 'tls'
  username: string
} {
  const { protocol, hostname, port, username } = new URL(address)
  const isTls = protocol === 'smtps:'
  return {
    host: hostname,
    port: port === '' ? (isTls ? TLS_PORT : SUBMISSION_PORT) : Number(port),
    encryption: isTls ? 'tls' : 'starttls',
    username: decodeURIComponent(username),
  }
}
