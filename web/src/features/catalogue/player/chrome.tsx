import { type MediaPlayerInstance, useMediaRemote, useMediaState } from '@vidstack/react'
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { Controls, type ControlActions } from './controls.tsx'
import classes from './chrome.module.css'
import { goTo } from './go-to.ts'
import { Notices } from './notices.tsx'
import type { PlayerItem } from './player-item.ts'
import { readMemory, remember } from './player-memory.ts'
import type { PlayerPage } from './player-page.ts'
import { SettingsPanel } from './settings-panel.tsx'
import { useControlsShown } from './use-controls-shown.ts'
import { useMediaKeys, useWakeLock } from './use-device-habits.ts'
import { usePlayToggle } from './use-play-toggle.ts'
import { handlePlayerKey } from './use-player-keys.ts'
import type { usePlayableSource } from './use-playable-source.ts'

const DOUBLE_CLICK_MS = 300

interface ChromeProps {
  item: PlayerItem
  page: PlayerPage
  player: RefObject<MediaPlayerInstance | null>
  source: ReturnType<typeof usePlayableSource>
  /** Filled in: what the player, which has the focus itself as often as a button of it, does with its keys. */
  keys: RefObject<((event: KeyboardEvent<HTMLElement>) => void) | null>
}

/** Everything that lies over the picture. */
export function Chrome({ item, page, player, source, keys }: ChromeProps) {
  const [isPanelOpen, setPanelOpen] = useState(false)
  const isPaused = useMediaState('paused')
  const isStarted = useMediaState('started')
  const controls = useControlsShown(isPaused || isPanelOpen || item.provider === 'audio')
  const settingsButton = useRef<HTMLButtonElement>(null)
  const hasScreen = item.provider !== 'youtube' && item.provider !== 'audio'
  const actions = useActions(player, item, page, hasScreen)
  useImperativeHandle(
    keys,
    () => (event) =>
      handlePlayerKey(event, { ...actions, player, hasScreen, onUsed: controls.show }),
  )
  useWakeLock()
  useMediaKeys(actions)
  const handlePress = usePresses(actions.togglePlay, hasScreen && actions.toggleFullscreen)
  const closePanel = useCallback(() => {
    setPanelOpen(false)
    settingsButton.current?.focus()
  }, [])
  return (
    <div
      role="presentation"
      className={classes.chrome}
      data-idle={!controls.isShown || undefined}
      {...controls.handlers}
    >
      {!isStarted && <img className={classes.poster} src={item.poster} alt="" />}
      {/* What a mouse or a finger does on the picture, the buttons below do too. */}
      <div
        className={classes.stage}
        onPointerUp={({ pointerType, button }) => {
          if (isPanelOpen) return setPanelOpen(false)
          if (pointerType === 'mouse') return button === 0 ? handlePress() : undefined
          return controls.toggle()
        }}
      />
      <Notices item={item} page={page} source={source} actions={actions} />
      <Controls
        item={item}
        page={page}
        actions={actions}
        hasScreen={hasScreen}
        isHidden={!controls.isShown}
        settings={{ button: settingsButton, isOpen: isPanelOpen, onToggle: setPanelOpen }}
      />
      {isPanelOpen && (
        <SettingsPanel item={item} page={page} actions={actions} onClose={closePanel} />
      )}
    </div>
  )
}

function useActions(
  player: RefObject<MediaPlayerInstance | null>,
  item: PlayerItem,
  page: PlayerPage,
  hasScreen: boolean,
): ControlActions {
  const remote = useMediaRemote()
  const togglePlay = usePlayToggle(player)
  const { next, previous, play } = page
  const seekTo = (seconds: number) => {
    const instance = player.current
    if (!instance) return
    const { duration } = instance.state
    goTo(instance, Math.min(Math.max(0, seconds), duration > 0 ? duration : seconds))
  }
  const go = (step: 1 | -1) => {
    const video = step === 1 ? next : previous
    if (video) play(video)
  }
  return {
    seekTo,
    go,
    seekBy: (seconds) => seekTo((player.current?.currentTime ?? 0) + seconds),
    togglePlay,
    toggleMuted: () => remote.toggleMuted(),
    toggleFullscreen: () => hasScreen && remote.toggleFullscreen('prefer-media'),
    togglePictureInPicture: () => hasScreen && remote.togglePictureInPicture(),
    toggleCaptions: () => {
      const languages = item.captions.map(({ language }) => language)
      const isOn = languages.includes(readMemory().captions ?? '')
      const own = languages.find((language) => language === document.documentElement.lang)
      remember({ captions: isOn ? null : (own ?? languages[0] ?? null) })
    },
    next: next && (() => go(1)),
    previous: previous && (() => go(-1)),
  }
}

/** A press plays or pauses; a second one right after it takes that back and fills the screen. */
function usePresses(onPress: () => void, onDouble: (() => void) | false) {
  const last = useRef(0)
  return () => {
    const now = performance.now()
    const isSecond = onDouble && now - last.current < DOUBLE_CLICK_MS
    last.current = isSecond ? 0 : now
    onPress()
    if (isSecond) onDouble()
  }
}
