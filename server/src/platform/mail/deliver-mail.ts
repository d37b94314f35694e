import { createTransport } from 'nodemailer'
import { isLoopbackHost } from '../config/config.ts'
import { traced } from '../tracing/tracing.ts'
import type { MailServer } from './outgoing-mail.ts'

const CONNECT_MILLISECONDS = 10_000
const ANSWER_MILLISECONDS = 30_000

/**
 * Hands a mail to a mail server. @returns what the server answered
 * @throws as the library does, with `code`, and with `response` where the server said something
 */
export async function deliverMail(server: MailServer, message: object): Promise<string> {
  const transport = createTransport({
    ...(typeof server === 'string' ? { url: server } : server),
    ...(saysPasswordAcross(server) && { requireTLS: true, ignoreTLS: false }),
    connectionTimeout: CONNECT_MILLISECONDS,
    greetingTimeout: CONNECT_MILLISECONDS,
    socketTimeout: ANSWER_MILLISECONDS,
    dnsTimeout: CONNECT_MILLISECONDS,
  })
  try {
    return await traced({ name: 'mail', kind: 'client' }, async () => {
      const { response } = await transport.sendMail(message)
      return response
    })
  } finally {
    transport.close()
  }
}

/** Whether a password goes over a network on which it would be read, unless the server begins to encrypt. */
function saysPasswordAcross(server: MailServer): boolean {
  if (typeof server !== 'string')
    return server.auth !== undefined && !server.secure && !isLoopbackHost(server.host)
  const { protocol, username, hostname } = new URL(server)
  return (
    protocol === 'smtp:' && username !== '' && !isLoopbackHost(hostname.replaceAll(/[[\]]/g, ''))
  )
}

const FIRST_FINAL = 500

/** A greeting, a name or a password, TLS: none of them is the mail's, and each may be put right meanwhile. */
const OF_THE_SERVER = new Set(['EAUTH', 'ETLS', 'EPROTOCOL'])

/** Whether a mail server will say the same of this mail the next time: SMTP has numbers from 500 on for that. */
export function isFinalRefusal(error: unknown): boolean {
  const { code = '', responseCode = 0 } = error as { code?: string; responseCode?: number }
  return responseCode >= FIRST_FINAL && !OF_THE_SERVER.has(code)
}
