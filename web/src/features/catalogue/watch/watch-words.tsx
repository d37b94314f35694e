import { titleUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { WatchPageView } from '@mediatheque/contract/catalogue/watch/watch.schemas.ts'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useStreamingMode } from '../../../lib/streaming-mode.ts'
import { countDownloads } from '../title-cards/count-downloads.ts'
import { episodeCode } from '../title-cards/title-crumbs.ts'
import { ShareButton } from './share-button.tsx'
import { playedName } from './watch-item.ts'
import classes from './watch-page.module.css'

/** What is watched, in words. */
export function WatchWords({ view }: { view: WatchPageView }) {
  const t = useTranslate()
  const format = useFormat()
  const { isStreamingOnly } = useStreamingMode()
  const { title, episode, video } = view
  const facts = [
    episode && episodeCode(episode.season_number, episode.episode_number, t),
    title.year,
    title.categorie.name,
    video.quality,
    view.plays_count > 0 &&
      t('[one Played once|other Played :number times]', {
        count: view.plays_count,
        number: format.number(view.plays_count),
      }),
  ].filter(Boolean)
  const plot = episode?.description ?? title.plot
  return (
    <div>
      <div className={classes.head}>
        <div className={classes.names}>
          <h1>
            {episode && (
              <Link to={titleUrl(title) as '/'} className={classes.titleName}>
                {title.name}
              </Link>
            )}
            {episode ? episode.name : title.name}
          </h1>
          <p className={classes.facts}>{facts.join(' · ')}</p>
        </div>
        <div className={classes.acts}>
          {!isStreamingOnly && countDownloads(title) > 0 && (
            <Button
              variant="default"
              leftSection={<IconDownload size={18} stroke={1.6} aria-hidden />}
              renderRoot={(props) => <Link to={`/titles/${title.id}/download` as '/'} {...props} />}
            >
              {t('Download')}
            </Button>
          )}
          <ShareButton name={playedName(view, t)} />
        </div>
      </div>
      {plot && <p className={classes.plot}>{plot}</p>}
    </div>
  )
}
