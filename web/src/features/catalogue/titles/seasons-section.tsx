import type {
  SeasonSummary,
  TitleView,
} from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import { isStreamingOnly } from '../../../lib/streaming-mode.ts'
import { Chip } from '../../../ui/chip.tsx'
import { seasonName } from '../title-cards/title-crumbs.ts'
import classes from './seasons-section.module.css'

/** A line for every season: how many episodes, and how far its links reach. */
export function SeasonsSection({ title }: { title: TitleView }) {
  const t = useTranslate()
  return (
    <section className={classes.section} aria-labelledby="seasons">
      <h2 id="seasons">{t('Seasons')}</h2>
      <ul className={classes.list}>
        {title.seasons.map((season) => (
          <li key={season.number}>
            <Link
              to="/titles/$id/$slug/season/$season"
              params={{ id: String(title.id), slug: title.slug, season: String(season.number) }}
              className={classes.season}
            >
              <span className={classes.number} aria-hidden>
                {season.number}
              </span>
              <span className={classes.words}>
                <span className={classes.name}>{seasonName(season, t)}</span>
                <span className={classes.facts}>
                  {[
                    season.year,
                    t('[one 1 episode|other :count episodes]', { count: season.episode_count }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <Progress season={season} />
              <IconChevronRight size={18} stroke={1.5} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How far the links of a season reach. */
export function Progress({ season }: { season: SeasonSummary }) {
  const t = useTranslate()
  if (isStreamingOnly()) return null
  if (season.is_complete) return <Chip tone="good">{t('Complete')}</Chip>
  if (season.last_episode === 0) return null
  return (
    <Chip
      title={t('Available up to episode :last of :count', {
        last: season.last_episode,
        count: season.episode_count,
      })}
    >
      {season.last_episode}/{season.episode_count}
    </Chip>
  )
}
