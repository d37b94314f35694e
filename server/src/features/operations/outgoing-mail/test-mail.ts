import type { ConnectionTest } from '../../../platform/connection-test.ts'
import { deliverMail } from '../../../platform/mail/deliver-mail.ts'
import { readOutgoingMail } from '../../../platform/mail/outgoing-mail.ts'
import { writeMail } from '../../site/localizations/write-mail.service.ts'

const LONGEST_ANSWER = 300

/** What the library throws. */
interface DeliveryFault extends Error {
  readonly code?: string
  readonly responseCode?: number
  readonly response?: string
}

/** Sends a mail to whoever asks, past the queue, and says what the mail server said. */
export const testMail: ConnectionTest = {
  name: 'mail',
  run: async (platform, { actor: { user }, t }) => {
    const { server, from } = await readOutgoingMail(platform, platform.db)
    if (!server)
      return {
        state: 'not_set_up',
        said: t('No mail server is set up: mails are kept in the log.'),
        detail: null,
      }
    const { to, subject, text, html } = await writeMail(platform, user, (translate, site) => ({
      heading: translate('A test mail of :site', { site }),
      paragraphs: [translate('Mails of this site reach you. There is nothing to do.')],
    }))
    try {
      const answer = await deliverMail(server, { from, to, subject, text, html })
      const said = t('The mail server took a mail to :email.', { email: user.email })
      return { state: 'works', said, detail: answer.slice(0, LONGEST_ANSWER) }
    } catch (error) {
      platform.log.warn({ err: error }, 'a test mail was not taken')
      return describeFault(error as DeliveryFault, t)
    }
  },
}

/** Only what a mail server says is passed on: another service on that port is nobody's to read. */
function describeFault(
  { code, responseCode, response }: DeliveryFault,
  t: (line: string) => string,
) {
  const isAnswer = responseCode !== undefined && responseCode >= 400
  const detail = isAnswer && response ? response.slice(0, LONGEST_ANSWER) : (code ?? null)
  if (code === 'EAUTH')
    return {
      state: 'refused' as const,
      said: t('The mail server refuses the user name or the password.'),
      detail,
    }
  if (isAnswer)
    return { state: 'refused' as const, said: t('The mail server refuses the mail.'), detail }
  return {
    state: 'down' as const,
    said: t('The mail server does not answer as it should.'),
    detail,
  }
}
