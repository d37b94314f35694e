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
  const [isAlive, setAlive] = useState(false)
  useEffect(() => {
    const wake = () => sleep.end()
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
  const shown = isAlive ? children : asleep
  // The same element until it is alive: told of something newer, React would take away what the server drew until its
  // script has come, or let all else wait for it.
  return (
    <div ref={place} className={className} data-part>
      {useMemo(
        () => (
          <Suspense>
            <Sleeper sleep={sleep} onAlive={setAlive}>
              {shown}
            </Sleeper>
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

interface SleeperProps {
  sleep: Sleep
  onAlive(isAlive: true): void
  children: ReactNode
}

function Sleeper({ sleep, onAlive, children }: SleeperProps) {
  useEffect(() => onAlive(true), [onAlive])
  const isComingAlive = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  if (isComingAlive && !sleep.isOver && typeof document !== 'undefined') throw sleep.over
  return children
}

const neverChanges = () => () => undefined
