import type { Actor, LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import type { Throttle } from '@mediatheque/contract/core/throttle.ts'
import type { contactMessageList } from '@mediatheque/contract/site/contact/contact.list.ts'
import type { ContactForm } from '@mediatheque/contract/site/contact/contact.schemas.ts'
import {
  assertAllSeen,
  lockAsSeen,
  type SeenVersions,
} from '../../../platform/access/seen-versions.ts'
import { recordingChanges } from '../../../platform/audit/record-changes.ts'
import { defineTag } from '../../../platform/cache/cache-tag.ts'
import type { Needs } from '../../../platform/platform.ts'
import { countAttempt, isWithinLimit } from '../../../platform/throttles/throttles.ts'
import { prepareMails } from '../localizations/write-mail.service.ts'
import { getSettings, type ToReadSettings } from '../settings/settings.service.ts'
import { auditedMessages } from './contact.history.ts'
import {
  type ContactMessageRow,
  deleteMessageRows,
  findMessages,
  insertMessage,
  listMessageRows,
  markMessages,
  readMessageRows,
} from './contact.repository.ts'

/** Cache tag of how many messages wait. */
export const CONTACT_TAG = defineTag('contact-messages')

/** Nobody fills the inbox in the name of one address from many networks. */
const MESSAGES_BY_EMAIL: Throttle = {
  name: 'contact.email',
  by: 'account',
  attempts: 10,
  windowSeconds: 24 * 3_600,
}
/** Beyond these the messages are read on the site: nobody's mailbox is flooded through this one. */
const MAILS_TO_STAFF: Throttle = {
  name: 'contact.mails',
  by: 'account',
  attempts: 60,
  windowSeconds: 3_600,
}

type ToSend = Needs<'mail' | 'secrets' | 'config' | 'clock' | ToReadSettings>

/** Keeps a message for those who answer, and tells them by mail where the settings say so. @throws AppError tooManyRequests */
export async function sendMessage(platform: ToSend, actor: Actor, form: ContactForm) {
  await countAttempt(platform, MESSAGES_BY_EMAIL, form.email)
  const mail = await writeToStaff(platform, form)
  await platform.db.transaction().execute(async (tx) => {
    const { name, email, message } = form
    const created_at = platform.clock.now()
    await insertMessage(tx, { user_id: actor.user?.id ?? null, name, email, message, created_at })
    if (mail) await platform.mail.send(mail, tx)
    await platform.cache.invalidate([CONTACT_TAG], tx)
  })
}

/** Undefined where nobody is told by mail. The answer goes to who wrote. */
async function writeToStaff(platform: ToSend, { name, email, message }: ContactForm) {
  const { contact } = await getSettings(platform)
  if (contact.recipient === null) return undefined
  if (!(await isWithinLimit(platform, MAILS_TO_STAFF, contact.recipient))) return undefined
  const write = await prepareMails(platform)
  const mail = write({ email: contact.recipient, language: null }, (t) => ({
    heading: t(':name wrote on the contact page', { name }),
    paragraphs: [message],
    button: {
      label: t('Open the messages'),
      url: `${platform.config.baseUrl}/admin/messages`,
    },
    footer: t('Answer this mail to answer :name.', { name: `${name} <${email}>` }),
  }))
  return { ...mail, headers: { 'Reply-To': email } }
}

type Call = ListCall<typeof contactMessageList>

export const listMessages = ({ readDb }: Needs<'readDb'>, call: Call) =>
  listMessageRows(readDb, call)

/** The same messages, all of them, some at a time. */
export const readMessages = ({ readDb }: Needs<'readDb'>, call: Call) =>
  readMessageRows(readDb, call)

/** Those of them that there are. */
export const findMessagesToAnswer = (
  { db }: Needs<'db'>,
  ids: readonly number[],
): Promise<ContactMessageRow[]> => findMessages(db, ids)

/** @returns how many of them were not so before */
export function settleMessages(
  platform: Needs<'db' | 'cache' | 'clock'>,
  actor: LoggedInActor,
  {
    messages,
    versions,
    isAnswered,
  }: {
    readonly messages: readonly ContactMessageRow[]
    readonly versions: SeenVersions
    readonly isAnswered: boolean
  },
): Promise<number> {
  const ids = messages.map(({ id }) => id)
  assertAllSeen(ids, versions)
  return platform.db.transaction().execute(async (tx) => {
    await lockAsSeen(tx, 'contact_messages', versions)
    await platform.cache.invalidate([CONTACT_TAG], tx)
    const answered = isAnswered ? { at: platform.clock.now(), by: actor.user.id } : null
    return recordingChanges(tx, auditedMessages, { ids, action: 'updated' }, () =>
      markMessages(tx, ids, answered),
    )
  })
}

export function deleteMessages(
  platform: Needs<'db' | 'cache'>,
  messages: readonly ContactMessageRow[],
  seen: SeenVersions,
): Promise<number> {
  const ids = messages.map(({ id }) => id)
  assertAllSeen(ids, seen)
  return platform.db.transaction().execute(async (tx) => {
    await lockAsSeen(tx, 'contact_messages', seen)
    await platform.cache.invalidate([CONTACT_TAG], tx)
    return recordingChanges(tx, auditedMessages, { ids, action: 'deleted' }, () =>
      deleteMessageRows(tx, ids),
    )
  })
}
