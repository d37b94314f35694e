import type { Database } from '../../../platform/database/database.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'
import type { MailWriter } from '../../site/localizations/write-mail.service.ts'
import { makeToken } from './takedown-tokens.ts'
import { findPerson, type NoticeRow, referenceOf } from './takedowns.repository.ts'

/** For so long the log of mails keeps what a mail says, unless it was sent before. */
const OPENS_FOR_MS = 90 * 24 * 3_600_000

type ToMail = Needs<'mail' | 'secrets' | 'config' | 'clock'>

interface Told {
  /** English line with `:reference`. */
  readonly heading: string
  paragraphs(t: Translate): readonly string[]
}

/** Tells the sender of a notice something, with the address where they follow it. Nobody is told once they are forgotten. */
export async function mailSender(
  platform: ToMail,
  tx: Database,
  { notice, write, told }: { notice: NoticeRow; write: MailWriter; told: Told },
): Promise<void> {
  const person = await findPerson(tx, { notice: notice.id })
  if (!person) return
  const mail = write({ email: person.email, language: notice.language }, (t) => ({
    heading: t(told.heading, { reference: referenceOf(notice) }),
    paragraphs: told.paragraphs(t),
    button: {
      label: t('Follow your notice'),
      url: `${platform.config.baseUrl}/takedown/sent/${makeToken(platform, notice.id)}`,
    },
    validUntil: new Date(platform.clock.now().getTime() + OPENS_FOR_MS),
    footer: t('Whoever has this address can read your notice. Keep it to yourself.'),
  }))
  await platform.mail.send(mail, tx)
}

/** The same for who answered a notice; what is public of it is at an address that everybody knows. */
export async function mailCounterSender(
  platform: ToMail,
  tx: Database,
  {
    counterNoticeId,
    language,
    path,
    write,
    told,
  }: { counterNoticeId: number; language: string; path: string; write: MailWriter; told: Told },
): Promise<void> {
  const person = await findPerson(tx, { counterNotice: counterNoticeId })
  if (!person) return
  const mail = write({ email: person.email, language }, (t) => ({
    heading: t(told.heading),
    paragraphs: told.paragraphs(t),
    button: { label: t('See the page'), url: `${platform.config.baseUrl}${path}` },
  }))
  await platform.mail.send(mail, tx)
}
