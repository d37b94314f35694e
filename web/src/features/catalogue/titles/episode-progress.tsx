import type { CSSProperties } from 'react'
import type { WatchedEpisode } from './season-watched.tsx'
import classes from './episode-card.module.css'

/** Along the lower edge of a still: how far the reader is in it. */
export function EpisodeProgress({ of }: { of: WatchedEpisode | undefined }) {
  if (!of?.progress) return null
  const { seconds, duration } = of.progress
  return (
    <span className={classes.progress} style={{ '--seen': seconds / duration } as CSSProperties} />
  )
}
