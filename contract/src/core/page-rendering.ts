import type { BootstrapData } from '../site/bootstrap/bootstrap.schemas.ts'
import type { CustomCode } from '../site/custom-code/custom-code.ts'
import type { SeoHeads } from '../site/seo/seo-heads.ts'

/** An answer of the API inside the server, without a network in between. */
export interface InnerAnswer {
  readonly status: number
  readonly body: unknown
}

/** Set by a page's route when all guests of one language and theme may get the same bytes. Never leaves the server. */
export const SHARED_PAGE_HEADER = 'x-shared-page'

/** Set by a page's route: origins, with spaces between, of other sites where what it plays lies. Never leaves the server. */
export const PLAYED_FROM_HEADER = 'x-played-from'

/** What the server hands to a page while it renders it for one visitor. */
export interface PageContext {
  /** For inline scripts, in the content security policy of this answer. */
  readonly nonce: string
  /** '' or '/media'. */
  readonly basePath: string
  /** Origin and base path, for canonical addresses. */
  readonly baseUrl: string
  readonly bootstrap: BootstrapData
  /** What administrators wrote for heads, in the language of this page. */
  readonly seoHeads: SeoHeads
  /** What they added to public pages; written into the document when it is rendered. */
  readonly customCode: CustomCode
  /** The cookie header of the request, for preferences kept in cookies. */
  readonly cookies: string
  /** ISO 8601: what "2 hours ago" counts from, in the page and again in the browser. */
  readonly now: string
  /** Calls the API as this visitor. `path` starts with a slash. */
  call(method: string, path: string, body?: unknown): Promise<InnerAnswer>
  /** Receives the page's text once it is rendered; answers without a page, such as redirects, never call it. */
  take(html: string): void
}
