import { TITLE_TYPE_LABELS } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import {
  REQUEST_STATES,
  REQUEST_STATUSES,
  type RequestStatus,
} from '@mediatheque/contract/community/requests/request-status.ts'
import type { requestList } from '@mediatheque/contract/community/requests/requests.list.ts'
import type { RequestView } from '@mediatheque/contract/community/requests/requests.schemas.ts'
import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import type { CsvCells } from '../../../platform/http/csv-answer.ts'
import { displayName } from '../../accounts/users/users.presenter.ts'
import type { Category, RequestRow } from './requests.service.ts'

type Person = RequestRow['author']

const presentPerson = (person: Person): RequestView['author'] =>
  person && {
    id: person.id,
    username: person.username,
    name: displayName(person),
    image: person.image,
  }

const statusOf = ({ status }: RequestRow) => REQUEST_STATES.indexOf(status) as RequestStatus

/** A request as its reader sees it, in the words of the wire. */
export function presentRequest(row: RequestRow, categories: readonly Category[]): RequestView {
  const category = categories.find(({ type }) => type === row.title_type)
  return {
    id: row.id,
    version: row.version,
    author: presentPerson(row.author),
    title: row.post?.name ?? row.name,
    title_id: row.title_id,
    url: row.url,
    note: row.note,
    category: { id: category?.id ?? 0, cat: { name: category?.name ?? row.title_type } },
    serie: row.is_series,
    saison: row.season_number,
    full_saison: row.is_full_season,
    episodes: row.episode_numbers,
    resolver: presentPerson(row.resolver),
    status: statusOf(row),
    created_at: row.created_at.toISOString(),
    resolved_at: row.resolved_at?.toISOString() ?? null,
    post: row.post && {
      id: row.post.id,
      name: row.post.name,
      year: row.post.year,
      type: row.post.type,
      is_series: row.post.is_series,
      poster: row.post.poster_url,
    },
    exit_title: row.title_id !== null,
    supporters_count: row.supporters_count,
    comments_count: row.comments_count,
    is_supported: row.is_supported,
    fits_since: row.status === 'resolved' ? null : (row.fitting_at?.toISOString() ?? null),
  }
}

/** The columns of the list in a file. */
export const requestCells = (t: TranslateLine): CsvCells<typeof requestList, RequestRow> => ({
  title: ({ name, post }) => post?.name ?? name,
  category: ({ title_type }) => t(TITLE_TYPE_LABELS[title_type]),
  wanted: (row) => placeOf(row, t),
  supporters: ({ supporters_count }) => supporters_count,
  comments: ({ comments_count }) => comments_count,
  status: (row) => t(REQUEST_STATUSES[statusOf(row)]),
  author: ({ author }) => author?.username ?? null,
  resolver: ({ resolver }) => resolver?.username ?? null,
  created_at: ({ created_at }) => created_at.toISOString(),
})

function placeOf(row: RequestRow, t: TranslateLine): string {
  if (row.season_number === null) return ''
  const season = t('Season :number', { number: row.season_number })
  if (row.is_full_season) return `${season}, ${t('Full season')}`
  const episodes = row.episode_numbers.map((number) => t('Episode :number', { number }))
  return [season, ...episodes].join(', ')
}
