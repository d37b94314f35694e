import { beforeEach, expect, it, vi } from 'vitest'

/** The page that is rendered on the server, or none in the browser. */
let page: object | undefined
let texts: Record<string, string> | undefined
vi.mock('./server-page.ts', () => ({ getServerPage: () => page }))
vi.mock('./page-data.ts', () => ({ getPageData: () => ({ texts }) }))
const { writtenTexts, writtenValue } = await import('./written-values.ts')

beforeEach(() => {
  page = {}
  texts = undefined
})

it('writes in the browser what the server wrote, and makes only what it did not', () => {
  expect(writtenValue('en decimal 7.8', () => '7.8')).toBe('7.8')
  texts = { ...writtenTexts() }
  page = undefined
  const make = vi.fn(() => 'made')
  expect(writtenValue('en decimal 7.8', make)).toBe('7.8')
  expect(make).not.toHaveBeenCalled()
  expect(writtenValue('en decimal 7.9', make)).toBe('made')
})

it('keeps what is written on one page from another', () => {
  writtenValue('en 1', () => 'of the first')
  page = {}
  expect(writtenTexts()).toEqual({})
  expect(writtenValue('en 1', () => 'of the second')).toBe('of the second')
})

it('carries no more than a page has use for', () => {
  for (let value = 0; value < 1000; value += 1) writtenValue(`en ${value}`, () => `${value}`)
  expect(Object.keys(writtenTexts())).toHaveLength(200)
})
