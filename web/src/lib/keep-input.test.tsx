// @vitest-environment happy-dom
import { act, Suspense, use, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToReadableStream } from 'react-dom/server.edge'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepTyped } from './keep-input.ts'

let root: Root | undefined

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  delete document.documentElement.dataset['hydrated']
})

afterEach(async () => {
  await act(async () => root?.unmount())
  document.body.innerHTML = ''
})

/** A field that is in a part of the page, which has what it needs only when it is told. */
async function openPage(before = 'as it was') {
  const { promise, resolve: letThrough } = Promise.withResolvers<void>()
  function Field({ comes }: { comes: Promise<void> }) {
    use(comes)
    const [text, setText] = useState(before)
    return (
      <label>
        <input value={text} onChange={(event) => setText(event.target.value)} />
        <output>{text}</output>
      </label>
    )
  }
  const page = (comes: Promise<void>) => (
    <Suspense>
      <Field comes={comes} />
    </Suspense>
  )
  const stream = await renderToReadableStream(page(Promise.resolve()))
  await stream.allReady
  const place = document.createElement('div')
  place.innerHTML = await new Response(stream).text()
  document.body.append(place)
  keepTyped('/search/')
  const wake = () =>
    act(async () => {
      root = hydrateRoot(place, page(promise))
    })
  return {
    wake,
    letThrough: () => act(async () => letThrough()),
    sayAlive: () => {
      document.documentElement.dataset['hydrated'] = ''
      dispatchEvent(new Event('hydrated'))
    },
    type: (text: string) => {
      const field = place.querySelector('input')!
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    },
    known: () => place.querySelector('output')!.textContent,
  }
}

it.each(['typed', ''])('keeps “%s”, typed before the page is alive', async (text) => {
  const page = await openPage()
  page.type(text)
  await page.wake()
  await page.letThrough()
  expect(page.known()).toBe('as it was')
  await act(async () => page.sayAlive())
  expect(page.known()).toBe(text)
})

it('keeps what is typed into a part that sleeps while the rest is alive', async () => {
  const page = await openPage()
  await page.wake()
  page.sayAlive()
  await act(async () => page.type('typed'))
  await page.letThrough()
  await vi.waitFor(() => act(async () => expect(page.known()).toBe('typed')))
})

it('keeps what was typed before all of it, until its part is alive', async () => {
  const page = await openPage()
  page.type('typed')
  await page.wake()
  page.sayAlive()
  await page.letThrough()
  await vi.waitFor(() => act(async () => expect(page.known()).toBe('typed')))
})

it('leaves alone what is typed into what is alive', async () => {
  const page = await openPage()
  await page.wake()
  await page.letThrough()
  page.sayAlive()
  await act(async () => page.type('first'))
  await act(async () => page.type('second'))
  await new Promise((resolve) => void setTimeout(resolve, 150))
  expect(page.known()).toBe('second')
})

it('leaves a field alone that heard all while the rest was not alive', async () => {
  const page = await openPage()
  await page.wake()
  await page.letThrough()
  await act(async () => page.type('typed'))
  expect(page.known()).toBe('typed')
  const written = vi.spyOn(HTMLElement.prototype, 'dispatchEvent')
  await act(async () => page.sayAlive())
  expect(written).not.toHaveBeenCalled()
})

it('leaves the place at which somebody is writing', async () => {
  const page = await openPage()
  page.type('typed')
  const field = document.querySelector('input')!
  field.setSelectionRange(1, 3)
  await page.wake()
  await page.letThrough()
  await act(async () => page.sayAlive())
  expect(page.known()).toBe('typed')
  expect([field.selectionStart, field.selectionEnd]).toEqual([1, 3])
})
