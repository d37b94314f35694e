// @vitest-environment happy-dom
import { STREAMING_ONLY_COOKIE } from '@mediatheque/contract/core/constants.ts'
import { expect, it, vi } from 'vitest'
import { writeCookie } from './cookies.ts'
import { isStreamingOnly } from './streaming-mode.ts'

vi.mock('./page-data.ts', () => ({
  getPageData: () => ({
    get cookies() {
      return document.cookie
    },
  }),
}))

it('stays what the page was rendered with until the page is read anew', () => {
  writeCookie(STREAMING_ONLY_COOKIE, '1', 1)
  expect(isStreamingOnly()).toBe(true)
  writeCookie(STREAMING_ONLY_COOKIE, '', 0)
  expect(document.cookie).not.toContain(`${STREAMING_ONLY_COOKIE}=1`)
  expect(isStreamingOnly()).toBe(true)
})
