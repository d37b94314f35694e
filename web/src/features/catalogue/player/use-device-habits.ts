import { useMediaState } from '@vidstack/react'
import { useEffect } from 'react'

/** Keeps the screen awake while pictures move on it. */
export function useWakeLock(): void {
  const isPlaying = useMediaState('playing')
  const viewType = useMediaState('viewType')
  const isMoving = isPlaying && viewType === 'video'
  useEffect(() => {
    if (!isMoving || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let isOver = false
    // A browser takes it away from a hidden page.
    const ask = async () => {
      if (document.hidden) return
      const got = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isOver) void got?.release()
      else lock = got
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [isMoving])
}

/** The keys of a keyboard or of headphones that go to another video; those of one video are the player's own. */
export function useMediaKeys(go: { next?: () => void; previous?: () => void }): void {
  const { next, previous } = go
  useEffect(() => {
    if (!('mediaSession' in navigator)) return
    navigator.mediaSession.setActionHandler('nexttrack', next ?? null)
    navigator.mediaSession.setActionHandler('previoustrack', previous ?? null)
    return () => {
      navigator.mediaSession.setActionHandler('nexttrack', null)
      navigator.mediaSession.setActionHandler('previoustrack', null)
    }
  }, [next, previous])
}
