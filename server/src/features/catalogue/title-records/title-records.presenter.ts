import type { titleRecordList } from '@mediatheque/contract/catalogue/title-records/title-records.list.ts'
import type { TitleRecordView } from '@mediatheque/contract/catalogue/title-records/title-records.schemas.ts'
import {
  TITLE_TYPE_LABELS,
  type TitleType,
} from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type {
  DuplicateView,
  MergePreview,
} from '@mediatheque/contract/catalogue/title-records/title-merging.schemas.ts'
import type { HiddenTitleView } from '@mediatheque/contract/catalogue/title-records/hidden-titles.schemas.ts'
import type { CsvCells } from '../../../platform/http/csv-answer.ts'
import type { DuplicateRow } from './merging/duplicates.service.ts'
import type { HiddenTitleRow } from './hidden-titles.ts'
import type { MergedTitleRow } from './merging/merge-titles.ts'
import type { TitleRecordRow } from './title-records.repository.ts'

export const viewOfTitleRecord = (row: TitleRecordRow): TitleRecordView => ({
  id: row.id,
  version: row.version,
  name: row.name,
  type: row.type as TitleType,
  is_series: row.is_series,
  year: row.year,
  poster: row.poster_url,
  rating: row.rating,
  views: row.views,
  liens_active_count: row.active_links_count,
  release_date: row.release_date,
  runtime: row.runtime_minutes,
  certification: row.certification,
  languages: row.spoken_languages,
  budget: row.budget,
  revenue: row.revenue,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

export const presentMergedTitle = (row: MergedTitleRow): MergePreview['from'] => ({
  id: row.id,
  version: row.version,
  name: row.name,
  type: row.type as TitleType,
  year: row.year,
  poster: row.poster_url,
  created_at: row.created_at.toISOString(),
})

export const presentMerge = ({
  from,
  into,
  parts,
}: {
  readonly from: MergedTitleRow
  readonly into: MergedTitleRow
  readonly parts: MergePreview['parts']
}): MergePreview => ({ from: presentMergedTitle(from), into: presentMergedTitle(into), parts })

export const presentDuplicate = (row: DuplicateRow): DuplicateView => ({
  id: row.id,
  first: presentMergedTitle(row.first),
  second: presentMergedTitle(row.second),
  reason: row.reason,
  found_at: row.found_at.toISOString(),
  is_dismissed: row.dismissed_at !== null,
})

export const presentHiddenTitle = ({
  type,
  hidden_at: hiddenAt,
  ...row
}: HiddenTitleRow): HiddenTitleView => ({
  ...row,
  type: type as TitleType,
  hidden_at: hiddenAt.toISOString(),
})

/** The columns of the list in a file. */
export const titleRecordCells = (
  t: (line: string) => string,
): CsvCells<typeof titleRecordList, TitleRecordRow> => ({
  id: ({ id }) => id,
  name: ({ name }) => name,
  type: ({ type }) => t(TITLE_TYPE_LABELS[type as TitleType]),
  year: ({ year }) => year,
  rating: ({ rating }) => rating,
  views: ({ views }) => views,
  links: ({ active_links_count }) => active_links_count,
  created_at: ({ created_at }) => created_at.toISOString(),
  updated_at: ({ updated_at }) => updated_at.toISOString(),
  release_date: ({ release_date }) => release_date,
  runtime: ({ runtime_minutes }) => runtime_minutes,
  certification: ({ certification }) => certification,
  languages: ({ spoken_languages }) => spoken_languages.join(', '),
  budget: ({ budget }) => budget,
  revenue: ({ revenue }) => revenue,
})
