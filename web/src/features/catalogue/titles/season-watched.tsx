import type { WatchedView } from '@mediatheque/contract/catalogue/plays/plays.schemas.ts'
import type {
  EpisodeView,
  SeasonSummary,
  TitleView,
} from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { seasonName } from '../title-cards/title-crumbs.ts'
import classes from './episode-card.module.css'
import { WatchedToggle } from './watched-toggle.tsx'

export type WatchedEpisode = WatchedView['episodes'][number]

/** What the reader has seen of an episode; undefined for visitors. */
export const watchedEpisode = (
  watched: WatchedView | undefined,
  {
    season_number: season,
    episode_number: episode,
  }: Pick<EpisodeView, 'season_number' | 'episode_number'>,
): WatchedEpisode | undefined =>
  watched?.episodes.find((one) => one.season_number === season && one.episode_number === episode)

interface SeasonWatchedProps {
  title: Pick<TitleView, 'id'>
  season: SeasonSummary
  watched: WatchedView
}

/** How much of a season the reader has seen, and all of it at one press. */
export function SeasonWatched({ title, season, watched }: SeasonWatchedProps) {
  const t = useTranslate()
  const episodes = watched.episodes.filter(({ season_number: of }) => of === season.number)
  const seen = episodes.filter(({ is_watched: is }) => is).length
  if (episodes.length === 0) return null
  return (
    <div className={classes.seen}>
      <WatchedToggle
        titleId={title.id}
        season={season.number}
        isWatched={seen === episodes.length}
        name={seasonName(season, t)}
        label={t('Watched')}
      />
      <span>{t(':seen of :count episodes watched', { seen, count: episodes.length })}</span>
    </div>
  )
}
