import {
  OUTSIDE_SERVICES,
  type OutsideServiceName,
} from '@mediatheque/contract/catalogue/media-import/import-types.ts'
import type { ConnectionView } from '@mediatheque/contract/catalogue/media-import/media-import.schemas.ts'
import type { Needs } from '../../../platform/platform.ts'
import { findCatalogueOf, type ToImport } from './outside/outside-catalogues.ts'
import { OutsideServiceError } from './outside/outside-service-error.ts'

const STATES = {
  'key refused': 'key_refused',
  'too many': 'too_many',
  'service down': 'down',
  // What is asked for is there for everybody: whoever says otherwise is another service.
  'unknown id': 'down',
} as const

/** Asks an outside service for something small, with the settings as they are saved. */
export async function testConnection(
  platform: Needs<ToImport>,
  service: OutsideServiceName,
): Promise<ConnectionView> {
  const catalogue = await findCatalogueOf(platform, OUTSIDE_SERVICES[service].source)
  const probe = catalogue?.probes[service]
  if (!probe) return { service, state: 'not_set_up', took_ms: null, detail: null }
  const began = performance.now()
  const tookMs = () => Math.round(performance.now() - began)
  try {
    await probe()
    return { service, state: 'works', took_ms: tookMs(), detail: null }
  } catch (error) {
    if (!(error instanceof OutsideServiceError)) throw error
    const { fault, detail } = error
    return { service, state: STATES[fault], took_ms: tookMs(), detail }
  }
}
