import { useMediaPlayer, useMediaRemote, useMediaState } from '@vidstack/react'
import { IconCast } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { ControlButton } from './control-button.tsx'

/** Plays it on a television, where the browser knows one by itself: AirPlay or Cast. No script of anybody else is needed. */
export function DeviceButton() {
  const t = useTranslate()
  const remote = useMediaRemote()
  const canAirPlay = useMediaState('canAirPlay')
  const device = useRemoteDevice()
  if (!canAirPlay && !device) return null
  return (
    <ControlButton
      label={t('Play on a device')}
      onClick={() => (canAirPlay ? remote.requestAirPlay() : void device?.prompt().catch(() => {}))}
    >
      <IconCast size={22} stroke={1.6} aria-hidden />
    </ControlButton>
  )
}

function useRemoteDevice(): RemotePlayback | undefined {
  const player = useMediaPlayer()
  const canPlay = useMediaState('canPlay')
  const [device, setDevice] = useState<RemotePlayback>()
  useEffect(() => {
    const remote = player?.el?.querySelector('video, audio') as HTMLMediaElement | null | undefined
    const playback = canPlay ? remote?.remote : undefined
    if (!playback) return
    let watch: number | undefined
    let isOver = false
    void playback
      .watchAvailability((isThere) => setDevice(isThere ? playback : undefined))
      .then(
        (id) => (isOver ? void playback.cancelWatchAvailability(id) : (watch = id)),
        // A browser that may not look for devices.
        () => {},
      )
    return () => {
      isOver = true
      if (watch !== undefined) void playback.cancelWatchAvailability(watch).catch(() => {})
      setDevice(undefined)
    }
  }, [player, canPlay])
  return device
}
