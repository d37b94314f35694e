import type { Database } from '../database/database.ts'
import type { Needs } from '../platform.ts'
import type { Mail, MailMessage } from './mail.ts'
import { readOutgoingMail } from './outgoing-mail.ts'
import { recordOutgoingMail } from './outgoing-mails.repository.ts'
import { redactMail } from './redact-mail.ts'
import { sealMail } from './sealed-mail.ts'
import { sendOutgoingMail } from './send-outgoing-mail.job.ts'

/** A mail that could not be sent for so long is of no use, whatever it says. */
const LONGEST_SEALED_MS = 24 * 3_600_000

const LONGEST_KIND = 300

export function createMail(
  platform: Needs<'db' | 'jobs' | 'config' | 'features' | 'secrets' | 'log' | 'clock'>,
): Mail {
  const { db, jobs, secrets, clock } = platform
  const send = async (tx: Database, message: MailMessage) => {
    const latest = new Date(clock.now().getTime() + LONGEST_SEALED_MS)
    const { validUntil = latest } = message
    const { server } = await readOutgoingMail(platform, tx)
    const mailId = await recordOutgoingMail(tx, {
      to_address: message.to,
      subject: message.subject,
      kind: message.kind?.slice(0, LONGEST_KIND) ?? null,
      text_body: redactMail(message.text),
      html_body: message.html === undefined ? null : redactMail(message.html),
      sealed_content: sealMail(secrets, message),
      sealed_until: validUntil < latest ? validUntil : latest,
      status: server ? 'queued' : 'kept',
    })
    if (server) await jobs.enqueue(tx, sendOutgoingMail, { mailId })
  }
  return {
    send: (message, tx) =>
      tx ? send(tx, message) : db.transaction().execute((own) => send(own, message)),
  }
}
