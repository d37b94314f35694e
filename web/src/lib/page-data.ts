import type { BootstrapData } from '@mediatheque/contract/site/bootstrap/bootstrap.schemas.ts'
import { getServerPage } from './server-page.ts'

/** What the first rendering stands on, the same on the server and in the browser. Lines travel in a file of their own. */
export interface PageData {
  readonly basePath: string
  readonly baseUrl: string
  readonly now: string
  readonly bootstrap: BootstrapData
  readonly cookies: string
  /** What the server wrote of numbers and moments (`written-values.ts`). */
  readonly texts?: Readonly<Record<string, string>>
}

/** Id of the script element that carries {@link PageData} to the browser. */
export const PAGE_DATA_ID = 'page-data'

declare global {
  interface Window {
    /** Set by the lines file: lines by key of the page's language. */
    mediathequeLines?: Record<string, string>
  }
}

let browserData: PageData | undefined

/** The page's data: from the request while rendering on the server, from the document in the browser. */
export function getPageData(): PageData {
  const page = getServerPage()
  if (page) return page
  browserData ??= readDocument()
  return browserData
}

function readDocument(): PageData {
  const data = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '{}') as PageData
  const lines = window.mediathequeLines ?? {}
  return {
    ...data,
    // They change while the page lives, as with the active workspace.
    get cookies() {
      return document.cookie
    },
    bootstrap: { ...data.bootstrap, i18n: { ...data.bootstrap.i18n, lines } },
  }
}

/** JSON for a script element: without lines, and without a sequence that could end the element. */
export function serialisePageData(
  { basePath, baseUrl, now, bootstrap }: PageData,
  texts: PageData['texts'] = {},
): string {
  const withoutLines = { ...bootstrap, i18n: { ...bootstrap.i18n, lines: {} } }
  return JSON.stringify({ basePath, baseUrl, now, bootstrap: withoutLines, texts }).replaceAll(
    '<',
    '\\u003c',
  )
}

/** Address of a file or call of this site, below the base path. */
export function siteUrl(path: string): string {
  return `${getPageData().basePath}${path}`
}

/** Whether what a setting leads to is a page of this site rather than an address of another. */
export const isOwnTarget = (target: string): boolean => target.startsWith('/')

/** Address of what a setting leads to: a path of this site, or an address of the web. */
export const targetUrl = (target: string): string =>
  isOwnTarget(target) ? siteUrl(target) : target

/**
 * Address of the file with the lines of the page's language; kept for ever, because the version is in its name.
 * @param isWhole with what only the administration shows
 */
export function linesUrl({ basePath, bootstrap: { i18n } }: PageData, isWhole = false): string {
  return `${basePath}/lines/${i18n.language}-${i18n.version}${isWhole ? '.all' : ''}.js`
}

/**
 * Address of a built file from its `?url` import. The build names it from the root on the server and from the importing
 * script in the browser; both must write the same, or the browser takes it for a second file.
 */
export function assetUrl(url: string): string {
  if (typeof document === 'undefined') return siteUrl(url)
  return new URL(url, document.baseURI).pathname
}
