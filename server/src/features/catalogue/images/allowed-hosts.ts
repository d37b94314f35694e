import type { AllowedAddress } from '../../../platform/outbound/call-outside.ts'
import { IMAGE_HOSTS } from './image-hosts.data.ts'

/** Says which addresses may be asked for pictures: https on known hosts, and exactly the hosts with a port that the configuration names. */
export function createHostCheck(
  configured: readonly string[],
): (address: string) => AllowedAddress | undefined {
  const withPort = new Set(configured.filter((host) => /:\d+$/.test(host)))
  const names = [...IMAGE_HOSTS, ...configured.filter((host) => !withPort.has(host))]
  const isKnown = (hostname: string) =>
    names.some((name) => (name.startsWith('.') ? hostname.endsWith(name) : hostname === name))
  return (address) => {
    if (!URL.canParse(address)) return undefined
    const url = new URL(address)
    if (url.username || url.password || !['http:', 'https:'].includes(url.protocol))
      return undefined
    if (withPort.has(url.host)) return { url, isInside: true }
    if (url.port !== '' || !isKnown(url.hostname)) return undefined
    url.protocol = 'https:'
    return { url, isInside: false }
  }
}
