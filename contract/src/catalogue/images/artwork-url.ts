/** What a drawing is made of: nothing else changes it, so its address is all the server needs. */
export interface ArtworkSubject {
  /** Wire value of the kind (`movie`), or `person` or `channel`. */
  readonly type: string
  readonly name: string
  readonly year: number | null
}

const LONGEST_NAME = 120
/** Of the name as an address holds it: the server reads no longer part of a path. */
const LONGEST_PART = 380

/** As much of a name as an address has room for, cut between letters. */
function encodeName(name: string): string {
  const whole = encodeURIComponent(name)
  if (whole.length <= LONGEST_PART && name.length <= LONGEST_NAME) return whole
  let encoded = ''
  for (const letter of [...name].slice(0, LONGEST_NAME)) {
    const next = encodeURIComponent(letter)
    if (encoded.length + next.length > LONGEST_PART) break
    encoded += next
  }
  return encoded
}

const drawnName = (name: string) => name.replace(/\s+/g, ' ').trim().toWellFormed() || '?'

/** What the drawing at its address is made of: names in one line, and no longer than it can show. */
export function drawnSubject({ type, name, year }: ArtworkSubject): ArtworkSubject {
  return { type, year, name: [...drawnName(name)].slice(0, LONGEST_NAME).join('') }
}

function fileOf({ type, name, year }: ArtworkSubject): string {
  return `${type}/${year ?? 0}/${encodeName(drawnName(name))}`
}

/** Address, without the base path, of the drawing that stands in for a missing poster. Kept by browsers for ever. */
export const artworkUrl = (subject: ArtworkSubject) => `/artwork/poster/${fileOf(subject)}.svg`

/** The same drawing in the shape of a film's poster, whatever its kind: for shelves of many kinds. */
export const tallArtworkUrl = (subject: ArtworkSubject) => `/artwork/tall/${fileOf(subject)}.svg`

/** The same drawing as a wide picture of 1200 by 630 points, as link previews want it. */
export const artworkCardUrl = (subject: ArtworkSubject) => `/artwork/card/${fileOf(subject)}.png`
