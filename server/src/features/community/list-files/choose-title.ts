import { MOST_ROW_CANDIDATES } from '@mediatheque/contract/community/lists/list-import.constants.ts'
import type { RowState } from '@mediatheque/contract/community/lists/list-import.schemas.ts'
import type { NamedTitle } from '../../catalogue/search/search.service.ts'
import type { ReadTitle } from './read-titles.ts'

export interface Choice {
  readonly state: RowState
  readonly titleId: number | null
  /** Best first. */
  readonly candidateIds: readonly number[]
}

export const certain = (titleId: number): Choice => ({
  state: 'found',
  titleId,
  candidateIds: [titleId],
})
export const NOTHING: Choice = { state: 'missing', titleId: null, candidateIds: [] }

/** Years are told differently: by the first showing anywhere, or in one country. */
const isNear = (year: number, other: number | null) => other !== null && Math.abs(other - year) <= 1

/** Which one a row is, of the titles that are called as it says. */
export function chooseTitle(
  { year, kind }: Pick<ReadTitle, 'year' | 'kind'>,
  sameName: readonly NamedTitle[],
): Choice {
  const ofKind = sameName.filter(({ isSeries }) => isSeries === (kind === 'series'))
  const titles = kind !== null && ofKind.length > 0 ? ofKind : sameName
  if (titles.length === 0) return NOTHING
  const exact = year === null ? [] : titles.filter((title) => title.year === year)
  const near = year === null ? titles : titles.filter((title) => isNear(year, title.year))
  const choices = [exact, near, titles].find((some) => some.length > 0)!
  const candidateIds = choices.slice(0, MOST_ROW_CANDIDATES).map(({ id }) => id)
  // A single title of another year is another one more often than not: somebody looks.
  if (choices.length > 1 || (choices === titles && year !== null))
    return { state: 'ambiguous', titleId: null, candidateIds }
  return { state: choices === exact ? 'found' : 'likely', titleId: candidateIds[0]!, candidateIds }
}
