import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { OutgoingMails } from '../database/types.generated.ts'
import { defineJob } from '../jobs/define-job.ts'
import type { Needs } from '../platform.ts'
import { deliverMail, isFinalRefusal } from './deliver-mail.ts'
import { readOutgoingMail } from './outgoing-mail.ts'
import {
  findUnsentMail,
  forgetSealedMails,
  markMailSent,
  recordMailFailure,
} from './outgoing-mails.repository.ts'
import { type MailBodies, openSealedMail } from './sealed-mail.ts'

export const sendOutgoingMail = defineJob({
  name: 'mail.send-outgoing-mail',
  payload: z.object({ mailId: z.number().int() }),
  // Each pause is twice as long as the one before: it is given up after eight hours and a half.
  retries: 10,
  retryDelaySeconds: 30,
  timeoutSeconds: 90,
  concurrency: 2,
  run: async (platform, { mailId }, { isLastAttempt }) => {
    const { db, config, clock } = platform
    const mail = await findUnsentMail(db, mailId)
    const { server, from } = await readOutgoingMail(platform, db)
    if (!mail || !server) return
    const bodies = bodiesOf(platform, mail)
    if (!bodies) return recordMailFailure(db, mailId, 'What it opens is over.', true)
    try {
      await deliverMail(server, {
        from,
        to: mail.to_address,
        subject: mail.subject,
        ...bodies,
        // The same on every attempt: a mail sent twice after a crash is recognised as one.
        messageId: `<outgoing-${mail.id}-${mail.created_at.getTime()}@${new URL(config.baseUrl).hostname}>`,
      })
    } catch (error) {
      const isFinal = isFinalRefusal(error)
      await recordMailFailure(db, mailId, (error as Error).message, isFinal || isLastAttempt)
      if (isFinal || isLastAttempt)
        platform.log.warn(
          { mailId, code: (error as { code?: string }).code },
          'a mail was given up',
        )
      if (!isFinal) throw error
      return
    }
    await markMailSent(db, mailId, clock.now())
  },
})

/** Nothing where its time is over. Mails that an earlier version left waiting are not sealed. */
function bodiesOf(
  { secrets, clock }: Needs<'clock' | 'secrets'>,
  mail: Selectable<OutgoingMails>,
): MailBodies | undefined {
  if (!mail.sealed_until)
    return {
      text: mail.text_body,
      html: mail.html_body ?? undefined,
      headers: mail.headers as Record<string, string>,
    }
  const isOver = mail.sealed_until <= clock.now()
  return mail.sealed_content && !isOver ? openSealedMail(secrets, mail.sealed_content) : undefined
}

/** Links and codes in the log are readable for as long as they open something and no longer. */
export const forgetSealed = defineJob({
  name: 'mail.forget-sealed',
  payload: z.object({}),
  cron: '* * * * *',
  run: ({ db, clock }) => forgetSealedMails(db, clock.now()),
})
