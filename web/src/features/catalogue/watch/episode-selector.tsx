import type { InnerTitle } from '@mediatheque/contract/catalogue/title-pages/title-pages.schemas.ts'
import type { EpisodeView } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { Button } from '@mantine/core'
import { IconChevronRight, IconList } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { errorMessage } from '../../../lib/toast.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { stillOf } from '../title-cards/artwork.ts'
import { seasonName } from '../title-cards/title-crumbs.ts'
import { inPlace } from './in-place.ts'
import { seasonEpisodesQuery } from './watch.queries.ts'
import classes from './watch-page.module.css'

interface EpisodeSelectorProps {
  title: InnerTitle
  /** The one that is watched. */
  episode: EpisodeView
  /** In place of going to its page. */
  onOpen?: ((videoId: number) => void) | undefined
}

/** The episodes of a season; where there are several seasons, a view of these. */
export function EpisodeSelector({ title, episode, onOpen }: EpisodeSelectorProps) {
  const t = useTranslate()
  const [season, setSeason] = useState(episode.season_number)
  const [isChoosing, setChoosing] = useState(false)
  const summary = title.seasons.find(({ number }) => number === season)
  return (
    <section className={classes.panel} aria-labelledby="episodes">
      <div className={classes.panelHead}>
        <h2 id="episodes">
          {isChoosing ? t('Seasons') : summary ? seasonName(summary, t) : t('Episodes')}
        </h2>
        {title.seasons.length > 1 && (
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconList size={16} stroke={1.6} aria-hidden />}
            onClick={() => setChoosing(!isChoosing)}
          >
            {isChoosing ? t('Episodes') : t('All seasons')}
          </Button>
        )}
      </div>
      {isChoosing ? (
        <ul className={classes.list}>
          {title.seasons.map((one) => (
            <li key={one.number}>
              <button
                type="button"
                className={classes.entry}
                aria-pressed={one.number === season}
                onClick={() => {
                  setSeason(one.number)
                  setChoosing(false)
                }}
              >
                <span className={classes.entryWords}>
                  <span className={classes.entryName}>{seasonName(one, t)}</span>
                  <span className={classes.facts}>
                    {t('[one 1 episode|other :count episodes]', { count: one.episode_count })}
                  </span>
                </span>
                <IconChevronRight size={18} stroke={1.6} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <Episodes key={season} title={title} season={season} current={episode} onOpen={onOpen} />
      )}
    </section>
  )
}

interface EpisodesProps {
  title: InnerTitle
  season: number
  current: EpisodeView
  onOpen: EpisodeSelectorProps['onOpen']
}

function Episodes({ title, season, current, onOpen }: EpisodesProps) {
  const t = useTranslate()
  const format = useFormat()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(seasonEpisodesQuery(title.id, season, page))
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (entry && list.current)
      list.current.scrollTop = entry.offsetTop - list.current.offsetTop - 64
  }, [data])
  if (error && !data)
    return (
      <ErrorState
        title={t('The episodes could not be loaded')}
        text={errorMessage(error)}
        retryLabel={t('Try again')}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton height={240} />
  const { data: episodes, next_page: next, prev_page: previous } = data.pagination
  if (episodes.length === 0)
    return <p className={classes.facts}>{t('This season has not episodes yet.')}</p>
  return (
    <>
      <ul className={classes.list} ref={list} data-scrolls>
        {episodes.map((episode) => (
          <li key={episode.id}>
            <EpisodeEntry
              episode={episode}
              isCurrent={
                episode.episode_number === current.episode_number &&
                season === current.season_number
              }
              onOpen={onOpen}
              runtime={episode.runtime ? format.minutes(episode.runtime) : null}
            />
          </li>
        ))}
      </ul>
      {(next !== null || previous !== null) && (
        <div className={classes.pages}>
          <Button
            size="compact-sm"
            variant="default"
            disabled={previous === null}
            onClick={() => setPage(page - 1)}
          >
            {t('Previous page')}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            disabled={next === null}
            onClick={() => setPage(page + 1)}
          >
            {t('Next page')}
          </Button>
        </div>
      )}
    </>
  )
}

interface EpisodeEntryProps {
  episode: EpisodeView
  isCurrent: boolean
  runtime: string | null
  onOpen: EpisodeSelectorProps['onOpen']
}

/** One that can be watched leads there; of others the place is kept. */
function EpisodeEntry({ episode, isCurrent, runtime, onOpen }: EpisodeEntryProps) {
  const t = useTranslate()
  const video = episode.primary_video
  const words = (
    <>
      <img {...stillOf(episode)} sizes="96px" alt="" className={classes.still} loading="lazy" />
      <span className={classes.entryWords}>
        <span className={classes.entryName}>
          {episode.episode_number}. {episode.name}
        </span>
        <span className={classes.facts}>
          {[runtime, !video && t('Not to be watched here')].filter(Boolean).join(' · ')}
        </span>
      </span>
    </>
  )
  if (!video) return <span className={classes.entry}>{words}</span>
  return (
    <Link
      to="/watch/$videoId"
      params={{ videoId: String(video.id) }}
      resetScroll={false}
      onClick={onOpen && inPlace(() => onOpen(video.id))}
      className={classes.entry}
      {...(isCurrent && { 'aria-current': 'true' as const })}
    >
      {words}
    </Link>
  )
}
