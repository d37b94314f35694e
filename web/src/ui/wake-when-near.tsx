import {
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'

/** That somebody is there. Some click without touching anything before: readers of a screen, and keys that name links. */
const SIGNS = ['pointerdown', 'keydown', 'focusin', 'wheel', 'scroll', 'click'] as const

const sleepers = new Set<() => void>()
let isSomebodyThere = false

function wakeAll() {
  isSomebodyThere = true
  for (const sign of SIGNS) removeEventListener(sign, wakeAll, true)
  for (const wake of sleepers) wake()
}

// On the window, before React hears of it: what is pressed comes alive in time to hear it, too.
if (typeof document !== 'undefined')
  for (const sign of SIGNS) addEventListener(sign, wakeAll, { capture: true, passive: true })

interface WakeWhenNearProps {
  className?: string | undefined
  /** It says the same to everybody until it is used: seen alone, it sleeps on. */
  isForUse?: boolean
  children: ReactNode
}

/**
 * Leaves what the server drew as it is until somebody comes to see it or does anything on the page, so that a page is
 * ready for its reader before it has made what lies below the window. What the browser draws itself is alive at once.
 */
export function WakeWhenNear({ className, isForUse = false, children }: WakeWhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [sleep] = useState(createSleep)
  const [asleep] = useState(children)
  const [isAwake, setAwake] = useState(false)
  useEffect(() => {
    const wake = () => {
      sleep.end()
      setAwake(true)
    }
    if (isSomebodyThere) return wake()
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && wake(),
    )
    if (place.current && !isForUse) observer.observe(place.current)
    sleepers.add(wake)
    return () => {
      observer.disconnect()
      sleepers.delete(wake)
    }
  }, [sleep, isForUse])
  const shown = isAwake ? children : asleep
  // The same element while it sleeps: told of something newer, React would draw it anew or let all else wait for it.
  return (
    <div ref={place} className={className} data-part>
      {useMemo(
        () => (
          <Suspense>
            <Sleeper sleep={sleep}>{shown}</Sleeper>
          </Suspense>
        ),
        [shown, sleep],
      )}
    </div>
  )
}

type Sleep = ReturnType<typeof createSleep>

function createSleep() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const sleep = {
    over: promise,
    /** Known at once, since the press that ends it is to be heard. */
    isOver: false,
    end: () => {
      sleep.isOver = true
      resolve()
    },
  }
  return sleep
}

function Sleeper({ sleep, children }: { sleep: Sleep; children: ReactNode }) {
  const isComingAlive = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  if (isComingAlive && !sleep.isOver && typeof document !== 'undefined') throw sleep.over
  return children
}

const neverChanges = () => () => undefined
