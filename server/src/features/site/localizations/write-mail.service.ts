import { renderMail, type MailContent } from '../../../platform/mail/mail-layout.ts'
import { carriesKey } from '../../../platform/mail/redact-mail.ts'
import type { MailMessage } from '../../../platform/mail/mail.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../settings/settings.service.ts'
import { chooseLanguage } from './choose-language.ts'
import { type Translate, translatorOf } from './localizations.service.ts'

interface Receiver {
  readonly email: string
  /** The one their account chose, if any. */
  readonly language: string | null
}

type MailText = Omit<MailContent, 'siteName' | 'baseUrl' | 'language'> & {
  readonly subject?: string
  /** Until when its code, or the key in its address, opens something. */
  readonly validUntil?: Date
}

/**
 * A mail in the language of its receiver, in the layout of the site. `compose` gets the translator and the name of the
 * site; without a subject of its own the mail carries its heading.
 */
export async function writeMail(
  platform: Needs<'config' | ToReadSettings>,
  receiver: Receiver,
  compose: (t: Translate, siteName: string) => MailText,
): Promise<MailMessage> {
  const { branding, i18n } = await getSettings(platform)
  const language = chooseLanguage({
    account: receiver.language,
    cookie: undefined,
    acceptLanguage: undefined,
    siteDefault: i18n.default_localization,
    isTranslated: i18n.enable,
  })
  const { subject, validUntil, ...text } = compose(
    await translatorOf(platform, language),
    branding.site_name,
  )
  if (!validUntil && (text.code || (text.button && carriesKey(text.button.url))))
    throw new Error('A mail with a key or a code says until when it opens something.')
  const bodies = renderMail({
    siteName: branding.site_name,
    baseUrl: platform.config.baseUrl,
    language,
    ...text,
  })
  return { to: receiver.email, subject: subject ?? text.heading, ...bodies, validUntil }
}
