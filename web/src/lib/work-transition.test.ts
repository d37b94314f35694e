// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { beginWorkTransition } from './work-transition.ts'

const open = (markup: string, { isStill = false, knowsHow = true } = {}) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }))
  if (knowsHow) Object.assign(document, { startViewTransition: () => undefined })
  document.body.innerHTML = `<a href="/titles/7/x">${markup}</a>`
  return document.querySelector('a')!
}
const nameOf = (link: Element) => link.querySelector('img')?.style.viewTransitionName ?? ''

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'startViewTransition')
})

describe('the picture of a card', () => {
  it('bears the name of its work on the way to its page, and no longer', () => {
    const link = open('<img alt="">')
    const end = beginWorkTransition(link, '/titles/7/x')
    expect(nameOf(link)).toBe('work-7')
    if (end) end()
    expect(nameOf(link)).toBe('')
  })

  it.each([
    ['for readers who asked for stillness', '<img alt="">', '/titles/7/x', { isStill: true }],
    ['in browsers that do not know how', '<img alt="">', '/titles/7/x', { knowsHow: false }],
    ['without a picture', 'Words', '/titles/7/x', {}],
    ['on the way to other pages', '<img alt="">', '/titles/7/x/season/1', {}],
  ])('stays where it is %s', (_, markup, path, how) => {
    const link = open(markup, how)
    expect(beginWorkTransition(link, path)).toBe(false)
    expect(nameOf(link)).toBe('')
  })
})
