import type {
  SeasonSummary,
  TitleView,
} from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { bringIntoSight } from '../../../lib/show-current.ts'
import { isStreamingOnly } from '../../../lib/streaming-mode.ts'
import { Chip } from '../../../ui/chip.tsx'
import { mediaRowMoreClass } from '../../../ui/media-row.tsx'
import { seasonName } from '../title-cards/title-crumbs.ts'
import { EpisodeRow } from './episode-row.tsx'
import { firstShown } from './first-season.ts'
import classes from './seasons-section.module.css'

/** The seasons with their episodes in place; each has a page of its own besides. */
export function SeasonsSection({ title }: { title: TitleView }) {
  const t = useTranslate()
  const [number, setNumber] = useState(() => firstShown(title.seasons))
  const season = title.seasons.find((one) => one.number === number) ?? title.seasons[0]!
  const row = useRef<HTMLDivElement>(null)
  useEffect(
    () => (row.current ? bringIntoSight(row.current, '[aria-pressed="true"]') : undefined),
    [number],
  )
  return (
    <section className={classes.section} aria-labelledby="seasons">
      <div className={classes.head}>
        <h2 id="seasons">{t('Seasons')}</h2>
        <Link
          to="/titles/$id/$slug/season/$season"
          params={{ id: String(title.id), slug: title.slug, season: String(season.number) }}
          className={mediaRowMoreClass}
          aria-label={t('See all of :name', { name: seasonName(season, t) })}
        >
          {t('See all')}
        </Link>
      </div>
      <div ref={row} className={classes.seasons} role="group" aria-label={t('All seasons')}>
        {title.seasons.map((one) => (
          <button
            key={one.number}
            type="button"
            className={classes.season}
            aria-pressed={one === season}
            onClick={() => setNumber(one.number)}
          >
            <span className={classes.name}>{seasonName(one, t)}</span>
            <span className={classes.facts}>
              {[one.year, t('[one 1 episode|other :count episodes]', { count: one.episode_count })]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <Progress season={one} />
          </button>
        ))}
      </div>
      <EpisodeRow key={season.number} title={title} season={season} />
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
