// @vitest-environment happy-dom
import { LONG_PRESS_MS } from '@mediatheque/contract/core/constants.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onLongPress } from './on-long-press.ts'

let card: HTMLElement
let link: HTMLElement
let end: () => void
const act = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  act.mockClear()
  document.body.innerHTML = '<div><a href="#title">A film</a></div>'
  card = document.body.firstElementChild as HTMLElement
  link = card.firstElementChild as HTMLElement
  end = onLongPress(card, act)
})
afterEach(() => {
  end()
  vi.useRealTimers()
})

const point = (type: string, values: PointerEventInit = {}) =>
  link.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerType: 'touch',
      isPrimary: true,
      clientX: 50,
      clientY: 50,
      ...values,
    }),
  )
const happen = (type: string) =>
  link.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))

describe('a finger that rests on a card', () => {
  it('is heard after a while, and is then no press, nor a question to the browser', () => {
    point('pointerdown')
    vi.advanceTimersByTime(LONG_PRESS_MS - 1)
    expect(act).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(act).toHaveBeenCalledTimes(1)
    expect(happen('contextmenu')).toBe(false)
    point('pointerup')
    expect(happen('click')).toBe(false)
    // The next press is one again.
    point('pointerdown')
    point('pointerup')
    expect(happen('click')).toBe(true)
  })

  it('presses nothing that has come to lie beneath it when it goes, and then all is as before', () => {
    const dialog = document.body.appendChild(document.createElement('button'))
    const pressed = vi.fn()
    dialog.addEventListener('click', pressed)
    const release = () => {
      point('pointerdown')
      vi.advanceTimersByTime(LONG_PRESS_MS)
      point('pointerup')
    }
    release()
    expect(dialog.dispatchEvent(new Event('contextmenu', { cancelable: true }))).toBe(false)
    dialog.click()
    expect(pressed).not.toHaveBeenCalled()
    dialog.click()
    expect(pressed).toHaveBeenCalledTimes(1)
    // Where no press followed, by a finger that comes soon or by keys a little later.
    release()
    dialog.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    dialog.click()
    release()
    vi.advanceTimersByTime(1_000)
    dialog.click()
    expect(pressed).toHaveBeenCalledTimes(3)
  })

  it('is heard once where the browser is quicker', () => {
    point('pointerdown')
    expect(happen('contextmenu')).toBe(false)
    vi.advanceTimersByTime(LONG_PRESS_MS)
    expect(act).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['it scrolls', () => point('pointercancel')],
    ['it moves', () => point('pointermove', { clientY: 62 })],
    ['it goes', () => point('pointerup')],
    ['a second one comes', () => point('pointerdown', { isPrimary: false })],
  ])('is not heard where %s', (_how, happens) => {
    point('pointerdown')
    vi.advanceTimersByTime(LONG_PRESS_MS / 2)
    point('pointermove', { clientX: 54, clientY: 53 })
    happens()
    vi.advanceTimersByTime(LONG_PRESS_MS * 2)
    expect(act).not.toHaveBeenCalled()
  })

  it('leaves a mouse, and the menu of the browser by keys, as they are', () => {
    point('pointerdown', { pointerType: 'mouse' })
    vi.advanceTimersByTime(LONG_PRESS_MS * 2)
    expect([happen('contextmenu'), happen('click'), act.mock.calls.length]).toEqual([true, true, 0])
    end()
    point('pointerdown')
    vi.advanceTimersByTime(LONG_PRESS_MS)
    expect(act).not.toHaveBeenCalled()
  })
})
