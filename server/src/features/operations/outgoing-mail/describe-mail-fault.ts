import type { ConnectionOutcome } from '@mediatheque/contract/site/settings/connection-tests.ts'

const LONGEST_ANSWER = 300
const FIRST_FINAL = 500

/** What the library throws. */
export interface DeliveryFault extends Error {
  readonly code?: string
  /** Of the connection, where the library has one of its own for all of them. */
  readonly originalCode?: string
  readonly responseCode?: number
  readonly response?: string
}

/** Of Node, for a certificate that it does not take. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)_|_CRL/
const NO_NAME = 'There is no mail server of this name.'
const NO_TLS = /^(ERR_SSL_|EPROTO$)/

/** Why there was no answer to a mail, by what the library or the connection calls it. */
function lineOf(code: string): string {
  if (CERTIFICATE.test(code))
    return 'The certificate of the mail server has expired, is for another name, or is of nobody that is trusted.'
  if (NO_TLS.test(code)) return 'The mail server speaks no TLS at this port.'
  return (
    {
      EDNS: NO_NAME,
      ENOTFOUND: NO_NAME,
      ECONNREFUSED: 'Nothing answers at this port of the mail server.',
      ETIMEDOUT:
        'The mail server did not answer in time. Some ports speak TLS from the start, such as 465.',
    }[code] ?? 'The mail server does not answer as it should.'
  )
}

/** Only what a mail server says is passed on: another service on that port is nobody's to read. */
export function describeMailFault(
  { code = '', originalCode = code, responseCode = 0, response }: DeliveryFault,
  t: (line: string) => string,
): Omit<ConnectionOutcome, 'took_ms'> {
  const detail = response?.slice(0, LONGEST_ANSWER) ?? code
  const refused = (line: string) => ({ state: 'refused' as const, said: t(line), detail })
  if (code === 'ETLS')
    return refused('The mail server offers no TLS, without which no password is sent to it.')
  if (responseCode >= 400 && responseCode < FIRST_FINAL)
    return refused('The mail server puts mails off for now: what waits is tried again by itself.')
  if (code === 'EAUTH') return refused('The mail server refuses the user name or the password.')
  if (code === 'EPROTOCOL' && responseCode >= FIRST_FINAL)
    return refused('The mail server takes nothing from this site.')
  if (responseCode >= FIRST_FINAL) return refused('The mail server refuses the mail for good.')
  return { state: 'down', said: t(lineOf(originalCode)), detail: originalCode || null }
}
