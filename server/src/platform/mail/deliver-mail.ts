import { createTransport } from 'nodemailer'
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
    connectionTimeout: CONNECT_MILLISECONDS,
    greetingTimeout: CONNECT_MILLISECONDS,
    socketTimeout: ANSWER_MILLISECONDS,
    dnsTimeout: CONNECT_MILLISECONDS,
  })
  try {
    const { response } = await transport.sendMail(message)
    return response
  } finally {
    transport.close()
  }
}
