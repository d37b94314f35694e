import { SANCTION_STOP_NAMES } from '@mediatheque/contract/community/sanctions/sanction-kinds.ts'
import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import type { MailContent } from '../../../platform/mail/mail-layout.ts'
import type { Needs } from '../../../platform/platform.ts'
import { findAccount } from '../../accounts/users/login-accounts.service.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'
import { prepareMails } from '../../site/localizations/write-mail.service.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import { findSanctionRows, type SanctionRow } from './sanctions.repository.ts'

/** Tells a member by mail what was decided, why, until when, and how to appeal. */
export const mailSanction = defineJob({
  name: 'sanctions.mail',
  payload: z.object({ id: z.number(), what: z.enum(['warning', 'suspension', 'lifted']) }),
  run: async (platform, { id, what }) => {
    const [sanction] = await findSanctionRows(platform.db, [id])
    const account = sanction && (await findAccount(platform, sanction.user_id))
    if (!sanction || !account) return
    const mail = await writeSanctionMail(platform, { sanction, account, what })
    await platform.mail.send(mail)
  },
})

export const sanctionMailJobs = [mailSanction]

interface Told {
  readonly sanction: SanctionRow
  readonly account: { readonly email: string; readonly language: string | null }
  readonly what: 'warning' | 'suspension' | 'lifted'
}

/** Whoever answers it writes to those who read the contact page, where they have a mailbox. */
async function writeSanctionMail(
  platform: Needs<'config' | ToReadSettings>,
  { sanction, account, what }: Told,
) {
  const { contact } = await getSettings(platform)
  const write = await prepareMails(platform)
  const mail = write(account, (t, siteName) => ({
    ...(what === 'lifted' ? writeLifted(sanction, t, siteName) : writeGiven(sanction, t, siteName)),
    ...(what !== 'lifted' && {
      button: {
        label: t('Appeal'),
        url: `${platform.config.baseUrl}/contact?appeal=${sanction.id}`,
      },
      footer: contact.recipient
        ? t('To appeal, answer this mail, or write on the contact page of the site.')
        : t('To appeal, write on the contact page of the site.'),
    }),
  }))
  return contact.recipient ? { ...mail, headers: { 'Reply-To': contact.recipient } } : mail
}

type Text = Pick<MailContent, 'heading' | 'paragraphs'>

function writeGiven(
  { kind, stops, reason, ends_at }: SanctionRow,
  t: Translate,
  siteName: string,
): Text {
  if (kind === 'warning')
    return {
      heading: t('Moderators of :site warn you', { site: siteName }),
      paragraphs: [reason, t('Nothing is taken from you. Please take it to heart.')],
    }
  const parts = stops.map((stop) => t(SANCTION_STOP_NAMES[stop])).join('; ')
  return {
    heading: t('Moderators of :site have suspended you', { site: siteName }),
    paragraphs: [
      reason,
      t('What is stopped: :parts', { parts }),
      ends_at
        ? t('This ends by itself on :date.', { date: dateOf(ends_at) })
        : t('This has no end that is set.'),
    ],
  }
}

function writeLifted({ lift_reason }: SanctionRow, t: Translate, siteName: string): Text {
  return {
    heading: t('What moderators of :site decided about you no longer stands', { site: siteName }),
    paragraphs: [...(lift_reason ? [lift_reason] : []), t('It was lifted before its time.')],
  }
}

/** The same for readers of every language and place. */
const dateOf = (moment: Date) => `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`
