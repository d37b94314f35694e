import type { DownloadSeasonView } from '@mediatheque/contract/links/downloads/downloads.schemas.ts'
import { IconCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { bringIntoSight } from '../../../../lib/show-current.ts'
import classes from './download.module.css'
import { EVERY_SEASON } from './download-search.ts'

interface SeasonSelectorProps {
  seasons: readonly DownloadSeasonView[]
  value: number | undefined
  onChange(season: number | typeof EVERY_SEASON): void
}

/** Every season with how far its links reach, and all of them at once; of an only one there is nothing to choose. */
export function SeasonSelector({ seasons, value, onChange }: SeasonSelectorProps) {
  if (seasons.length > 1)
    return <SeasonButtons seasons={seasons} value={value} onChange={onChange} />
  return seasons.map((season) => (
    <p key={season.number} className={classes.onlySeason}>
      <SeasonText season={season} />
    </p>
  ))
}

function SeasonText({ season }: { season: DownloadSeasonView }) {
  const t = useTranslate()
  return (
    <>
      <span className={classes.seasonName}>{t('Season :number', { number: season.number })}</span>
      <span className={classes.seasonReach} data-complete={season.is_complete || undefined}>
        {season.is_complete ? (
          <>
            <IconCheck size={13} stroke={2} aria-hidden /> {t('Complete')}
          </>
        ) : (
          `${season.last_episode}/${season.episode_count}`
        )}
      </span>
    </>
  )
}

function SeasonButtons({ seasons, value, onChange }: SeasonSelectorProps) {
  const t = useTranslate()
  const list = useRef<HTMLFieldSetElement>(null)
  // The newest comes last, and lies beyond the edge of a phone.
  useEffect(
    () => (list.current ? bringIntoSight(list.current, '[aria-pressed="true"]') : undefined),
    [value],
  )
  return (
    <fieldset ref={list} className={classes.seasons} aria-label={t('Seasons')}>
      {seasons.map((season) => (
        <button
          key={season.number}
          type="button"
          className={classes.season}
          aria-pressed={season.number === value}
          onClick={() => onChange(season.number)}
        >
          <SeasonText season={season} />
        </button>
      ))}
      <button
        type="button"
        className={classes.season}
        aria-pressed={value === undefined}
        onClick={() => onChange(EVERY_SEASON)}
      >
        <span className={classes.seasonName}>{t('All seasons')}</span>
        <span className={classes.seasonReach}>{seasons.length}</span>
      </button>
    </fieldset>
  )
}
