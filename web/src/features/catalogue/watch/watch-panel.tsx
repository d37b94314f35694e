import type { WatchPageView } from '@mediatheque/contract/catalogue/watch/watch.schemas.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { PlayerFrame } from '../player/player-frame.tsx'
import { usePlayerMemory } from '../player/player-memory.ts'
import { EpisodeSelector } from './episode-selector.tsx'
import { SourceList } from './source-list.tsx'
import { usePlayed } from './use-played.ts'
import { itemOf, posterOf } from './watch-item.ts'
import classes from './watch-page.module.css'
import { WatchPanelRoom } from './watch-panel-room.tsx'
import { bestSourceOf, watchQuery } from './watch.queries.ts'

/**
 * The player on a page of something else, with the other sources and episodes: it begins with the best source of this video.
 * Nothing where none of them plays.
 */
export function WatchPanel({ videoId }: { videoId: number }) {
  const [chosen, setChosen] = useState<number>()
  const { data: given } = useQuery(watchQuery(videoId))
  const best = (given && bestSourceOf(given)) ?? videoId
  const { data, isPlaceholderData } = useQuery({
    ...watchQuery(chosen ?? best),
    placeholderData: keepPreviousData,
  })
  if (!data || (chosen === undefined && isPlaceholderData)) return <WatchPanelRoom />
  if (data.video.src === null && chosen === undefined) return null
  return <Panel view={data} onOpen={setChosen} />
}

function Panel({ view, onOpen }: { view: WatchPageView; onOpen(videoId: number): void }) {
  const t = useTranslate()
  const { isTheatre } = usePlayerMemory()
  const { title, episode } = view
  const page = usePlayed(view, onOpen)
  const hasSide = view.sources.length > 1 || episode !== null
  return (
    <section
      aria-label={t('Watch')}
      className={classes.page}
      data-panel
      data-theatre={isTheatre || undefined}
      data-alone={!hasSide || undefined}
    >
      <div className={classes.player}>
        <PlayerFrame item={itemOf(view, t)} poster={posterOf(view)} page={page} isBeside />
      </div>
      {hasSide && (
        <div className={classes.side}>
          {view.sources.length > 1 && <SourceList view={view} onOpen={onOpen} />}
          {episode && (
            <EpisodeSelector
              key={`${title.id}-${episode.season_number}`}
              title={title}
              episode={episode}
              onOpen={onOpen}
            />
          )}
        </div>
      )}
    </section>
  )
}
