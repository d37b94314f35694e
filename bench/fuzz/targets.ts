import path from 'node:path'
import type { Endpoint } from '../../contract/src/core/endpoint.ts'
import { endpoints } from '../../server/src/platform/contract/endpoints.ts'
import { oneOf } from '../../server/src/test-hostile-input.ts'
import { readPages } from '../../web/src/routes.ts'

/** The doors that are neither endpoints nor pages. */
const DOORS = [
  '/release-files/:kind/:id/:userId/:until/:signature/:name',
  '/lines/:file',
  '/images/:width/:kind/:id/:version',
  '/artwork/:form/:type/:year/:file',
  '/avatars/:userId/:file',
  '/assets/:file',
  '/favicon.svg',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-:file',
  '/service-worker.js',
  '/api-docs',
  '/api-docs/openapi.json',
  '/metrics',
  '/health/live',
  '/health/ready',
  '/api/v1/:anything',
  '/:anything',
]

const pages = readPages(path.resolve(import.meta.dirname, '../../web/src/routes')).map(
  // What begins with `_` frames others and is no part of an address.
  ({ id }) => id.replace(/\/_[^/]+/g, '') || '/',
)
const calls = Object.values(endpoints as Record<string, Endpoint>)

export type Target = { readonly endpoint: Endpoint } | { readonly path: string }

export const TARGETS = { endpoints: calls.length, pages: pages.length, doors: DOORS.length }

/** Mostly endpoints; each as often as any other, but those that take away, which would leave nothing to call. */
export function pickTarget(random: () => number): Target {
  const kind = random()
  if (kind < 0.1) return { path: oneOf(random, pages) }
  if (kind < 0.15) return { path: oneOf(random, DOORS) }
  const endpoint = oneOf(random, calls)
  return endpoint.method === 'DELETE' && random() < 0.7 ? pickTarget(random) : { endpoint }
}
