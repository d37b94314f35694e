import type { Continued } from '@mediatheque/contract/catalogue/plays/plays.schemas.ts'
import type { TitleView, VideoView } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { Button } from '@mantine/core'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { episodeCode } from '../title-cards/title-crumbs.ts'
import { continuedQuery } from './watching.queries.ts'
import classes from './watch-button.module.css'

type Watched = Pick<TitleView, 'id' | 'videos' | 'primary_video' | 'can'>

/** What is watched first: the film, else the first episode that plays. */
function firstVideo({ primary_video: film, videos }: Watched): VideoView | undefined {
  const place = ({ season_number: season, episode_number: episode }: VideoView) =>
    (season || 1e6) * 1e6 + (episode ?? 0)
  return (
    film ??
    videos
      .filter(({ streaming, episode_number: episode }) => streaming && episode !== null)
      .toSorted((a, b) => place(a) - place(b))[0]
  )
}

/** Whether there is anything to watch, as far as this reader is concerned. Visitors log in on the way. */
export function useCanWatch(title: Watched): boolean {
  const { user } = useSession()
  return firstVideo(title) !== undefined && (user === null || title.can.play)
}

/** Plays it: from where the reader stopped, else the episode that follows, else from the beginning. */
export function WatchButton({ title }: { title: Watched }) {
  const t = useTranslate()
  const format = useFormat()
  const { user } = useSession()
  const { data } = useQuery({
    ...continuedQuery(title.id),
    enabled: user !== null && title.can.play,
  })
  const onward = user ? data?.items[0] : undefined
  const first = firstVideo(title)
  const progress = onward?.progress
  const verb = onward?.kind === 'resume' ? t('Resume') : t('Watch')
  const { season_number: season = null, episode_number: episode = null } = onward ?? first ?? {}
  const code = season !== null && episode !== null && episodeCode(season, episode, t)
  const left = progress && format.minutes(Math.ceil((progress.duration - progress.seconds) / 60))
  return (
    <Button
      component={Link}
      to={`/watch/${onward?.video_id ?? first?.id}` as '/'}
      variant="filled"
      size="md"
      leftSection={<IconPlayerPlayFilled size={17} />}
      className={classes.watch}
      aria-label={code ? `${verb} ${code}` : undefined}
      title={left ? t(':time left', { time: left }) : undefined}
      data-begun={Boolean(progress) || undefined}
      {...(progress && { style: seen(progress) })}
    >
      {verb}
      {code && <span className={classes.code}>&nbsp;{code}</span>}
    </Button>
  )
}

const seen = ({ seconds, duration }: NonNullable<Continued['progress']>) =>
  ({ '--seen': seconds / duration }) as CSSProperties
