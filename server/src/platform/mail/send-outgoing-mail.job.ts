import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { defineJob } from '../jobs/define-job.ts'
import { findQueuedMail, markMailSent, recordMailFailure } from './outgoing-mails.repository.ts'

const CONNECT_MILLISECONDS = 10_000
const ANSWER_MILLISECONDS = 30_000

export const sendOutgoingMail = defineJob({
  name: 'mail.send-outgoing-mail',
  payload: z.object({ mailId: z.number().int() }),
  retries: 5,
  retryDelaySeconds: 30,
  timeoutSeconds: 90,
  concurrency: 2,
  run: async (platform, { mailId }, { isLastAttempt }) => {
    const { db, config, clock } = platform
    const mail = await findQueuedMail(db, mailId)
    if (!mail || !config.smtpUrl) return
    const transport = createTransport({
      url: config.smtpUrl,
      connectionTimeout: CONNECT_MILLISECONDS,
      greetingTimeout: CONNECT_MILLISECONDS,
      socketTimeout: ANSWER_MILLISECONDS,
    })
    try {
      await transport.sendMail({
        from: config.mailFrom,
        to: mail.to_address,
        subject: mail.subject,
        text: mail.text_body,
        html: mail.html_body ?? undefined,
        headers: mail.headers as Record<string, string>,
        // The same on every attempt: a mail sent twice after a crash is recognised as one.
        messageId: `<outgoing-${mail.id}-${mail.created_at.getTime()}@${new URL(config.baseUrl).hostname}>`,
      })
    } catch (error) {
      await recordMailFailure(db, mailId, (error as Error).message, isLastAttempt)
      throw error
    } finally {
      transport.close()
    }
    await markMailSent(db, mailId, clock.now())
  },
})
