import type { MediaPlayerInstance } from '@vidstack/react'
import type { KeyboardEvent, RefObject } from 'react'

export const SEEK_SECONDS = 10

interface KeyActions {
  readonly player: RefObject<MediaPlayerInstance | null>
  /** Whether there are a full screen and a picture in picture. */
  readonly hasScreen: boolean
  togglePlay(): void
  toggleCaptions(): void
  toggleFullscreen(): void
  togglePictureInPicture(): void
  seekBy(seconds: number): void
  go(step: 1 | -1): void
  /** Something was done by a key. */
  onUsed(): void
}

/**
 * Keys of the player, for as long as the focus is in it: single letters would otherwise take words away from those who
 * speak to their computer. Arrows move in the video, with Ctrl or Shift to another one.
 */
export function handlePlayerKey(event: KeyboardEvent<HTMLElement>, actions: KeyActions): void {
  const target = event.target as HTMLElement
  if (event.altKey || event.metaKey || target.closest('[data-player-panel]')) return
  const act = actionOf(event, target, actions)
  if (!act) return
  event.preventDefault()
  event.stopPropagation()
  act()
  actions.onUsed()
}

function actionOf(
  { key, ctrlKey, shiftKey }: KeyboardEvent,
  target: HTMLElement,
  actions: KeyActions,
): (() => void) | undefined {
  const isVolume = target.matches('[data-volume]')
  const step = key === 'ArrowRight' ? 1 : -1
  if ((key === 'ArrowRight' || key === 'ArrowLeft') && !isVolume)
    return ctrlKey || shiftKey ? () => actions.go(step) : () => actions.seekBy(step * SEEK_SECONDS)
  if (ctrlKey) return undefined
  // A button is pressed by it.
  if (key === ' ') return target.closest('button, a') ? undefined : actions.togglePlay
  switch (key.toLowerCase()) {
    case 'k':
      return actions.togglePlay
    case 'c':
      return actions.toggleCaptions
    case 'f':
      return actions.hasScreen ? actions.toggleFullscreen : undefined
    case 'p':
      return actions.hasScreen ? actions.togglePictureInPicture : undefined
    default:
      return undefined
  }
}
