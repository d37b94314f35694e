import { playEndpoints } from '@mediatheque/contract/catalogue/plays/plays.endpoints.ts'
import { useEffect, useState } from 'react'
import { addressOf } from '../../../lib/api.ts'
import { siteUrl } from '../../../lib/page-data.ts'
import { type Beat, createPlayBeats } from './play-beats.ts'

/**
 * A beacon outlives its page; where the browser refuses one, a call that may do so too.
 * @returns false without a network: browsers take a beacon then too, and lose it
 */
function send(body: Beat): boolean {
  if (!navigator.onLine) return false
  const address = siteUrl(addressOf(playEndpoints.recordPlay, { body }))
  const text = JSON.stringify(body)
  if (navigator.sendBeacon(address, text)) return true
  void fetch(address, { method: 'POST', body: text, keepalive: true }).catch(() => {})
  return true
}

/** Tells the site how far this video was watched. */
export function usePlayBeats(videoId: number) {
  const [beats] = useState(() => createPlayBeats(send, makeSitting))
  useEffect(() => beats.begin(videoId), [beats, videoId])
  useEffect(() => {
    const tell = () => document.hidden && beats.hidden()
    // Safari hides no page that it closes.
    const leave = () => beats.left()
    document.addEventListener('visibilitychange', tell)
    window.addEventListener('pagehide', leave)
    return () => {
      document.removeEventListener('visibilitychange', tell)
      window.removeEventListener('pagehide', leave)
      beats.left()
    }
  }, [beats])
  return beats
}

/** Pages that are not encrypted have no `randomUUID`. */
function makeSitting(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [8, 12, 16, 20, 32].map((end, at) => hex.slice([0, 8, 12, 16, 20][at], end)).join('-')
}
