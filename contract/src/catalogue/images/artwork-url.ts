/** What a drawing is made of: nothing else changes it, so its address is all the server needs. */
export interface ArtworkSubject {
  /** Wire value of the kind (`movie`), or `person` or `channel`. */
  readonly type: string
  readonly name: string
  readonly year: number | null
}

const LONGEST_NAME = 120

function fileOf({ type, name, year }: ArtworkSubject): string {
  const text = name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME) || '?'
  return `${type}/${year ?? 0}/${encodeURIComponent(text)}`
}

/** Address, without the base path, of the drawing that stands in for a missing poster. Kept by browsers for ever. */
export const artworkUrl = (subject: ArtworkSubject) => `/artwork/poster/${fileOf(subject)}.svg`

/** The same drawing as a wide picture of 1200 by 630 points, as link previews want it. */
export const artworkCardUrl = (subject: ArtworkSubject) => `/artwork/card/${fileOf(subject)}.png`
