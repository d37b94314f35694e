import type {
  BatchRowError,
  PlannedRowView,
} from '@mediatheque/contract/links/batches/batches.schemas.ts'
import { findSameRows } from '@mediatheque/contract/links/batches/row-episodes.ts'
import { readEpisodes, writeEpisodes } from '../../editor/release-values.ts'
import type { StripTitle } from '../../title-strip.tsx'

/** Stands in the field of episodes for all of the season. */
export const WHOLE_SEASON = '*'

/** What a row says, as its cells show it. Ids are texts, as fields have them. */
export interface RowValues {
  readonly title: StripTitle | null
  readonly qualite: string | null
  readonly langues: readonly string[]
  readonly subs: readonly string[]
  readonly saison: string
  /** `1-3, 5`, or {@link WHOLE_SEASON}. */
  readonly episodes: string
  /** One address per line. */
  readonly lien: string
}
export type RowField = keyof RowValues

/** A contribution to be. */
export interface BatchRow {
  readonly key: string
  /** Of the file that it is made of, and where it is on its way. */
  readonly fileName: string | null
  readonly uploadId: number | null
  readonly url: string | null
  readonly name: string | null
  readonly lines: readonly number[]
  readonly values: RowValues
  /** What the uploader said; all else is what was read and found. */
  readonly said: readonly RowField[]
  readonly plan: PlannedRowView | null
  /** Whether the server has still to say what it thinks of it. */
  readonly isStale: boolean
  /** Why its file did not arrive, or why it could not be read. */
  readonly fault: string | null
  readonly errors: readonly BatchRowError[]
  readonly isAdding: boolean
  /** Ids of what it became. */
  readonly added: readonly number[] | null
}

export type RowState =
  | 'uploading'
  | 'reading'
  | 'refused'
  | 'duplicate'
  | 'decide'
  | 'ready'
  | 'adding'
  | 'added'

const NO_VALUES: RowValues = {
  title: null,
  qualite: null,
  langues: [],
  subs: [],
  saison: '',
  episodes: '',
  lien: '',
}

export const newRow = (row: Partial<BatchRow> & Pick<BatchRow, 'key'>): BatchRow => ({
  fileName: null,
  uploadId: null,
  url: null,
  name: null,
  lines: [],
  values: NO_VALUES,
  said: [],
  plan: null,
  isStale: true,
  fault: null,
  errors: [],
  isAdding: false,
  added: null,
  ...row,
})

/** A row of what the server read of pasted lines. */
export const rowOfPlan = (plan: PlannedRowView, title: StripTitle | null): BatchRow =>
  withPlan(
    newRow({
      key: plan.key,
      name: plan.sources.name === 'name' ? plan.name : null,
      lines: plan.lines,
      values: { ...NO_VALUES, lien: plan.lien ?? '', title },
      said: title ? ['title'] : [],
    }),
    plan,
  )

/** What was read and found, wherever the uploader has not said otherwise. */
export function withPlan(row: BatchRow, plan: PlannedRowView): BatchRow {
  const { suggestions: read } = plan
  const found: RowValues = {
    title: plan.title,
    qualite: read.qualite ? String(read.qualite.id) : null,
    langues: read.langues.map(({ id }) => String(id)),
    subs: read.subs.map(({ id }) => String(id)),
    saison: read.saison === null ? '' : String(read.saison),
    episodes: read.full_saison ? WHOLE_SEASON : writeEpisodes(read.episodes),
    lien: plan.lien ?? row.values.lien,
  }
  const said = Object.fromEntries(row.said.map((field) => [field, row.values[field]]))
  return { ...row, plan, values: { ...found, ...said }, isStale: false, fault: null }
}

/** Fields whose change the server has to hear of: they decide what is the same, and where it belongs. */
const PLACING: readonly RowField[] = ['title', 'saison', 'episodes', 'lien']

const WIRE_FIELDS: Readonly<Record<RowField, readonly string[]>> = {
  title: ['title_id'],
  qualite: ['qualite'],
  langues: ['langues'],
  subs: ['subs'],
  saison: ['saison'],
  episodes: ['episodes', 'start_epi', 'full_saison'],
  lien: ['lien', 'url', 'typefile'],
}

export function sayOf(row: BatchRow, values: Partial<RowValues>): BatchRow {
  const fields = Object.keys(values) as RowField[]
  const answered = new Set(['', ...fields.flatMap((field) => WIRE_FIELDS[field])])
  const isPlacing = fields.some((field) => PLACING.includes(field))
  return {
    ...row,
    values: { ...row.values, ...values },
    said: [...new Set([...row.said, ...fields])],
    isStale: row.isStale || isPlacing,
    errors: isPlacing ? [] : row.errors.filter(({ field }) => !answered.has(field)),
  }
}

/** What is said of a field, by the server. */
export function errorsAt(row: BatchRow, field: RowField): string[] {
  const wire = WIRE_FIELDS[field]
  return problemsOf(row).flatMap((error) => (wire.includes(error.field) ? [error.message] : []))
}

export const problemsOf = ({ plan, errors, isStale }: BatchRow): readonly BatchRowError[] => [
  ...errors,
  ...(isStale ? [] : (plan?.refusals ?? [])),
]

const areEpisodes = (text: string) =>
  text.trim() === WHOLE_SEASON ||
  (text.trim() !== '' && readEpisodes(text).every((one) => Number.isInteger(one)))

/** It arrived, or needs not to, and could not be read: that may be tried again. */
export const mayBeReadAgain = ({ fault, isStale, uploadId, url }: BatchRow) =>
  fault !== null && isStale && (uploadId === null || url !== null)

/** A film has no seasons, and a file has no addresses of its own to edit. */
export function hasField({ values, fileName }: BatchRow, field: RowField): boolean {
  if (field === 'lien') return fileName === null
  const isPlace = field === 'saison' || field === 'episodes'
  return !isPlace || !values.title || values.title.is_series
}

/** Fields that somebody has to decide about. */
export function missingOf({ url, values }: BatchRow): RowField[] {
  const { title, qualite, langues, saison, episodes, lien } = values
  const isSeries = title?.is_series ?? false
  return [
    ...(url === null && lien.trim() === '' ? (['lien'] as const) : []),
    ...(title ? [] : (['title'] as const)),
    ...(qualite ? [] : (['qualite'] as const)),
    ...(langues.length > 0 ? [] : (['langues'] as const)),
    ...(isSeries && !/^\d{1,5}$/.test(saison.trim()) ? (['saison'] as const) : []),
    ...(isSeries && !areEpisodes(episodes) ? (['episodes'] as const) : []),
  ]
}

/** By key, the row above that a row is the same as; what was removed or added counts no more, or still. */
export const sameRows = (rows: readonly BatchRow[]): Map<string, string> =>
  findSameRows(rows.map(({ key, plan }) => ({ key, fingerprints: plan?.fingerprints ?? [] })))

/** Contributions of the site that keep a row from being added. */
export const refusedDuplicates = ({ plan, isStale }: BatchRow) =>
  isStale ? [] : (plan?.duplicates ?? []).filter((same) => same.row === null && same.is_refused)

export function stateOf(row: BatchRow, same: ReadonlyMap<string, string>): RowState {
  if (row.added) return 'added'
  if (row.isAdding) return 'adding'
  if (row.fault !== null) return 'refused'
  if (row.uploadId !== null && row.url === null) return 'uploading'
  if (row.isStale || !row.plan) return 'reading'
  if (refusedDuplicates(row).length > 0 || same.has(row.key)) return 'duplicate'
  if (problemsOf(row).length > 0) return 'refused'
  return missingOf(row).length > 0 ? 'decide' : 'ready'
}

/** What the server is asked about a row. */
export function planBody({ key, name, url, values, said }: BatchRow) {
  const { title, saison, episodes, lien } = values
  const isWhole = episodes.trim() === WHOLE_SEASON
  return {
    key,
    ...(name !== null && { name }),
    ...(url === null ? { lien } : { url }),
    ...(said.includes('title') && title && { title_id: title.id }),
    ...(said.includes('saison') && {
      saison: /^\d{1,5}$/.test(saison.trim()) ? Number(saison) : null,
    }),
    ...(said.includes('episodes') && {
      full_saison: isWhole,
      episodes: isWhole || !areEpisodes(episodes) ? [] : readEpisodes(episodes),
    }),
  }
}

/** A row as it is added. */
export function addBody({ key, url, plan, values }: BatchRow) {
  const { title, qualite, langues, subs, saison, episodes, lien } = values
  const isWhole = episodes.trim() === WHOLE_SEASON
  return {
    key,
    title_id: title!.id,
    typefile: plan!.typefile!,
    ...(url === null ? { lien } : { url: [url] }),
    qualite: Number(qualite),
    langues: langues.map(Number),
    subs: subs.map(Number),
    ...(title!.is_series && {
      saison: Number(saison),
      full_saison: isWhole,
      episodes: isWhole ? [] : readEpisodes(episodes),
    }),
  }
}
