import { mergeFilters } from '@mediatheque/contract/core/table-filters.ts'
import type { ListLinksQuery } from '@mediatheque/contract/links/links/links.schemas.ts'
import type { ListReleasesQuery } from '@mediatheque/contract/links/releases/releases.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { FieldErrors } from '@mediatheque/contract/core/errors.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import { canValidateLinks } from './links.policy.ts'

/** Rows that a list of all titles can be leafed through: what lies deeper is found by its title. */
const MOST_ROWS_OF_ALL = 10_000

const NARROWING = [
  'season',
  'episode',
  'qualite',
  'langues',
  'subs',
  'id_host',
  'active',
  'query',
] as const

type Given = ListLinksQuery | ListReleasesQuery
type Paging = Pick<ListLinksQuery, 'page' | 'perPage' | 'paginate'>
/** What either list may be asked for. */
type Asked = Paging &
  Partial<Pick<ListLinksQuery, (typeof NARROWING)[number] | 'title_id' | 'reported'>> & {
    readonly loader?: string | undefined
    readonly orderBy?: string | undefined
  }

/**
 * The queues are for moderators, and who has no account has nothing of their own. @throws forbidden, unauthenticated,
 * validation where no index answers what is asked
 */
export function assertListable(actor: Actor, given: Given): void {
  const list: Asked = mergeFilters<Given>(given)
  if (isQueue(list) && !canValidateLinks(actor))
    throw new AppError(actor.user ? 'forbidden' : 'unauthenticated')
  if ((list.loader === 'liens' || list.loader === 'adminliens') && !actor.user)
    throw new AppError('unauthenticated')
  assertIndexed(list, given)
}

const isQueue = ({ loader, reported }: Asked) =>
  loader === 'admin-links-validation' || reported === 1

/**
 * A title's contributions and those that wait or were reported are few: their orders and filters are offered. All the
 * others of a site, and of a member, are millions, which are read along the index of their moments or not at all.
 * @throws validation, by field
 */
function assertIndexed(list: Asked, given: Given): void {
  if (list.title_id !== undefined) return
  const fields: FieldErrors = {}
  if (isQueue(list)) {
    // Last looks are kept beside the links: each of all that wait would be looked up for a page of them.
    if (list.orderBy === 'checked_date')
      throw fieldError('orderBy', 'Choose a title for this order.')
    return
  }
  for (const name of NARROWING) {
    const value = list[name]
    const isGiven = Array.isArray(value) ? value.length > 0 : value !== undefined && value !== ''
    if (isGiven) fields[fieldOf(given, name)] = ['Choose a title to narrow its list.']
  }
  if (list.orderBy !== undefined && list.orderBy !== 'created_at')
    fields['orderBy'] = [
      'Links of all titles can be ordered by created_at only. Choose a title for other orders.',
    ]
  if (list.page * list.perPage > MOST_ROWS_OF_ALL)
    fields[list.paginate === 'cursor' ? 'cursor' : 'page'] = [
      'Lists of all titles end here. Choose a title to see what is older.',
    ]
  if (Object.keys(fields).length > 0) throw new AppError('validation', { fields })
}

/** Where it was said: as a filter, which overrules, or as a parameter. */
const fieldOf = ({ filters }: Given, name: string) =>
  filters && Object.hasOwn(filters, name) ? `filters.${name}` : name
