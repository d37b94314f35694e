/**
 * Address of another site's player: a source may be one, or the whole `<iframe>` that a site offers to copy.
 * Undefined of anything that is no address of the web; pages of an encrypted site show none that is not.
 */
export function readEmbedSource(source: string): URL | undefined {
  const text = source.trim()
  const isMarkup = /<iframe\b/i.test(text)
  const [, , quoted] = /<iframe\b[^>]*?\ssrc\s*=\s*(["'])(.*?)\1/is.exec(text) ?? []
  const address = isMarkup ? quoted?.replaceAll('&amp;', '&').trim() : text
  if (!address) return undefined
  const whole = address.startsWith('//') ? `https:${address}` : address
  if (!URL.canParse(whole)) return undefined
  const url = new URL(whole)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined
}

/** The same player, told whether to begin by itself. */
export function withAutoplay(url: URL, isAutoplay: boolean): string {
  const told = new URL(url)
  told.searchParams.set('autoplay', isAutoplay ? '1' : '0')
  return told.href
}
