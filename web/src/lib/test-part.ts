import { MantineProvider } from '@mantine/core'
import { bootstrapData } from '@mediatheque/contract/site/bootstrap/bootstrap.schemas.ts'
import type { Endpoint, Response as ResponseOf } from '@mediatheque/contract/core/endpoint.ts'
import type { FieldErrors } from '@mediatheque/contract/core/errors.ts'
import type { PageContext } from '@mediatheque/contract/core/page-rendering.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { URL as NodeUrl } from 'node:url'
import { createElement, type ReactElement } from 'react'
import { afterEach, vi } from 'vitest'
import { Toaster } from '../app/toaster.tsx'
import { theme } from '../app/theme.ts'
import { callPath } from './api.ts'
import { createQueryClient } from './queries.ts'
import { SessionProvider } from './session.tsx'
import { buildFixture } from './test-fixtures.ts'

/** What a part of a page is told by the server, in place of a network. */
let page: PageContext
vi.mock('./server-page.ts', () => ({ getServerPage: () => page }))

// Busy machines take their time, and looking whether each element can be seen takes most of it.
configure({ asyncUtilTimeout: 20_000, defaultHidden: true })

afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
})

// What the browser has and this one does not. Nothing moves: a motion that outlives its test finds no window any more.
window.matchMedia = ((query: string) => ({
  matches: query.includes('prefers-reduced-motion'),
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})) as never
// Its own makes addresses that are none of its own kind.
globalThis.URL = NodeUrl as typeof URL
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Element.prototype.scrollIntoView = () => undefined
Object.defineProperty(Element.prototype, 'ariaHasPopup', {
  get(this: Element) {
    return this.getAttribute('aria-haspopup')
  },
})
Object.defineProperty(document, 'fonts', {
  value: { addEventListener: () => undefined, removeEventListener: () => undefined },
})

interface Answer {
  readonly status: number
  readonly body: unknown
}

/** The API as a test wants it: answers are checked against the contract, calls are written down. */
export interface FakeApi {
  /** What was called: `POST /auth/login` with what was sent. */
  readonly calls: readonly { readonly call: string; readonly body: unknown }[]
  answer<E extends Endpoint>(endpoint: E, body: ResponseOf<E>): void
  refuse(endpoint: Endpoint, status: number, message: string, errors?: FieldErrors): void
  /** Refuses because somebody else was faster: what the record is now. */
  overtake(endpoint: Endpoint, current: { readonly version: number }): void
  /** Answers when it is told to. */
  hold(endpoint: Endpoint): { release(): void }
}

function createFakeApi(): FakeApi & { call: PageContext['call'] } {
  const answers = new Map<string, () => Promise<Answer>>()
  const calls: { call: string; body: unknown }[] = []
  // Paths with parameters are told apart by their first part: enough for one screen.
  const keyOf = ({ method, path }: Endpoint) =>
    `${method} ${callPath({ path: path.replace(/\/:.*$/, '') } as Endpoint, {})}`
  const set = (endpoint: Endpoint, answer: () => Promise<Answer>) =>
    void answers.set(keyOf(endpoint), answer)
  return {
    calls,
    answer: (endpoint, body) => {
      const fitting = endpoint.response.parse(body)
      set(endpoint, async () => ({ status: 200, body: fitting }))
    },
    refuse: (endpoint, status, message, errors) =>
      set(endpoint, async () => ({ status, body: { message, ...(errors && { errors }) } })),
    overtake: (endpoint, current) => {
      const conflicts = [{ id: 1, version: current.version, current, changed: {} }]
      const body = { message: 'Somebody changed this', code: 'conflict', conflicts }
      set(endpoint, async () => ({ status: 409, body }))
    },
    hold: (endpoint) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const later = answers.get(keyOf(endpoint))
      set(endpoint, async () => {
        await promise
        return later!()
      })
      return { release: resolve }
    },
    call: async (method, path, body) => {
      calls.push({ call: `${method} ${path}`, body })
      const plain = path.replace(/\?.*$/, '')
      const key = [...answers.keys()]
        .filter((known) => `${method} ${plain}`.startsWith(known))
        .sort((a, b) => b.length - a.length)[0]
      if (!key) throw new Error(`The test says no answer to ${method} ${path}`)
      return answers.get(key)!()
    },
  }
}

export const NOW = '2026-11-22T12:00:00.000Z'

interface Setting {
  readonly bootstrap?: Parameters<typeof buildFixture<typeof bootstrapData>>[1]
}

/** Begins a test of one part of a page: what the server says first, then {@link show}. */
export function prepare({ bootstrap = {} }: Setting = {}) {
  const api = createFakeApi()
  page = {
    nonce: '',
    basePath: '',
    baseUrl: 'https://media.example.org',
    bootstrap: buildFixture(bootstrapData, {
      i18n: { language: 'en' },
      ...bootstrap,
    }),
    seoHeads: {} as PageContext['seoHeads'],
    customCode: { css: '', html: '' },
    cookies: '',
    now: NOW,
    call: api.call,
    take: () => undefined,
  }
  return { api, user: userEvent.setup({ delay: null }), show }
}

/** Shows a part inside all that parts stand in. @returns where its links and navigations lead */
async function show(part: ReactElement) {
  const root = createRootRoute({
    component: () =>
      createElement(
        MantineProvider,
        { theme, env: 'test' },
        createElement(SessionProvider, null, createElement(Outlet), createElement(Toaster)),
      ),
  })
  const here = createRoute({ getParentRoute: () => root, path: '/', component: () => part })
  const elsewhere = createRoute({
    getParentRoute: () => root,
    path: '$',
    component: () => createElement('p', null, 'Another page'),
  })
  const queries = createQueryClient()
  const { queries: reading, ...others } = queries.getDefaultOptions()
  queries.setDefaultOptions({ ...others, queries: { ...reading, staleTime: 0, retry: false } })
  const router = createRouter({
    routeTree: root.addChildren([here, elsewhere]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    Wrap: ({ children }) => createElement(QueryClientProvider, { client: queries }, children),
  })
  await router.load()
  render(createElement(RouterProvider, { router: router as never }))
  return router
}
