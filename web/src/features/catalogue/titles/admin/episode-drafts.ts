import type {
  EpisodeRow,
  EpisodesSheet,
} from '@mediatheque/contract/catalogue/titles/editing/title-editing.schemas.ts'

/** An episode as its row holds it. */
export interface EpisodeDraft {
  readonly number: string
  readonly name: string
  readonly name_fr: string
  readonly release_date: string
  readonly runtime: string
}
export type EpisodeColumn = keyof EpisodeDraft
export const EPISODE_COLUMNS = [
  'number',
  'name',
  'name_fr',
  'release_date',
  'runtime',
] as const satisfies readonly EpisodeColumn[]

/** Rows by key: `e12` of the episode 12, `new1` of one that is not there yet; undefined: it goes. */
export type EpisodeDrafts = Record<string, EpisodeDraft | null>

export const keyOf = ({ id }: Pick<EpisodeRow, 'id'>) => `e${id}`
/** Of a row that is stored. */
export const idOf = (key: string): number | undefined =>
  key.startsWith('e') ? Number(key.slice(1)) : undefined

export const draftOf = (episode: EpisodeRow): EpisodeDraft => ({
  number: String(episode.number),
  name: episode.name,
  name_fr: episode.name_fr ?? '',
  release_date: episode.release_date ?? '',
  runtime: String(episode.runtime ?? ''),
})

export const draftsOf = ({ episodes }: EpisodesSheet): EpisodeDrafts =>
  Object.fromEntries(episodes.map((episode) => [keyOf(episode), draftOf(episode)]))

const numberOf = (draft: EpisodeDraft | null | undefined) => Number(draft?.number) || 0

/** @returns keys of what is new, behind the last number; names are by number, in both languages */
export function withAdded(drafts: EpisodeDrafts, count: number, nextKey: () => string) {
  const last = Math.max(0, ...Object.values(drafts).map(numberOf))
  const added = Array.from({ length: count }, (_, index) => {
    const number = last + index + 1
    const draft: EpisodeDraft = {
      number: String(number),
      name: `Episode ${number}`,
      name_fr: `Épisode ${number}`,
      release_date: '',
      runtime: '',
    }
    return [nextKey(), draft] as const
  })
  return { ...drafts, ...Object.fromEntries(added) }
}

const DAY_MS = 86_400_000

/** A day so many days later. What is no day stays. */
export function shiftDay(day: string, days: number): string {
  const time = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(time) ? day : new Date(time + days * DAY_MS).toISOString().slice(0, 10)
}

/** All days of the season so many days later, or earlier. */
export const withShiftedDays = (drafts: EpisodeDrafts, days: number): EpisodeDrafts =>
  mapDrafts(drafts, (draft) => ({ ...draft, release_date: shiftDay(draft.release_date, days) }))

/** From a first day on, one every so many days, in the order of the numbers. */
export function withDaysFrom(
  drafts: EpisodeDrafts,
  first: string,
  everyDays: number,
): EpisodeDrafts {
  const inOrder = Object.entries(drafts)
    .filter((entry): entry is [string, EpisodeDraft] => entry[1] !== null)
    .toSorted(([, one], [, other]) => numberOf(one) - numberOf(other))
  const days = inOrder.map(
    ([key, draft], index) =>
      [key, { ...draft, release_date: shiftDay(first, index * everyDays) }] as const,
  )
  return { ...drafts, ...Object.fromEntries(days) }
}

const mapDrafts = (drafts: EpisodeDrafts, map: (draft: EpisodeDraft) => EpisodeDraft) =>
  Object.fromEntries(
    Object.entries(drafts).map(([key, draft]) => [key, draft && map(draft)]),
  ) as EpisodeDrafts

/** Cells as spreadsheets copy them; undefined where it is one cell, which the browser pastes better. */
export function readCells(text: string): string[][] | undefined {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
  if (lines.length === 1 && !text.includes('\t')) return undefined
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()))
}

/** 24/12/2026 and 24.12.2026 are days too, as spreadsheets write them where the day comes first. */
export function readDay(cell: string): string {
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(cell) ?? []
  return day ? `${year}-${month!.padStart(2, '0')}-${day.padStart(2, '0')}` : cell
}

interface Paste {
  readonly cells: readonly (readonly string[])[]
  /** Keys of the rows in their order, of which the first is filled first. */
  readonly keys: readonly string[]
  readonly column: EpisodeColumn
  readonly nextKey: () => string
}

/** Fills cells from a place to the right and down; what is below the last row is added. */
export function withPasted(drafts: EpisodeDrafts, paste: Paste): EpisodeDrafts {
  const { cells, keys, column, nextKey } = paste
  const missing = Math.max(0, cells.length - keys.length)
  const grown = missing > 0 ? withAdded(drafts, missing, nextKey) : drafts
  const rows = [...keys, ...Object.keys(grown).filter((key) => !(key in drafts))]
  const columns = EPISODE_COLUMNS.slice(EPISODE_COLUMNS.indexOf(column))
  const filled = cells.map((row, index) => {
    const key = rows[index]!
    const said = columns.slice(0, row.length).map((name, at) => {
      const cell = row[at]!
      return [name, name === 'release_date' ? readDay(cell) : cell] as const
    })
    return [key, { ...grown[key]!, ...Object.fromEntries(said) }] as const
  })
  return { ...grown, ...Object.fromEntries(filled) }
}
