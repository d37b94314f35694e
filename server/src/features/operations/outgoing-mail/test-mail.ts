import type { ConnectionTest } from '../../../platform/connection-test.ts'
import { deliverMail } from '../../../platform/mail/deliver-mail.ts'
import { readOutgoingMail } from '../../../platform/mail/outgoing-mail.ts'
import { type DeliveryFault, describeMailFault } from './describe-mail-fault.ts'
import { writeMail } from '../../site/localizations/write-mail.service.ts'

const LONGEST_ANSWER = 300

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
      return describeMailFault(error as DeliveryFault, t)
    }
  },
}
