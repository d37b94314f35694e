/** A site that holds files, with its domains. */
export interface KnownHost {
  readonly id: number
  readonly name: string
  readonly icon: string | null
  readonly domains: readonly string[]
}

/** The host a name belongs to: its own domain or one above it (`ia800.us.archive.org` is `archive.org`). */
export function recogniseHost(hostname: string, hosts: readonly KnownHost[]): KnownHost | null {
  const labels = hostname.toLowerCase().replace(/\.$/, '').split('.')
  for (let start = 0; start < labels.length - 1; start++) {
    const domain = labels.slice(start).join('.')
    const host = hosts.find(({ domains }) => domains.includes(domain))
    if (host) return host
  }
  return null
}
