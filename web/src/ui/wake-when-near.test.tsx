// @vitest-environment happy-dom
import { act, use, useEffect, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let tellNear: () => unknown
let root: Root | undefined

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private isLooking = false
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        tellNear = () => this.isLooking && tell([{ isIntersecting: true }])
      }
      observe() {
        this.isLooking = true
      }
      disconnect() {}
    },
  )
})

afterEach(async () => {
  await act(async () => root?.unmount())
  document.body.innerHTML = ''
  vi.resetModules()
})

interface Opening {
  isForUse?: boolean
  /** What the part needs in the browser before it is alive. */
  script?: Promise<void>
}

/** A page whose only part was drawn by the server, and what its reader does. */
async function openPage({ isForUse = false, script }: Opening = {}) {
  const { WakeWhenNear } = await import('./wake-when-near.tsx')
  const woke = vi.fn()
  function Counter({ word }: { word: string }) {
    if (script && typeof document !== 'undefined') use(script)
    const [count, setCount] = useState(0)
    useEffect(woke, [])
    return <button onClick={() => setCount(count + 1)}>{`${word} ${count}`}</button>
  }
  const pageOf = (word: string) => (
    <WakeWhenNear isForUse={isForUse}>
      <Counter word={word} />
    </WakeWhenNear>
  )
  const page = pageOf('Seen')
  const place = document.createElement('div')
  place.innerHTML = asOnTheServer(() => renderToString(page))
  document.body.append(place)
  const drawn = place.querySelector('button')!
  await act(async () => {
    root = hydrateRoot(place, page)
  })
  const shown = () => place.querySelector('button')!
  return {
    woke,
    isStillDrawn: () => shown() === drawn,
    text: () => shown().textContent,
    press: () => act(async () => shown().click()),
    tell: (word: string) => act(async () => root!.render(pageOf(word))),
    do: (what: () => void) => act(async () => what()),
  }
}

function asOnTheServer<Result>(work: () => Result): Result {
  const { document } = globalThis
  Reflect.deleteProperty(globalThis, 'document')
  try {
    return work()
  } finally {
    Object.assign(globalThis, { document })
  }
}

it('leaves what the server drew until somebody comes near, and makes it anew in no case', async () => {
  const page = await openPage()
  expect(page.text()).toBe('Seen 0')
  expect(page.woke).not.toHaveBeenCalled()
  await page.do(() => tellNear())
  expect(page.woke).toHaveBeenCalledOnce()
  expect(page.isStillDrawn()).toBe(true)
})

it('hears the very press that woke it', async () => {
  const page = await openPage()
  await page.press()
  expect(page.text()).toBe('Seen 1')
  expect(page.isStillDrawn()).toBe(true)
})

it('comes alive with the first sign that somebody is there', async () => {
  const page = await openPage()
  await page.do(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' })))
  expect(page.woke).toHaveBeenCalledOnce()
  expect(page.isStillDrawn()).toBe(true)
})

it('lets what is only for use sleep while it is seen', async () => {
  const page = await openPage({ isForUse: true })
  await page.do(() => tellNear())
  expect(page.woke).not.toHaveBeenCalled()
  await page.press()
  expect(page.text()).toBe('Seen 1')
  expect(page.isStillDrawn()).toBe(true)
})

it('keeps what the server drew until its script has come, whatever the page is told meanwhile', async () => {
  const script = Promise.withResolvers<void>()
  const page = await openPage({ script: script.promise })
  await page.tell('Looked')
  await page.do(() => tellNear())
  expect(page.isStillDrawn()).toBe(true)
  await page.tell('Watched')
  expect(page.isStillDrawn()).toBe(true)
  await page.do(() => script.resolve())
  expect(page.isStillDrawn()).toBe(true)
  expect(page.text()).toBe('Watched 0')
})
