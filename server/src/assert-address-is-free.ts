import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Config } from './platform/config/config.ts'

/**
 * Fails as listening would, before anything is begun that would have to be ended again. Somebody may take the address
 * meanwhile: then the start fails later, in the same words.
 */
export async function assertAddressIsFree({
  host,
  port,
}: Pick<Config, 'host' | 'port'>): Promise<void> {
  const server = createServer().listen({ host, port })
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}
