import ipaddr, { type IPv6 } from 'ipaddr.js'

const BYTES_OF_A_64 = 8

/**
 * Whom limits by address count: an IPv4 address, or the /64 of an IPv6 address, because one customer is given at least
 * that many addresses and may use each of them once. IPv4 addresses written as IPv6 are the IPv4 address again.
 * @returns `192.0.2.7`, `2001:db8:1:2::/64`, or `unknown` for what is no address
 */
export function addressBlock(address: string | undefined): string {
  if (!address || !ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toNormalizedString()
  const bytes = parsed.toByteArray()
  const inner = innerIpv4(parsed as IPv6, bytes)
  if (inner) return inner.join('.')
  const network = bytes.map((byte, index) => (index < BYTES_OF_A_64 ? byte : 0))
  return `${ipaddr.fromByteArray(network).toString()}/64`
}

/** NAT64 puts the whole of IPv4 into one /64, and 6to4 gives each IPv4 address 65,536 of them. */
function innerIpv4(parsed: IPv6, bytes: readonly number[]): readonly number[] | undefined {
  switch (parsed.range()) {
    case 'rfc6052':
      return bytes.slice(12)
    case '6to4':
      return bytes.slice(2, 6)
    default:
      return undefined
  }
}
