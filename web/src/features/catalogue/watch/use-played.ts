import { episodeUrl, titleUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { WatchPageView } from '@mediatheque/contract/catalogue/watch/watch.schemas.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { siteUrl } from '../../../lib/page-data.ts'
import { type KeptVideo, readStored, writeStored } from '../../../lib/storage.ts'
import { toast } from '../../../lib/toast.ts'
import { usePlayerMemory } from '../player/player-memory.ts'
import type { PlayerPage } from '../player/player-page.ts'
import { keptOf, nextInQueue, queueFor, withMore } from '../player/queue.ts'
import { episodeCode } from '../title-cards/title-crumbs.ts'
import { playedName } from './watch-item.ts'
import { isPlayedHere, reportDeadVideo, seasonEpisodesQuery, watchQuery } from './watch.queries.ts'

/** A prime: so many videos in a row each have a chance of their own. */
const MOST_SPREAD = 997

/** What plays after this, and what else the player asks of its page. */
export function usePlayed(view: WatchPageView, onOpen: (videoId: number) => void): PlayerPage {
  const t = useTranslate()
  const queries = useQueryClient()
  const { video, title, sources, episode } = view
  const { repeat, isShuffled } = usePlayerMemory()
  const [queue, setQueue] = useQueue(view)
  // Drawn once for each video, so that what is shown as the next is what comes.
  const [seed] = useState(Math.random)
  const order = { repeat, isShuffled, chance: (seed * (1 + (video.id % MOST_SPREAD))) % 1 }
  const next = nextInQueue(queue, video.id, order)
  const { mutate: report } = useWrite(reportDeadVideo, {
    onSuccess: () => toast.positive(t('Thanks. Others will be shown another source first.')),
  })
  const at = sources.findIndex(({ id }) => id === video.id)
  const other = sources.slice(at + 1).find(isPlayedHere) ?? sources.slice(0, at).find(isPlayedHere)
  useEffect(() => {
    if (!episode || next) return
    // At the end of the queue: the season that it is of, and what follows that.
    const { season_number: season } = episode
    void queries.fetchQuery(seasonEpisodesQuery(title.id, season, 1)).then(
      ({ pagination }) => {
        const name = (episodeNumber: number, of: string) =>
          `${episodeCode(season, episodeNumber, t)} · ${of}`
        const following = pagination.data
          .filter(({ episode_number: number }) => number > episode.episode_number)
          .flatMap(({ primary_video: own, episode_number: number, name: of }) =>
            own?.src ? [{ id: own.id, groupId: title.id, name: name(number, of) }] : [],
          )
        setQueue((known) => withMore(known, following))
      },
      // The next one is known all the same.
      () => {},
    )
  }, [episode, next, queries, setQueue, t, title.id])
  return {
    queue,
    next,
    previous: nextInQueue(queue, video.id, order, -1),
    isSeries: episode !== null,
    canAddCaptions: view.can.upload_captions,
    play: ({ id }) => onOpen(id),
    onEnded: () => {
      // An episode is followed by its countdown.
      if (repeat !== 'one' && next && !episode) onOpen(next.id)
    },
    onCaptionsAdded: () => queries.invalidateQueries({ queryKey: watchQuery(video.id).queryKey }),
    ways: {
      download: downloadOf(view),
      onNextSource: other && (() => onOpen(other.id)),
      onReport: view.can.report ? () => report({ params: { id: video.id } }) : undefined,
      isReported: view.is_reported,
    },
  }
}

/** Where the source is: on another site its own page, of ours the page with what can be downloaded. */
function downloadOf({ video, title, episode }: WatchPageView): string | null {
  if (video.src?.startsWith('http')) return video.src
  const page = episode
    ? episodeUrl(title, episode.season_number, episode.episode_number)
    : titleUrl(title)
  const path = episode ? `${page}/download` : `/titles/${title.id}/download`
  return siteUrl(path.replace(/^(\/titles\/\d+)\/[^/]+(\/season)/, '$1$2'))
}

/** The queue of this video, kept between visits. */
function useQueue(view: WatchPageView) {
  const t = useTranslate()
  const { video, title, episode, next } = view
  const own: KeptVideo = {
    id: video.id,
    groupId: title.id,
    name: episode
      ? `${episodeCode(episode.season_number, episode.episode_number, t)} · ${episode.name}`
      : playedName(view, t),
  }
  const followed = next && {
    id: next.video_id,
    groupId: title.id,
    name: `${episodeCode(next.season_number, next.episode_number, t)} · ${next.name}`,
  }
  const grow = (kept: readonly KeptVideo[] | undefined) => {
    const known = queueFor(own, kept)
    const isLast = known.at(-1)?.id === own.id
    return followed && isLast ? withMore(known, [followed]) : known
  }
  const [state, setState] = useState(() => ({ of: 0, queue: grow(undefined) }))
  const begin = useEffectEvent((videoId: number) =>
    setState(({ of, queue }) => ({
      of: videoId,
      queue: grow(of === 0 ? readStored('player.queue') : queue),
    })),
  )
  useEffect(() => begin(video.id), [video.id])
  useEffect(() => {
    if (state.of !== 0) writeStored('player.queue', keptOf(state.queue))
  }, [state])
  const [setQueue] = useState(
    () => (change: (queue: readonly KeptVideo[]) => readonly KeptVideo[]) =>
      setState(({ of, queue }) => ({ of, queue: change(queue) })),
  )
  return [state.queue, setQueue] as const
}
