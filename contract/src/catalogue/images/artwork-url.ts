/** What a drawing is made of: nothing else changes it, so its address is all the server needs. */
export interface ArtworkSubject {
  /** Wire value of the kind (`movie`). */
  readonly type: string
  readonly name: string
  readonly year: number | null
}

/** Address, without the base path, of the drawing that stands in for a missing poster. Kept by browsers for ever. */
export function artworkUrl({ type, name, year }: ArtworkSubject, language = 'en'): string {
  const text = name.replace(/\s+/g, ' ').trim().slice(0, 120) || '?'
  return `/artwork/${language}/${type}/${year ?? 0}/${encodeURIComponent(text)}.svg`
}
