import { type MediaPlayerInstance, useMediaRemote } from '@vidstack/react'
import { type RefObject, useEffect, useState } from 'react'
import { createPlayWish } from './play-wish.ts'

/** Plays what rests and stops what plays, also where presses come faster than the player says what it does. */
export function usePlayToggle(player: RefObject<MediaPlayerInstance | null>): () => void {
  const remote = useMediaRemote()
  const [wish] = useState(() =>
    createPlayWish({
      isPaused: () => player.current?.state.paused ?? true,
      play: () => remote.play(),
      pause: () => remote.pause(),
    }),
  )
  useEffect(() => {
    // Both right after another would be one state to React, which draws the last alone.
    const element = player.current?.el
    element?.addEventListener('play', wish.heard)
    element?.addEventListener('pause', wish.heard)
    element?.addEventListener('play-fail', wish.refused)
    return () => {
      element?.removeEventListener('play', wish.heard)
      element?.removeEventListener('pause', wish.heard)
      element?.removeEventListener('play-fail', wish.refused)
    }
  }, [player, wish])
  return wish.toggle
}
