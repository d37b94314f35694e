const LONGEST_HOST = 100

/** The host that led here, without `www.`; empty where none said so, null for a page of this site. */
export function readReferrer(
  referrer: string | undefined,
  ownHosts: readonly string[],
): string | null {
  if (!referrer || !URL.canParse(referrer)) return ''
  const { protocol, host } = new URL(referrer)
  if (ownHosts.includes(host)) return null
  const name = host
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/:\d+$/, '')
  return /^https?:$/.test(protocol) && name.length <= LONGEST_HOST ? name : ''
}
