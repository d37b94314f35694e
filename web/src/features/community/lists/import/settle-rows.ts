import type {
  FileRow,
  FileTitle,
  ListFileAnswer,
} from '@mediatheque/contract/community/lists/list-import.schemas.ts'

/** What was chosen for rows, by their lines: a title, or null to leave one out. */
export type Choices = ReadonlyMap<number, number | null>
/** Titles that were looked up by hand for rows, by their lines. */
export type LookedUp = ReadonlyMap<number, FileTitle>

/**
 * `taken`: it will be imported. `open`: it may be several, and nobody has chosen. `left`: somebody left it out. `there`: the
 * list holds it. `same`: a row above is the same title. `missing`: the catalogue has none.
 */
export type Fate = 'taken' | 'open' | 'left' | 'there' | 'same' | 'missing'

export interface SettledRow {
  readonly row: FileRow
  readonly fate: Fate
  /** What it is, or would be. */
  readonly title: FileTitle | null
  readonly candidates: readonly FileTitle[]
  /** The line of the row that is the same. */
  readonly sameAs: number | null
}

/** What becomes of each row, by what was found and what was chosen since. */
export function settleRows(
  { rows, titles }: ListFileAnswer,
  choices: Choices,
  lookedUp: LookedUp = new Map(),
): SettledRow[] {
  // What the site said of a title comes last: it knows whether the list holds it.
  const byId = new Map([...lookedUp.values(), ...titles].map((title) => [title.id, title]))
  const lines = new Map<number, number>()
  return rows.map((row) => {
    const byHand = lookedUp.get(row.line)?.id
    const ids = new Set([...row.candidate_ids, ...(byHand === undefined ? [] : [byHand])])
    const candidates = [...ids].flatMap((id) => byId.get(id) ?? [])
    const isChosen = choices.has(row.line)
    const chosen = isChosen ? choices.get(row.line)! : row.title_id
    const title = chosen === null ? null : (byId.get(chosen) ?? null)
    const settled = { row, title, candidates, sameAs: null }
    if (candidates.length === 0) return { ...settled, fate: 'missing' }
    if (title === null) return { ...settled, fate: isChosen ? 'left' : 'open' }
    if (title.is_in_list) return { ...settled, fate: 'there' }
    const sameAs = lines.get(title.id) ?? null
    if (sameAs !== null) return { ...settled, fate: 'same', sameAs }
    lines.set(title.id, row.line)
    return { ...settled, fate: 'taken' }
  })
}

/** What is sent, in the order of the file. */
export const entriesOf = (rows: readonly SettledRow[]) =>
  rows.flatMap(({ row, title, fate }) =>
    fate === 'taken' && title ? [{ title_id: title.id, note: row.note }] : [],
  )

export const countOf = (rows: readonly SettledRow[], ...fates: readonly Fate[]): number =>
  rows.filter(({ fate }) => fates.includes(fate)).length
