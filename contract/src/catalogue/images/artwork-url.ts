import { imageVersion } from './image-url.ts'

/** What a drawing is made of. It is drawn of records only, so that nobody has texts of their own drawn under our name. */
export interface ArtworkSubject {
  /** Of the record; the site itself has one drawing with words, and {@link SITE_SCENES} without. */
  readonly id: number
  /** Wire value of a title's kind (`movie`), or `person`, `channel` or `site`. */
  readonly type: string
  /** One of the names that the record has. */
  readonly name: string
  readonly year: number | null
  /** Of a season or an episode: it has the face of its series, which these numbers turn another way. */
  readonly season?: number
  readonly episode?: number
}

/** Records that are drawn, as addresses name them. */
export const ARTWORK_KINDS = ['title', 'season', 'episode', 'person', 'channel', 'site'] as const
export type ArtworkKind = (typeof ARTWORK_KINDS)[number]

const LONGEST_NAME = 120

export const artworkKind = (type: string): ArtworkKind =>
  ARTWORK_KINDS.find((kind) => kind === type) ?? 'title'

/** Names in one line. */
export const drawnName = (name: string) => name.replace(/\s+/g, ' ').trim().toWellFormed() || '?'

/** What the drawing at its address is made of: names are no longer than it can show. */
export const drawnSubject = (subject: ArtworkSubject): ArtworkSubject => ({
  ...subject,
  name: [...drawnName(subject.name)].slice(0, LONGEST_NAME).join(''),
})

/** Another name has another address, so that browsers may keep each for ever. */
export const artworkVersion = ({ type, name, year }: ArtworkSubject) =>
  imageVersion(`${type}/${year ?? 0}/${name}`)

const fileOf = (subject: ArtworkSubject) =>
  `${artworkKind(subject.type)}/${subject.id}/${artworkVersion(subject)}`

/** Address, without the base path, of the drawing that stands in for a missing poster. Kept by browsers for ever. */
export const artworkUrl = (subject: ArtworkSubject) => `/artwork/poster/${fileOf(subject)}.svg`

/** The same drawing in the shape of a film's poster, whatever its kind: for shelves of many kinds. */
export const tallArtworkUrl = (subject: ArtworkSubject) => `/artwork/tall/${fileOf(subject)}.svg`

/** The same drawing as a wide picture of 1200 by 630 points, as link previews want it. */
export const artworkCardUrl = (subject: ArtworkSubject) => `/artwork/card/${fileOf(subject)}.png`

/** Scenes and portraits hold no words. A new way to draw them has another number, and thereby other addresses. */
export const WORDLESS_VERSION = '1'

/** So many drawings without words the site has of its own, counted from 1: for pages and lists that have nothing to show. */
export const SITE_SCENES = 24

/** Which of them, always the same for what has this number. */
export const siteSceneNumber = (id: number) => 1 + (id % SITE_SCENES)

/** Address of the record's drawing as a wide scene of 16 to 9 without words: for heroes, backdrops and episodes. */
export const sceneUrl = (kind: ArtworkKind, id: number) =>
  `/artwork/scene/${kind}/${id}/${WORDLESS_VERSION}.svg`

/** Points across and down of {@link scenePictureUrl}. */
export const [SCENE_WIDTH, SCENE_HEIGHT] = [1280, 720]

/** The same scene for link previews, which show no drawings. */
export const scenePictureUrl = (kind: ArtworkKind, id: number) =>
  `/artwork/scene/${kind}/${id}/${WORDLESS_VERSION}.png`

/** Address of the drawing, 4 to 5, that stands in for the portrait of a person. */
export const portraitUrl = (personId: number) =>
  `/artwork/portrait/person/${personId}/${WORDLESS_VERSION}.svg`
