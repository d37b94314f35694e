/** What a player needs to be told, which says only a moment later that it did it. */
export interface PlayOrders {
  isPaused(): boolean
  play(): void
  pause(): void
}

/** A player that has not done it by then never will, such as where the browser refuses to begin. */
const HEARD_WITHIN_MS = 1_000

/**
 * Presses of play and pause that come faster than the player says what it does. It drops an order that its last word
 * already fits, so that one that takes another back waits until that one is done.
 */
export function createPlayWish(orders: PlayOrders, now: () => number = () => performance.now()) {
  let wish: { readonly isPaused: boolean; readonly at: number } | undefined
  const order = () => {
    if (!wish || wish.isPaused === orders.isPaused()) return
    if (wish.isPaused) orders.pause()
    else orders.play()
  }
  return {
    toggle(): void {
      const isHeld = wish && now() - wish.at < HEARD_WITHIN_MS
      const isPaused = isHeld ? wish!.isPaused : orders.isPaused()
      wish = { isPaused: !isPaused, at: now() }
      order()
    },
    /** The player says that it plays, or that it rests. */
    heard(): void {
      if (!wish) return
      if (wish.isPaused === orders.isPaused() || now() - wish.at >= HEARD_WITHIN_MS)
        wish = undefined
      else order()
    },
    /** The player could not do what it was told. */
    refused(): void {
      wish = undefined
    },
  }
}
