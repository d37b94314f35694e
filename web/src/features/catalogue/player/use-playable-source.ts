import type { MediaPlayerInstance } from '@vidstack/react'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { goTo } from './go-to.ts'
import type { FreshSource, PlayerItem } from './player-item.ts'

/** Waits between tries, in milliseconds: as long as a train is in a tunnel. */
const WAITS_MS = [500, 1000, 2000, 4000, 8000, 15_000] as const
/** A file that cannot be read, while the network is there: its address may have ended, but not again and again. */
const TRIES_OF_BROKEN = 2
/** It plays again once it came so far past where it broke. */
const MENDED_AFTER_SECONDS = 5

/** `waiting` for the network, `trying` what could not be read once more. */
export type PlayableState = 'fine' | 'waiting' | 'trying' | 'failed'

/** Codes of the media element: 2 is the network, 3 and 4 are what cannot be read. */
const NETWORK = 2

/**
 * The address that plays. When it breaks it is asked for anew, some times and further and further apart, and played from
 * the same second on: a network that was gone for a while and an address that ended are all the same to who watches.
 */
export function usePlayableSource(item: PlayerItem, player: RefObject<MediaPlayerInstance | null>) {
  const [state, setState] = useState<PlayableState>('fine')
  const [fresh, setFresh] = useState<FreshSource & { round: number }>()
  const begunWith = useBegunSource(item, () => {
    setFresh(undefined)
    setState('fine')
  })
  const round = useRef(0)
  const broke = useRef<{ tries: number; at: number; wasPlaying: boolean } | undefined>(undefined)
  const timer = useRef(0)
  const lost = useRef((_code: number) => {})
  // Its page makes a new one with every rendering, which is no reason to give up trying.
  const resolve = useLatest(item.resolve)

  const again = useCallback(async () => {
    const number = ++round.current
    const answer = await resolve.current().catch(() => undefined)
    if (round.current !== number) return
    if (answer === null) setState('failed')
    else if (answer) setFresh({ ...answer, round: number })
    else lost.current(NETWORK)
  }, [resolve])

  const handleLost = useCallback(
    (code: number) => {
      const at = player.current?.currentTime ?? 0
      const tries = broke.current?.tries ?? 0
      const isNetwork = code === NETWORK || !navigator.onLine
      const mostTries = isNetwork ? WAITS_MS.length : TRIES_OF_BROKEN
      // What broke before it began again is still to go on where it broke first.
      broke.current = {
        tries: tries + 1,
        at: broke.current ? Math.max(at, broke.current.at) : at,
        wasPlaying: broke.current?.wasPlaying ?? player.current?.paused === false,
      }
      if (tries >= mostTries) {
        setState('failed')
        return
      }
      setState(isNetwork ? 'waiting' : 'trying')
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(() => void again(), WAITS_MS[tries])
    },
    [again, player],
  )
  useEffect(() => {
    lost.current = handleLost
  }, [handleLost])

  useEffect(() => {
    const back = () => broke.current && void again()
    const stop = () => {
      window.clearTimeout(timer.current)
      round.current++
      broke.current = undefined
    }
    window.addEventListener('online', back)
    return () => {
      window.removeEventListener('online', back)
      stop()
    }
  }, [again, item.id])

  return {
    state,
    ...addressesOf(item, begunWith, fresh),
    handleLost,
    handleCanPlay: () => {
      const instance = player.current
      if (!broke.current || !instance) return
      if (broke.current.at > 0) goTo(instance, broke.current.at)
      setState('fine')
      if (broke.current.wasPlaying) void instance.play().catch(() => {})
    },
    handleTime: (seconds: number) => {
      if (broke.current && seconds > broke.current.at + MENDED_AFTER_SECONDS)
        broke.current = undefined
    },
    /** By hand, from the beginning of all tries. */
    retry: () => {
      broke.current = { tries: 0, at: broke.current?.at ?? 0, wasPlaying: true }
      setState(navigator.onLine ? 'trying' : 'waiting')
      void again()
    },
  }
}

function addressesOf(
  { captions, marks }: PlayerItem,
  begunWith: string,
  fresh: (FreshSource & { round: number }) | undefined,
): FreshSource {
  if (!fresh) return { src: begunWith, captions, storyboard: marks.storyboard }
  return {
    /** Changes with each try, so that the same address is read again. */
    src: `${fresh.src.split('#', 1)[0]}#${fresh.round}`,
    captions: hasAll(fresh.captions, captions) ? fresh.captions : captions,
    storyboard: fresh.storyboard,
  }
}

/** Captions may have been added since. */
const hasAll = (known: FreshSource['captions'], asked: FreshSource['captions']) =>
  asked.every(({ id }) => known.some((caption) => caption.id === id))

/** Addresses of this site change as time goes: what plays keeps the one that it began with, until another video comes. */
function useBegunSource({ id, src }: PlayerItem, onOther: () => void): string {
  const [begun, setBegun] = useState({ id, src })
  if (begun.id === id) return begun.src
  setBegun({ id, src })
  onOther()
  return src
}

function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  return latest
}
