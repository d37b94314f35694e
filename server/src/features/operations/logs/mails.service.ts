import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { isStaffWith } from '@mediatheque/contract/core/permissions.ts'
import type { mailList } from '@mediatheque/contract/operations/logs/mails.list.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import {
  findMailBodies,
  listMailRows,
  queueFailedMails,
} from '../../../platform/mail/mail-log.repository.ts'
import { readOutgoingMail } from '../../../platform/mail/outgoing-mail.ts'
import { redactMail } from '../../../platform/mail/redact-mail.ts'
import { sendOutgoingMail } from '../../../platform/mail/send-outgoing-mail.job.ts'
import type { Needs } from '../../../platform/platform.ts'

export type { MailLogRow } from '../../../platform/mail/mail-log.repository.ts'

/** Addresses of members, and what they were told, are for those who look after accounts. */
export const knowsAddresses = (actor: Actor): boolean => isStaffWith(actor, 'users.update')

export const listMails = ({ db }: Needs<'db'>, actor: Actor, call: ListCall<typeof mailList>) =>
  listMailRows(db, knowsAddresses(actor), call)

/**
 * What a mail said as a page of its own, which is fit for a frame alone.
 * @throws AppError notFound
 */
export async function getMailPage({ db }: Needs<'db'>, id: number): Promise<string> {
  const bodies = await findMailBodies(db, id)
  if (!bodies) throw new AppError('notFound')
  // What an earlier version wrote is not redacted.
  const { html_body: html, text_body: text } = bodies
  return html === null ? pageOfText(redactMail(text)) : redactMail(html)
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const pageOfText = (text: string) =>
  `<!doctype html><html><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head><body><pre style="white-space:pre-wrap;font:16px/1.5 system-ui,sans-serif">${text.replace(/[&<>]/g, (sign) => ENTITIES[sign]!)}</pre></body></html>`

/**
 * Sends mails again that were given up.
 * @returns how many; others were sent, wait, or open nothing any more
 * @throws AppError conflict where there is no mail server
 */
export async function resendMails(
  platform: Needs<'db' | 'jobs' | 'config' | 'features' | 'secrets' | 'log' | 'clock'>,
  ids: readonly number[],
): Promise<number> {
  const { db, jobs, clock } = platform
  const { server } = await readOutgoingMail(platform, db)
  if (!server) throw new AppError('conflict', { message: 'No mail server is set up.' })
  return db.transaction().execute(async (tx) => {
    const queued = await queueFailedMails(tx, ids, clock.now())
    for (const mailId of queued) await jobs.enqueue(tx, sendOutgoingMail, { mailId })
    return queued.length
  })
}
