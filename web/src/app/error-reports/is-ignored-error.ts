import { FAILED_IMPORT } from '../../lib/failed-import.ts'

export interface BrowserError {
  readonly name: string
  readonly message: string
  readonly stack: string
}

/** Browsers say so when a size changes while they measure; nothing is lost. */
const RESIZE_LOOP = /ResizeObserver loop/i
/** Somebody else's code in our page. `Script error.` is what browsers say about scripts of other origins, and ours has none. */
const EXTENSION_ADDRESS =
  /(?:chrome|moz|safari|safari-web|ms-browser)-extension:\/\/|webkit-masked-url:\/\//i
const EXTENSION_MESSAGE =
  /^(?:Uncaught )?(?:Error: )?(?:Extension context invalidated|Could not establish connection\. Receiving end does not exist|A listener indicated an asynchronous response|Script error)/i
/** The visitor closed the device's list of places to share to. Firefox has one sentence for everything that was aborted. */
const SHARE_CANCELLED = /share|cancel|^The operation was aborted\.?\s*$/i

/** What is no fault of the site's, and nothing that it could mend. */
export function isIgnoredError({ name, message, stack }: BrowserError): boolean {
  return (
    FAILED_IMPORT.test(message) ||
    RESIZE_LOOP.test(message) ||
    EXTENSION_MESSAGE.test(message) ||
    EXTENSION_ADDRESS.test(message + stack) ||
    (name === 'AbortError' && SHARE_CANCELLED.test(message))
  )
}
