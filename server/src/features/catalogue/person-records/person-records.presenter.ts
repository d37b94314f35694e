import {
  PERSON_FIELDS,
  type PersonField,
} from '@mediatheque/contract/catalogue/people/person-fields.ts'
import type { personRecordList } from '@mediatheque/contract/catalogue/person-records/person-records.list.ts'
import type {
  PersonCreditView,
  PersonRecordView,
  PersonSheet,
} from '@mediatheque/contract/catalogue/person-records/person-records.schemas.ts'
import type { Department } from '@mediatheque/contract/catalogue/people/departments.ts'
import type { TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { slugify } from '@mediatheque/contract/core/slugify.ts'
import type { CsvCells } from '../../../platform/http/csv-answer.ts'
import type { PersonSheetRow } from '../people/edit-person.service.ts'
import type { PersonCreditRow, PersonRecordRow } from './person-list.service.ts'

export const viewOfPersonRecord = ({
  poster_url,
  locks,
  created_at,
  updated_at,
  ...row
}: PersonRecordRow): PersonRecordView => ({
  ...row,
  poster: poster_url,
  locks: locks as PersonField[],
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
})

/** The columns of the list in a file. */
export const personRecordCells = (
  t: (line: string) => string,
): CsvCells<typeof personRecordList, PersonRecordRow> => ({
  name: ({ name }) => name,
  id: ({ id }) => id,
  known_for: ({ known_for }) => known_for && t(known_for),
  credits: ({ credits_count }) => credits_count,
  birth_date: ({ birth_date }) => birth_date,
  locks: ({ locks }) => locks.map((name) => t(PERSON_FIELDS[name as PersonField])).join(', '),
  popularity: ({ popularity }) => popularity,
  updated_at: ({ updated_at }) => updated_at.toISOString(),
  birthplace: ({ birthplace }) => birthplace,
  death_date: ({ death_date }) => death_date,
  created_at: ({ created_at }) => created_at.toISOString(),
})

/** Of an older version there are the columns of the person, by their own names. */
export const presentPersonSheet = ({
  poster_url,
  locks,
  ...sheet
}: PersonSheetRow & { readonly poster_url?: string | null }): PersonSheet => ({
  ...sheet,
  locks: [...locks],
  ...(poster_url !== undefined && { poster: poster_url }),
})

export const viewOfPersonCredit = (row: PersonCreditRow): PersonCreditView => ({
  id: row.id,
  title: {
    id: row.title_id,
    version: row.version,
    name: row.name,
    slug: slugify(row.name),
    year: row.year,
    type: row.type as TitleType,
    poster: row.poster_url,
  },
  season: row.season,
  episode: row.episode,
  department: row.department as Department,
  job: row.job,
  character: row.character,
})
