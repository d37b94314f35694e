import type { Language } from '@mediatheque/contract/core/lines.ts'

interface Wishes {
  /** Those that readers get, of which there is one at least. */
  readonly languages: readonly Language[]
  /** Of the account. */
  readonly account: string | null | undefined
  readonly cookie: string | undefined
  readonly acceptLanguage: string | undefined
  /** The site's setting: a language, or `auto` to follow the browser. */
  readonly siteDefault: string
  /** Without translations everybody gets the site's language. */
  readonly isTranslated: boolean
}

/**
 * What the reader chose, else the site's default, else what the browser prefers, else English, else the first. A language
 * that the site no longer has is no wish.
 */
export function chooseLanguage({
  languages,
  account,
  cookie,
  acceptLanguage,
  siteDefault,
  isTranslated,
}: Wishes): Language {
  const known = (value: string | null | undefined) =>
    languages.find((language) => language === value)
  const chosen = isTranslated ? (known(account) ?? known(cookie)) : undefined
  return (
    chosen ??
    known(siteDefault) ??
    preferredOf(languages, acceptLanguage) ??
    known('en') ??
    languages[0] ??
    'en'
  )
}

/** `fr-CH, fr;q=0.9, en;q=0.8` → the first of ours by weight. */
function preferredOf(
  languages: readonly Language[],
  header: string | undefined,
): Language | undefined {
  const wishes = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const weight = Number(
        parameters
          .find((parameter) => parameter.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? 1,
      )
      return {
        language: nearestOf(languages, tag),
        weight: Number.isFinite(weight) ? weight : 0,
      }
    })
  return wishes
    .filter(({ language, weight }) => language && weight > 0)
    .sort((a, b) => b.weight - a.weight)[0]?.language
}

/** The language of a tag: itself, the one without its region (`fr-CH`), or the same in the same script (`zh-TW`, `pt`). */
function nearestOf(languages: readonly Language[], tag: string): Language | undefined {
  for (let name = tag.toLowerCase(); name !== ''; name = name.slice(0, name.lastIndexOf('-'))) {
    const same = languages.find((language) => language.toLowerCase() === name)
    if (same || !name.includes('-')) return same ?? writtenAs(languages, tag)
  }
  return undefined
}

function writtenAs(languages: readonly Language[], tag: string): Language | undefined {
  const meant = likely(tag)
  if (!meant) return undefined
  return languages.find((language) => {
    const { language: name, script } = likely(language) ?? {}
    return name === meant.language && script === meant.script
  })
}

/** With the script that is usual where it is spoken; undefined for what is no tag. */
function likely(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize()
  } catch {
    return undefined
  }
}
