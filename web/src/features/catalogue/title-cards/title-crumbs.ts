import { titleUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { Translate } from '../../../lib/i18n.ts'
import type { Crumb } from '../../../ui/breadcrumbs.tsx'

interface CrumbTitle {
  readonly id: number
  readonly name: string
  readonly categorie: { readonly name: string; readonly slug: string | null }
}

/** The way to a title: its category, itself, and what is below it. */
export function titleCrumbs(
  title: CrumbTitle,
  t: Translate,
  below: readonly Crumb[] = [],
): Crumb[] {
  const { slug, name } = title.categorie
  return [
    { name: t('Home'), path: '/' },
    ...(slug ? [{ name, path: `/${slug}` }] : []),
    { name: title.name, path: titleUrl(title) },
    ...below,
  ]
}

/** `S1 E2`. */
export const episodeCode = (season: number, episode: number, t: Translate) =>
  t('S:season E:episode', { season, episode })

/** What a season is called: its own name, or its number. */
export function seasonName(
  { number, name }: { readonly number: number; readonly name?: string | null },
  t: Translate,
): string {
  return name ?? (number === 0 ? t('Specials') : t('Season :number', { number }))
}
