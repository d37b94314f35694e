import type { WatchPageView } from '@mediatheque/contract/catalogue/watch/watch.schemas.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { Page } from '../../../ui/page.tsx'
import { AdSlot } from '../../site/ads/ad-slot.tsx'
import { PlayerFrame } from '../player/player-frame.tsx'
import { usePlayerMemory } from '../player/player-memory.ts'
import { PageCrumbs } from '../title-cards/page-crumbs.tsx'
import { WorkColours } from '../title-cards/work-colours.tsx'
import { EpisodeSelector } from './episode-selector.tsx'
import { SourceList } from './source-list.tsx'
import { usePlayed } from './use-played.ts'
import { WatchRefusal } from './watch-refusal.tsx'
import { WatchWords } from './watch-words.tsx'
import { watchCrumbs } from './watch-head.ts'
import { itemOf, posterOf } from './watch-item.ts'
import classes from './watch-page.module.css'

interface WatchPageProps {
  view: WatchPageView
  onOpen(videoId: number): void
}

/** Watching a video: the player, what else it can be watched from, the other episodes. */
export function WatchPage({ view, onOpen }: WatchPageProps) {
  const t = useTranslate()
  const { isTheatre } = usePlayerMemory()
  const { video, title, episode } = view
  const page = usePlayed(view, onOpen)
  const hasSide = view.sources.length > 1 || episode !== null
  return (
    <WorkColours accent={title.accent}>
      <Page>
        <PageCrumbs crumbs={watchCrumbs(view, t)} />
        <div
          className={classes.page}
          data-theatre={isTheatre || undefined}
          data-alone={!hasSide || undefined}
        >
          <div className={classes.player}>
            <PlayerFrame
              item={itemOf(view, t)}
              poster={posterOf(view)}
              page={page}
              {...(video.src === null && { refusal: <WatchRefusal view={view} /> })}
            />
          </div>
          <div className={classes.words}>
            <AdSlot name="watch_top" />
            <WatchWords view={view} />
          </div>
          {hasSide && (
            <div className={classes.side}>
              {view.sources.length > 1 && <SourceList view={view} />}
              {episode && (
                <EpisodeSelector
                  key={`${title.id}-${episode.season_number}`}
                  title={title}
                  episode={episode}
                />
              )}
            </div>
          )}
        </div>
      </Page>
    </WorkColours>
  )
}
