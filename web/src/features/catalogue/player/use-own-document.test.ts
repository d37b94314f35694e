// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useOwnDocument } from './use-own-document.ts'

vi.mock('../../../lib/page-data.ts', () => ({ siteUrl: (path: string) => `/media${path}` }))

afterEach(() => void vi.restoreAllMocks())

const item = {
  id: 7,
  src: 'https://cdn.example/films/7/master.m3u8',
  captions: [{ id: 1, label: 'Français', language: 'fr', src: 'https://words.example/fr.vtt' }],
  marks: { chapters: [], intro: null, creditsStart: null, storyboard: null },
} as unknown as Parameters<typeof useOwnDocument>[0]

/** Which page is loaded once the browser refused this address to a document that was loaded for that path. */
function openedAfter(blockedURI: string, loadedFor: string): string | undefined {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: `https://site.example${loadedFor}` } as PerformanceEntry,
  ])
  const open = vi.fn<(path: string) => void>()
  const { unmount } = renderHook(() => useOwnDocument(item, open))
  const refused = Object.assign(new Event('securitypolicyviolation'), { blockedURI })
  document.dispatchEvent(refused)
  unmount()
  document.dispatchEvent(refused)
  return open.mock.calls.flat()[0]
}

it('loads the page of a video whose place the document may not ask', () => {
  expect(openedAfter(item.src, '/media/')).toBe('/media/watch/7')
  expect(openedAfter('https://words.example/fr.vtt', '/media/watch/6')).toBe('/media/watch/7')
})

it('does not go round in circles where that page may not either, nor mind what others are refused', () => {
  expect(openedAfter(item.src, '/media/watch/7')).toBeUndefined()
  expect(openedAfter('https://ads.example/pixel', '/media/')).toBeUndefined()
  expect(openedAfter('inline', '/media/')).toBeUndefined()
})
