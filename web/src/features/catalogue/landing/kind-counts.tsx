import type { KindCount } from '@mediatheque/contract/catalogue/landing/landing.schemas.ts'
import {
  CATEGORY_SLUGS,
  TITLE_TYPE_LABELS,
  type TitleType,
} from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import classes from './landing.module.css'

/** As the menu calls the shelves. */
const SHELF_LABELS: Partial<Record<TitleType, string>> = {
  movie: 'Movies',
  series: 'Series',
  animes: 'Animes',
  doc: 'Documentaries',
  games: 'Games',
  app: 'Apps',
  music: 'Music',
  ebook: 'Ebooks',
  formation: 'Trainings',
  emulation: 'Emulations',
}
const slugOf = (type: TitleType) => (CATEGORY_SLUGS as Partial<Record<TitleType, string>>)[type]

/** How much there is of each kind, each leading to its shelf. */
export function KindCounts({ counts }: { counts: readonly KindCount[] }) {
  const t = useTranslate()
  const format = useFormat()
  const shown = counts.filter(({ type }) => slugOf(type))
  if (shown.length === 0) return null
  return (
    <nav className={classes.counts} aria-label={t('In the catalogue')}>
      <ul>
        {shown.map(({ type, count, is_estimate: isEstimate }) => (
          <li key={type}>
            <Link to={`/${slugOf(type)}` as '/'} className={classes.count}>
              <span className={classes.number}>
                {isEstimate
                  ? t('about :number', { number: format.compact(count) })
                  : format.number(count)}
              </span>
              <span className={classes.kind}>
                {t(SHELF_LABELS[type] ?? TITLE_TYPE_LABELS[type])}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
