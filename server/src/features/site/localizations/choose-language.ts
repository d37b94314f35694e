import { type Language, LANGUAGES } from '@mediatheque/contract/core/lines.ts'

interface Wishes {
  /** Of the account. */
  readonly account: string | null | undefined
  readonly cookie: string | undefined
  readonly acceptLanguage: string | undefined
  /** The site's setting: a language, or `auto` to follow the browser. */
  readonly siteDefault: string
  /** Without translations everybody gets the site's language. */
  readonly isTranslated: boolean
}

const known = (value: string | null | undefined): Language | undefined =>
  LANGUAGES.find((language) => language === value)

/** What the reader chose, else the site's default, else what the browser prefers, else English. */
export function chooseLanguage({
  account,
  cookie,
  acceptLanguage,
  siteDefault,
  isTranslated,
}: Wishes): Language {
  const chosen = isTranslated ? (known(account) ?? known(cookie)) : undefined
  return chosen ?? known(siteDefault) ?? preferredOf(acceptLanguage) ?? 'en'
}

/** `fr-CH, fr;q=0.9, en;q=0.8` → the first of ours by weight. */
function preferredOf(header: string | undefined): Language | undefined {
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
        language: known(tag.toLowerCase().split('-')[0]),
        weight: Number.isFinite(weight) ? weight : 0,
      }
    })
  return wishes
    .filter(({ language, weight }) => language && weight > 0)
    .sort((a, b) => b.weight - a.weight)[0]?.language
}
