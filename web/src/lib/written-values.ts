import { getPageData } from './page-data.ts'
import { getServerPage } from './server-page.ts'

/** More than a first screen shows; a page of a thousand dates does not carry each of them twice. */
const MOST_TEXTS = 200

const writtenOnPages = new WeakMap<object, Map<string, string>>()

/**
 * Text of a number or a moment: what the server wrote of it where it stands in the page, else what `write` makes. A browser
 * takes some thirty milliseconds to make its first format, a phone four times that, in which no tap is heard; and formats
 * of two versions differ by a space, over which the page would be drawn anew.
 * @param key the value with all that its text depends on
 */
export function writtenValue(key: string, write: () => string): string {
  const page = getServerPage()
  if (!page) return getPageData().texts?.[key] ?? write()
  const texts = writtenOnPages.get(page) ?? new Map<string, string>()
  writtenOnPages.set(page, texts)
  const text = texts.get(key) ?? write()
  if (texts.size < MOST_TEXTS) texts.set(key, text)
  return text
}

/** What has been written on the page that is being rendered, by key. */
export function writtenTexts(): Readonly<Record<string, string>> {
  const page = getServerPage()
  return Object.fromEntries((page && writtenOnPages.get(page)) ?? [])
}
