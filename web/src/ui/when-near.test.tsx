// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Section } from './section.tsx'
import { WhenNear } from './when-near.tsx'

const scrolledTo: string[] = []

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal(
    'ResizeObserver',
    class {
      #heard: () => void
      constructor(heard: () => void) {
        this.#heard = heard
      }
      observe() {
        this.#heard()
      }
      disconnect() {}
    },
  )
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this.id)
  }
})
afterEach(() => {
  cleanup()
  location.hash = ''
  scrolledTo.length = 0
})

const show = () =>
  render(
    <WhenNear>
      <Section title="Reviews" anchor="reviews">
        None
      </Section>
      <Section title="Comments" anchor="comments">
        None
      </Section>
    </WhenNear>,
  )

it('is near at once for whoever comes by an address of a part of it, and lands there', async () => {
  location.hash = '#comments'
  show()
  await screen.findByRole('heading', { name: 'Comments' })
  expect(scrolledTo).toEqual(['comments'])
})

it('waits for everybody else', () => {
  show()
  expect(screen.queryByRole('heading')).toBeNull()
})
