import ipaddr from 'ipaddr.js'

const KEPT_BITS = { ipv4: 24, ipv6: 48 } as const

/** As much of an address as the log may keep: enough to see where a flood comes from, too little to name a person. */
export function clientNetwork(address: string | undefined): string | undefined {
  if (!address || !ipaddr.isValid(address)) return undefined
  const parsed = ipaddr.process(address)
  const bits = KEPT_BITS[parsed.kind()]
  const bytes = parsed.toByteArray().map((byte, index) => (index < bits / 8 ? byte : 0))
  return `${ipaddr.fromByteArray(bytes).toString()}/${bits}`
}
