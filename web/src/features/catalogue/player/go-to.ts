import type { MediaPlayerInstance } from '@vidstack/react'

/** Goes to a second of what plays. */
export function goTo(instance: MediaPlayerInstance, seconds: number): void {
  instance.currentTime = seconds
}
