import { linesUrl, getPageData } from './page-data.ts'
import { getBootstrap } from './session.tsx'

const whole = new WeakSet<object>()

/**
 * Texts of the administration are not among those that every page begins with: a page that leads there without a reload
 * fetches them. One that began there has them already.
 */
export async function takeAdminLines(): Promise<void> {
  if (typeof document === 'undefined') return
  const page = { ...getPageData(), bootstrap: getBootstrap() }
  const { lines } = page.bootstrap.i18n
  const address = linesUrl(page, true)
  const isHere = [...document.scripts].some(({ src }) => src.endsWith(address))
  if (isHere || whole.has(lines)) return
  await import(/* @vite-ignore */ address)
  // In place: components hold on to these lines, and find what they ask for from now on.
  Object.assign(lines, window.mediathequeLines)
  whole.add(lines)
}
