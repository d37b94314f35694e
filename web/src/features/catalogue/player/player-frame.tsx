import { youtubeFilm } from '@mediatheque/contract/catalogue/titles/youtube.ts'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import type { Picture } from '../../../lib/pictures.ts'
import { useSession } from '../../../lib/session.tsx'
import { whenIdle } from '../../../lib/when-idle.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { choosePlayer, chooseProvider } from './choose-provider.ts'
import { EmbedFrame } from './embed-frame.tsx'
import { HostedFile, openHostedFile } from './hosted-file.tsx'
import { formatTime } from './format-time.ts'
import { onMomentWanted } from './moments.ts'
import classes from './player-frame.module.css'
import type { PlayerItem } from './player-item.ts'
import { usePlayerMemory } from './player-memory.ts'
import type { PlayerPage } from './player-page.ts'
import { Still } from './still.tsx'

const player = lazyPart(() => import('./player.tsx'))

/** What plays and how, before anything is known of the device that plays it. */
export type FramedItem = Omit<PlayerItem, 'provider' | 'poster'> & {
  readonly type: string
}

interface PlayerFrameProps {
  item: FramedItem
  poster: Picture
  page: PlayerPage
  /** In place of the player, for those who may not play it. */
  refusal?: ReactNode
  /** On a page of something else, which nobody came to for the film: it begins when play is pressed. */
  isBeside?: boolean
}

/**
 * The place of a player, of its size from the first byte on. Nothing of a video is asked for, of this site or of another,
 * before somebody presses play; the player itself is fetched while nothing else waits.
 */
export function PlayerFrame({
  item: given,
  poster,
  page,
  refusal,
  isBeside = false,
}: PlayerFrameProps) {
  const { isTheatre } = usePlayerMemory()
  const isPremium = useSession().user?.IsPremium ?? false
  const [isBegun, setBegun] = useState(false)
  const [opened, setOpened] = useState<{ id: number; src: string }>()
  const [firstId] = useState(given.id)
  const item = opened?.id === given.id ? streamed(given, opened.src) : given
  const kind = choosePlayer(item.type, item.src)
  const isOurs = kind === 'native' && !refusal
  // Another source or episode than the page came with: it is shown at once.
  const isChosen = given.id !== firstId
  const begin = () => (isOurs ? player.load(() => setBegun(true)) : setBegun(true))
  const prepare = useEffectEvent(() => {
    if (!isOurs || (isBeside && !isChosen)) return undefined
    // Who came or chose by pressing something wants to watch.
    if (navigator.userActivation?.isActive) return player.load(() => setBegun(true))
    return whenIdle(() => void import('./player.tsx').catch(() => {}))
  })
  useEffect(() => prepare(), [given.id])
  const beginAtMoment = useEffectEvent((videoId: number) => {
    if (videoId === item.id && isOurs) begin()
  })
  useEffect(() => onMomentWanted((videoId) => beginAtMoment(videoId)), [])
  return (
    <div
      className={classes.frame}
      data-theatre={isTheatre || undefined}
      data-player-frame
      // Keys that went on to another video go on from there.
      data-keep-focus
    >
      {refusal ? (
        <>
          <Still poster={poster} isDim />
          <div className={classes.refusal}>{refusal}</div>
        </>
      ) : isBegun && isOurs ? (
        <player.Part
          item={{
            ...item,
            poster: poster.src,
            provider: chooseProvider(item.src, navigator),
          }}
          page={page}
        />
      ) : kind === 'debrid' && isPremium ? (
        <HostedFile
          key={item.id}
          item={item}
          poster={poster}
          ways={page.ways}
          isChosen={isChosen}
          onOpened={(src) =>
            player.load(() => {
              setOpened({ id: item.id, src })
              setBegun(true)
            })
          }
        />
      ) : (isBegun || isChosen) && kind === 'frame' ? (
        <EmbedFrame
          key={`${item.id} ${item.src}`}
          name={item.name}
          source={item.src}
          ways={page.ways}
        />
      ) : (
        <Poster item={item} poster={poster} kind={kind} onPlay={begin} />
      )}
    </div>
  )
}

/** A file at a host, once it was opened there. */
const streamed = (item: FramedItem, src: string): FramedItem => ({
  ...item,
  type: 'stream',
  src,
  resolve: async () => {
    const { url } = await openHostedFile(item.id)
    const { captions, marks } = item
    return url === null ? null : { src: url, captions, storyboard: marks.storyboard }
  },
})

interface PosterProps {
  item: FramedItem
  poster: Picture
  kind: ReturnType<typeof choosePlayer>
  onPlay(): void
}

/** What stands there before it plays. */
function Poster({ item, poster, kind, onPlay }: PosterProps) {
  const t = useTranslate()
  const host = hostOf(item.src)
  if (kind === 'unknown') return <Skeleton height="100%" />
  const begin = (
    <span className={classes.begin}>
      <span className={classes.mark} aria-hidden>
        <IconPlayerPlayFilled size={34} />
      </span>
      {item.initialTime > 0 && (
        <span className={classes.hint}>
          {t('Go on at :time', { time: formatTime(item.initialTime) })}
        </span>
      )}
      {kind === 'outside' && (
        <span className={classes.hint}>{t('Opens on :host in a new tab', { host })}</span>
      )}
      {(kind === 'frame' || youtubeFilm(item.src)) && (
        <span className={classes.hint}>{t('Playing it asks :host for it.', { host })}</span>
      )}
    </span>
  )
  return (
    <>
      <Still poster={poster} />
      {kind === 'outside' || kind === 'debrid' ? (
        <a
          className={classes.cover}
          href={item.src}
          target="_blank"
          rel="noreferrer noopener"
          aria-label={`${t('Play :name', { name: item.name })} – ${t('Opens on :host in a new tab', { host })}`}
        >
          {begin}
        </a>
      ) : (
        <button
          type="button"
          className={classes.cover}
          aria-label={t('Play :name', { name: item.name })}
          onClick={onPlay}
        >
          {begin}
        </button>
      )}
    </>
  )
}

const hostOf = (src: string) =>
  URL.canParse(src) ? new URL(src).hostname.replace(/^www\./, '') : ''
