import { useSyncExternalStore } from 'react'
import { type KeptPlayer, readStored, writeStored } from '../../../lib/storage.ts'

/** Of the usual size. */
export const CAPTION_SIZES = [0.8, 1, 1.4, 1.8] as const

const DEFAULT_MEMORY: KeptPlayer = {
  volume: 30,
  isMuted: false,
  rate: 1,
  height: null,
  captions: null,
  captionSize: 1,
  areCaptionsAbove: false,
  audio: null,
  repeat: 'off',
  isShuffled: false,
  isTheatre: false,
  reportsByItself: false,
}

let memory: KeptPlayer | undefined
const listeners = new Set<() => void>()

export const readMemory = (): KeptPlayer =>
  (memory ??= { ...DEFAULT_MEMORY, ...readStored('player') })

export function remember(change: Partial<KeptPlayer>): void {
  memory = { ...readMemory(), ...change }
  writeStored('player', memory)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What is remembered, as it changes; while rendering on the server, and before the page is alive, nothing is. */
export const usePlayerMemory = (): KeptPlayer =>
  useSyncExternalStore(subscribe, readMemory, () => DEFAULT_MEMORY)
