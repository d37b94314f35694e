import { visitEndpoints } from '@mediatheque/contract/operations/visits/visits.endpoints.ts'
import { addressOf } from './api.ts'
import { siteUrl } from './page-data.ts'

/** Who types on has not searched for that yet. */
const SETTLED_MS = 2_000

let settling: ReturnType<typeof setTimeout> | undefined

/** Browsers of readers who do not want to be counted do not even say so. */
const isUnwanted = () =>
  navigator.doNotTrack === '1' ||
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

function send(address: string, body: object) {
  if (!isUnwanted()) navigator.sendBeacon(siteUrl(address), JSON.stringify(body))
}

/** Tells the site that its reader went on to another page: documents it counts by itself. `path` has no base path. */
export function tellVisit(path: string): void {
  clearTimeout(settling)
  const body = { path }
  const tell = () => send(addressOf(visitEndpoints.recordVisit, { body }), body)
  if (path.startsWith('/search/')) settling = setTimeout(tell, SETTLED_MS)
  else tell()
}

/** Tells that a search found nothing, once its reader has looked at that. @returns what takes it back */
export function tellFailedSearch(query: string): () => void {
  const body = { query }
  const tell = () => send(addressOf(visitEndpoints.recordFailedSearch, { body }), body)
  const timer = setTimeout(tell, SETTLED_MS)
  return () => clearTimeout(timer)
}
