import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { Settings } from '@mediatheque/contract/settings.ts'
import { renderMail, type MailContent } from '../../../platform/mail/mail-layout.ts'
import { carriesKey } from '../../../platform/mail/redact-mail.ts'
import type { MailMessage } from '../../../platform/mail/mail.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../settings/settings.service.ts'
import { chooseLanguage } from './choose-language.ts'
import { readersLanguages, type Translate, translatorOf } from './localizations.service.ts'

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

/** Gets the translator and the name of the site; without a subject of its own the mail carries its heading. */
type Compose = (t: Translate, siteName: string) => MailText

/** Writes without asking anybody for anything. */
export type MailWriter = (receiver: Receiver, compose: Compose) => MailMessage

/** A mail in the language of its receiver, in the layout of the site. */
export async function writeMail(
  platform: Needs<'config' | ToReadSettings>,
  receiver: Receiver,
  compose: Compose,
): Promise<MailMessage> {
  const write = await prepareMails(platform)
  return write(receiver, compose)
}

/** For mails that are written in a transaction: whatever they are made of is read before it begins. */
export async function prepareMails(
  platform: Needs<'config' | ToReadSettings>,
): Promise<MailWriter> {
  const [settings, languages] = await Promise.all([
    getSettings(platform),
    readersLanguages(platform),
  ])
  const translators = await Promise.all(
    languages.map(async (language) => [language, await translatorOf(platform, language)] as const),
  )
  const site = {
    settings,
    languages,
    baseUrl: platform.config.baseUrl,
    translators: new Map(translators),
  }
  return (receiver, compose) => write(site, receiver, compose)
}

interface Site {
  readonly settings: Pick<Settings, 'branding' | 'i18n'>
  readonly languages: readonly Language[]
  readonly baseUrl: string
  readonly translators: ReadonlyMap<Language, Translate>
}

function write(
  { settings: { branding, i18n }, languages, baseUrl, translators }: Site,
  receiver: Receiver,
  compose: Compose,
): MailMessage {
  const language = chooseLanguage({
    languages,
    account: receiver.language,
    cookie: undefined,
    acceptLanguage: undefined,
    siteDefault: i18n.default_localization,
    isTranslated: i18n.enable,
  })
  const { t, kindOf } = noteKeys(translators.get(language)!)
  const { subject, validUntil, ...text } = compose(t, branding.site_name)
  if (!validUntil && (text.code || (text.button && carriesKey(text.button.url))))
    throw new Error('A mail with a key or a code says until when it opens something.')
  const bodies = renderMail({
    siteName: branding.site_name,
    baseUrl,
    language,
    ...text,
  })
  const kind = kindOf(text.heading)
  return { to: receiver.email, subject: subject ?? text.heading, kind, ...bodies, validUntil }
}

/** Which line a heading is made of says what kind of mail it is, whatever it is filled with and in whichever language. */
function noteKeys(translate: Translate): {
  t: Translate
  kindOf(said: string): string | undefined
} {
  const keys = new Map<string, string>()
  return {
    t: (key, values) => {
      const said = translate(key, values)
      if (!keys.has(said)) keys.set(said, key)
      return said
    },
    kindOf: (said) => keys.get(said),
  }
}
