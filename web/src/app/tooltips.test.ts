// @vitest-environment happy-dom
import { TOOLTIP_COOLDOWN_MS, TOOLTIP_DELAY_MS } from '@mediatheque/contract/core/constants.ts'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startTooltips } from './tooltips.ts'

let tip: HTMLElement
let [first, second, spoken]: HTMLElement[] = []

beforeAll(() => {
  vi.useFakeTimers()
  // What this browser does not have.
  HTMLElement.prototype.showPopover = function show() {
    this.dataset['open'] = ''
  }
  HTMLElement.prototype.hidePopover = function hide() {
    delete this.dataset['open']
  }
  document.body.innerHTML =
    '<button aria-label="Add to a list"><svg></svg></button><button aria-label="Share">12</button>' +
    '<button aria-label="See all of Movies">See all</button><p>Words</p>'
  ;[first, second, spoken] = [...document.querySelectorAll('button')]
  startTooltips()
  tip = document.body.lastElementChild as HTMLElement
})
afterAll(() => void vi.useRealTimers())

/** Between two tests nobody points at anything for a while. */
beforeEach(() => {
  point(document.body)
  vi.advanceTimersByTime(TOOLTIP_COOLDOWN_MS * 2)
})

const point = (at: Element, pointerType = 'mouse') =>
  at.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }))
const shown = () => (tip.dataset['open'] === undefined ? null : tip.textContent)

it('names a button of which only a picture is seen, to a mouse that rests on it', () => {
  point(first!.firstElementChild!)
  vi.advanceTimersByTime(TOOLTIP_DELAY_MS - 1)
  expect(shown()).toBeNull()
  vi.advanceTimersByTime(1)
  expect(shown()).toBe('Add to a list')
})

it('names no button whose words are seen, and none under a finger', () => {
  point(spoken!)
  vi.advanceTimersByTime(TOOLTIP_DELAY_MS)
  expect(shown()).toBeNull()
  point(first!, 'touch')
  vi.advanceTimersByTime(TOOLTIP_DELAY_MS)
  expect(shown()).toBeNull()
})

it('names the next at once, for a while', () => {
  point(first!)
  vi.advanceTimersByTime(TOOLTIP_DELAY_MS)
  point(second!)
  vi.advanceTimersByTime(0)
  expect(shown()).toBe('Share')
  point(document.body)
  vi.advanceTimersByTime(TOOLTIP_COOLDOWN_MS * 2)
  point(first!)
  vi.advanceTimersByTime(TOOLTIP_DELAY_MS - 1)
  expect(shown()).toBeNull()
})

it('stays for a pointer that goes onto it, and goes with Escape', () => {
  point(first!)
  vi.advanceTimersByTime(TOOLTIP_DELAY_MS)
  point(document.body)
  point(tip)
  vi.advanceTimersByTime(TOOLTIP_COOLDOWN_MS)
  expect(shown()).toBe('Add to a list')
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(shown()).toBeNull()
})

it('names what the page has to scroll to, and is gone once that moves away', () => {
  point(first!)
  dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(TOOLTIP_DELAY_MS)
  expect(shown()).toBe('Add to a list')
  dispatchEvent(new Event('scroll'))
  expect(shown()).toBeNull()
})
