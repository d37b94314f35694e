import { useMediaState } from '@vidstack/react'
import {
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconBadgeCc,
  IconBadgeCcFilled,
  IconPictureInPicture,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBackFilled,
  IconPlayerSkipForwardFilled,
  IconRectangle,
  IconSettings,
  IconViewportWide,
} from '@tabler/icons-react'
import type { RefObject } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { ControlButton } from './control-button.tsx'
import classes from './controls.module.css'
import { DeviceButton } from './device-button.tsx'
import { PlayedTime } from './played-time.tsx'
import type { PlayerItem } from './player-item.ts'
import { remember, usePlayerMemory } from './player-memory.ts'
import type { PlayerPage } from './player-page.ts'
import { TimeSlider } from './time-slider.tsx'
import { useIsSmall } from './use-is-small.ts'
import { MuteButton, Volume } from './volume.tsx'

const ICON = { size: 22, stroke: 1.6, 'aria-hidden': true } as const

export interface ControlActions {
  seekTo(seconds: number): void
  seekBy(seconds: number): void
  go(step: 1 | -1): void
  togglePlay(): void
  toggleMuted(): void
  toggleFullscreen(): void
  togglePictureInPicture(): void
  toggleCaptions(): void
  readonly next: (() => void) | undefined
  readonly previous: (() => void) | undefined
}

interface ControlsProps {
  item: PlayerItem
  page: PlayerPage
  actions: ControlActions
  /** Whether there are a full screen and a picture in picture. */
  hasScreen: boolean
  isHidden: boolean
  settings: {
    button: RefObject<HTMLButtonElement | null>
    isOpen: boolean
    onToggle(isOpen: boolean): void
  }
}

/** Below the picture on a desk; on a phone around it. */
export function Controls(props: ControlsProps) {
  const { item, actions, isHidden } = props
  const isSmall = useIsSmall()
  const slider = <TimeSlider item={item} onSeek={actions.seekTo} />
  if (isSmall)
    return (
      <div className={classes.small} data-hidden={isHidden || undefined}>
        <div className={classes.bar}>
          <span className={classes.space} />
          <CaptionsButton {...props} />
          <DeviceButton />
          <SettingsButton {...props} />
          <PictureInPictureButton {...props} />
          <MuteButton onToggle={actions.toggleMuted} />
        </div>
        <div className={classes.middle}>
          <PlayButtons {...props} />
        </div>
        <div>
          <div className={classes.bar}>
            <PlayedTime />
            <span className={classes.space} />
            <FullscreenButton {...props} />
          </div>
          {slider}
        </div>
      </div>
    )
  return (
    <div className={classes.large} data-hidden={isHidden || undefined}>
      {slider}
      <div className={classes.bar}>
        <PlayButtons {...props} />
        <MuteButton onToggle={actions.toggleMuted} />
        <Volume />
        <PlayedTime />
        <span className={classes.space} />
        <CaptionsButton {...props} />
        <DeviceButton />
        <SettingsButton {...props} />
        <PictureInPictureButton {...props} />
        <TheatreButton />
        <FullscreenButton {...props} />
      </div>
    </div>
  )
}

function PlayButtons({ actions }: ControlsProps) {
  const t = useTranslate()
  const isPaused = useMediaState('paused')
  return (
    <>
      {actions.previous && (
        <ControlButton
          label={t('Previous video')}
          shortcut="Shift+ArrowLeft"
          onClick={actions.previous}
        >
          <IconPlayerSkipBackFilled size={20} aria-hidden />
        </ControlButton>
      )}
      <ControlButton
        label={isPaused ? t('Play') : t('Pause')}
        shortcut="k"
        data-play
        onClick={actions.togglePlay}
      >
        {isPaused ? (
          <IconPlayerPlayFilled size={24} aria-hidden />
        ) : (
          <IconPlayerPauseFilled size={24} aria-hidden />
        )}
      </ControlButton>
      {actions.next && (
        <ControlButton label={t('Next video')} shortcut="Shift+ArrowRight" onClick={actions.next}>
          <IconPlayerSkipForwardFilled size={20} aria-hidden />
        </ControlButton>
      )}
    </>
  )
}

function CaptionsButton({ item, actions }: ControlsProps) {
  const t = useTranslate()
  const { captions } = usePlayerMemory()
  if (item.captions.length === 0) return null
  const isOn = item.captions.some(({ language }) => language === captions)
  return (
    <ControlButton
      label={isOn ? t('Turn captions off') : t('Turn captions on')}
      shortcut="c"
      onClick={actions.toggleCaptions}
    >
      {isOn ? <IconBadgeCcFilled {...ICON} /> : <IconBadgeCc {...ICON} />}
    </ControlButton>
  )
}

function SettingsButton({ settings: { button, isOpen, onToggle } }: ControlsProps) {
  const t = useTranslate()
  return (
    <ControlButton
      ref={button}
      label={t('Player settings')}
      aria-expanded={isOpen}
      onClick={() => onToggle(!isOpen)}
    >
      <IconSettings {...ICON} />
    </ControlButton>
  )
}

function PictureInPictureButton({ actions, hasScreen }: ControlsProps) {
  const t = useTranslate()
  const canShow = useMediaState('canPictureInPicture')
  const isShown = useMediaState('pictureInPicture')
  if (!hasScreen || !canShow) return null
  return (
    <ControlButton
      label={t('Picture in picture')}
      shortcut="p"
      aria-pressed={isShown}
      onClick={actions.togglePictureInPicture}
    >
      <IconPictureInPicture {...ICON} />
    </ControlButton>
  )
}

function TheatreButton() {
  const t = useTranslate()
  const { isTheatre } = usePlayerMemory()
  const isFullscreen = useMediaState('fullscreen')
  if (isFullscreen) return null
  return (
    <ControlButton
      label={isTheatre ? t('Normal player') : t('Wide player')}
      onClick={() => remember({ isTheatre: !isTheatre })}
    >
      {isTheatre ? <IconRectangle {...ICON} /> : <IconViewportWide {...ICON} />}
    </ControlButton>
  )
}

function FullscreenButton({ actions, hasScreen }: ControlsProps) {
  const t = useTranslate()
  const canFill = useMediaState('canFullscreen')
  const isFull = useMediaState('fullscreen')
  if (!hasScreen || !canFill) return null
  return (
    <ControlButton
      label={isFull ? t('Leave full screen') : t('Full screen')}
      shortcut="f"
      onClick={actions.toggleFullscreen}
    >
      {isFull ? <IconArrowsMinimize {...ICON} /> : <IconArrowsMaximize {...ICON} />}
    </ControlButton>
  )
}
