import { expect, it } from 'vitest'
import { createPlayWish } from './play-wish.ts'

/** A player that drops what its state already fits, and tells of a change when it is let. */
function start({ isPaused }: { isPaused: boolean }) {
  let told = isPaused
  let at = 0
  const orders: string[] = []
  const wish = createPlayWish(
    {
      isPaused: () => told,
      play: () => void orders.push('play'),
      pause: () => void orders.push('pause'),
    },
    () => at,
  )
  const says = (now: boolean) => {
    told = now
    wish.heard()
  }
  return { wish, orders, says, wait: (milliseconds: number) => (at += milliseconds) }
}

it('does what is pressed, again and again', () => {
  const { wish, orders, says } = start({ isPaused: false })
  wish.toggle()
  says(true)
  wish.toggle()
  says(false)
  wish.toggle()
  expect(orders).toEqual(['pause', 'play', 'pause'])
})

it('plays on where two presses come before the player says that it rests', () => {
  const { wish, orders, says } = start({ isPaused: false })
  wish.toggle()
  wish.toggle()
  expect(orders).toEqual(['pause'])
  says(true)
  expect(orders).toEqual(['pause', 'play'])
  says(false)
  expect(orders).toEqual(['pause', 'play'])
})

it('rests after three', () => {
  const { wish, orders, says } = start({ isPaused: false })
  for (let press = 0; press < 3; press += 1) wish.toggle()
  says(true)
  expect(new Set(orders)).toEqual(new Set(['pause']))
})

it('leaves alone what stops or begins by itself', () => {
  const { wish, orders, says } = start({ isPaused: false })
  wish.toggle()
  says(true)
  says(false)
  says(true)
  expect(orders).toEqual(['pause'])
})

it('holds no wish that was refused, or that nothing came of', () => {
  const { wish, orders, says, wait } = start({ isPaused: true })
  wish.toggle()
  wish.refused()
  wish.toggle()
  expect(orders).toEqual(['play', 'play'])
  wait(1_000)
  wish.toggle()
  expect(orders).toEqual(['play', 'play', 'play'])
  wait(1_000)
  says(true)
  expect(orders).toHaveLength(3)
})
