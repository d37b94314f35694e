import type { Needs } from '../../../platform/platform.ts'
import { fileAtAddress } from '../../operations/files/files.service.ts'
import { createHostCheck } from './allowed-hosts.ts'

/** Says whether the site shows pictures of an address: of hosts that it knows, and what was sent to it, as long as it is there. */
export function createPictureCheck({ config }: Needs<'config'>): (url: string) => boolean {
  const isKnownHost = createHostCheck(config.imageHosts)
  return (url) => fileAtAddress(url) !== undefined || isKnownHost(url) !== undefined
}
