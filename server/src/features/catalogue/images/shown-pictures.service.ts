import type { Needs } from '../../../platform/platform.ts'
import { createHostCheck } from './allowed-hosts.ts'

/** Says whether the site shows pictures of an address. */
export function createPictureCheck({ config }: Needs<'config'>): (url: string) => boolean {
  const isKnownHost = createHostCheck(config.imageHosts)
  return (url) => isKnownHost(url) !== undefined
}
