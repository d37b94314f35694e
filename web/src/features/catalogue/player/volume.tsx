import { useMediaRemote, useMediaState } from '@vidstack/react'
import { IconVolume, IconVolume2, IconVolumeOff } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { ControlButton } from './control-button.tsx'
import classes from './controls.module.css'

/** Percent from which on the picture shows a loud speaker. */
const LOUD_FROM = 40

export function MuteButton({ onToggle }: { onToggle(): void }) {
  const t = useTranslate()
  const isMuted = useMediaState('muted')
  const volume = useMediaState('volume') * 100
  const Icon =
    isMuted || volume === 0 ? IconVolumeOff : volume < LOUD_FROM ? IconVolume2 : IconVolume
  return (
    <ControlButton label={isMuted ? t('Unmute') : t('Mute')} onClick={onToggle}>
      <Icon size={22} stroke={1.6} aria-hidden />
    </ControlButton>
  )
}

/** How loud it is; nothing where the device alone decides that. */
export function Volume() {
  const t = useTranslate()
  const remote = useMediaRemote()
  const canSet = useMediaState('canSetVolume')
  const isMuted = useMediaState('muted')
  const volume = Math.round(useMediaState('volume') * 100)
  if (!canSet) return null
  const shown = isMuted ? 0 : volume
  return (
    <input
      type="range"
      className={classes.volume}
      data-volume
      aria-label={t('Volume')}
      aria-valuetext={`${shown} %`}
      min={0}
      max={100}
      step={5}
      value={shown}
      style={{ '--part': `${shown}%` } as CSSProperties}
      onChange={({ currentTarget }) => {
        const percent = Number(currentTarget.value)
        remote.changeVolume(percent / 100)
        if (percent > 0 && isMuted) remote.unmute()
      }}
    />
  )
}
