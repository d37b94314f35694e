import '@vidstack/react/player/styles/base.css'
import '@vidstack/react/player/styles/default/captions.css'
import {
  Captions,
  isDASHProvider,
  isHLSProvider,
  MediaPlayer,
  type MediaPlayerInstance,
  MediaProvider,
  type MediaProviderAdapter,
  Track,
} from '@vidstack/react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import type { Provider } from './choose-provider.ts'
import { Chrome } from './chrome.tsx'
import { goTo } from './go-to.ts'
import { takeWantedStart, tellPlaying } from './moments.ts'
import type { PlayerItem } from './player-item.ts'
import { readMemory, remember, usePlayerMemory } from './player-memory.ts'
import type { PlayerPage } from './player-page.ts'
import classes from './player.module.css'
import { useKeptChoices } from './use-kept-choices.ts'
import { useOwnDocument } from './use-own-document.ts'
import { usePlayableSource } from './use-playable-source.ts'
import { usePlayBeats } from './use-play-beats.ts'

const TYPES: Readonly<Record<Provider, string>> = {
  youtube: 'video/youtube',
  audio: 'audio/mpeg',
  hls: 'application/x-mpegurl',
  dash: 'application/dash+xml',
  video: 'video/mp4',
}

/** Code of a media element for what is not there, or of no kind that it knows. */
const UNREADABLE = 4

/** Libraries of ours in place of those that the player would fetch from elsewhere, and only where they are needed. */
function prepareProvider(provider: MediaProviderAdapter | null): void {
  if (isHLSProvider(provider)) {
    provider.library = () => import('hls.js')
    // Its worker would be a script without an address, which the page's policy allows nobody.
    provider.config = { enableWorker: false, startPosition: -1 }
  }
  if (isDASHProvider(provider)) provider.library = () => import('dashjs')
}

/** Plays one item after another; the only file that knows which player does. Loaded when somebody wants to watch. */
export default function Player({ item, page }: { item: PlayerItem; page: PlayerPage }) {
  const t = useTranslate()
  const player = useRef<MediaPlayerInstance>(null)
  const { captionSize, areCaptionsAbove } = usePlayerMemory()
  const source = usePlayableSource(item, player)
  const beats = usePlayBeats(item.id)
  const begun = useRef(0)
  const keys = useRef<((event: KeyboardEvent<HTMLElement>) => void) | null>(null)
  // What is remembered before the first provider is there: that one comes with a volume of its own.
  const [loudness] = useState(readMemory)
  useKeptChoices(player)
  useOwnDocument(item)
  useEffect(
    () =>
      tellPlaying({
        videoId: item.id,
        where: () => {
          const { currentTime = 0, duration = 0 } = player.current?.state ?? {}
          return { seconds: currentTime, duration: Number.isFinite(duration) ? duration : 0 }
        },
        goTo: (seconds) => {
          const instance = player.current
          if (!instance) return
          goTo(instance, seconds)
          void instance.play().catch(() => {})
          instance.el?.focus()
        },
      }),
    [item.id],
  )
  const { handleLost } = source
  const isFile = item.provider === 'video' || item.provider === 'audio'
  useEffect(() => {
    if (!isFile) return
    // What a media element cannot read it says at its `source`, and does not pass on; errors are heard on their way down.
    const element = player.current?.el
    const hear = ({ target }: Event) =>
      target instanceof HTMLSourceElement && handleLost(UNREADABLE)
    element?.addEventListener('error', hear, true)
    return () => element?.removeEventListener('error', hear, true)
  }, [handleLost, isFile])
  useEffect(() => {
    player.current?.el?.focus({ preventScroll: true })
  }, [])

  const handleCanPlay = () => {
    source.handleCanPlay()
    const instance = player.current
    if (!instance || begun.current === item.id) return
    begun.current = item.id
    const start = takeWantedStart(item.id, instance.state.duration) ?? item.initialTime
    if (start > 0) goTo(instance, start)
    instance.playbackRate = readMemory().rate
    void instance.play().catch(() => {})
  }
  const isAudio = item.provider === 'audio'
  const { captions, storyboard } = source
  const shown = { ...item, captions, marks: { ...item.marks, storyboard } }
  const src = { src: source.src, type: TYPES[item.provider] } as never
  return (
    <MediaPlayer
      ref={player}
      className={classes.player}
      style={{ '--media-user-font-size': captionSize }}
      src={src}
      title={item.name}
      // By `aria-label` it would be overwritten with words of its makers.
      ariaLabel={t('Player: :name', { name: item.name })}
      artwork={[{ src: item.poster }]}
      // Known already: without it the player asks another site for one, which the page's policy refuses.
      poster={item.poster}
      viewType={isAudio ? 'audio' : 'video'}
      streamType={item.streamType}
      load="eager"
      preload="auto"
      playsInline
      keyDisabled
      onKeyDown={(event) => keys.current?.(event)}
      preferNativeHLS={false}
      controlsDelay={1e9}
      onProviderChange={prepareProvider}
      volume={loudness.volume / 100}
      muted={loudness.isMuted}
      onCanPlay={handleCanPlay}
      onError={({ code }) => source.handleLost(code ?? 0)}
      onHlsError={({ fatal, type }) => fatal && source.handleLost(type === 'networkError' ? 2 : 3)}
      onTimeUpdate={({ currentTime }) => {
        source.handleTime(currentTime)
        const { paused, duration } = player.current?.state ?? {}
        if (paused === false) beats.at(currentTime, duration ?? 0)
      }}
      onVolumeChange={({ volume, muted }) =>
        remember({ volume: Math.round(volume * 100), isMuted: muted })
      }
      onEnded={() => {
        beats.ended()
        page.onEnded()
      }}
    >
      <MediaProvider className={classes.provider}>
        {captions.map((caption) => (
          <Track
            key={String(caption.id)}
            id={`caption-${caption.id}`}
            kind="subtitles"
            src={caption.src}
            label={caption.label}
            language={caption.language}
            type="vtt"
          />
        ))}
      </MediaProvider>
      <Captions
        className={`vds-captions ${classes.captions}`}
        // Without a role its name is none that anybody reads out, as long as no words stand in it.
        role="group"
        aria-label={t('Subtitles/CC')}
        data-above={areCaptionsAbove || undefined}
      />
      <Chrome item={shown} page={page} player={player} source={source} keys={keys} />
    </MediaPlayer>
  )
}
