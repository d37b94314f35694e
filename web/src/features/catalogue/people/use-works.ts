import { CREDITS_PER_PAGE } from '@mediatheque/contract/catalogue/people/filmography.ts'
import type { PersonDepartment } from '@mediatheque/contract/catalogue/people/people.schemas.ts'
import type { TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { creditsQuery } from './people.queries.ts'

export interface DepartmentProps {
  personId: number
  department: PersonDepartment
  /** Works of this kind alone. */
  kind: TitleType | undefined
  /** So many of them are shown until somebody asks for more. */
  first: number
}

/** A thousand lines; more at once would keep a phone busy for seconds. */
const PAGES_AT_ONCE = 4

/** Pages asked for: of works of all kinds, and of one. */
type Asked = { readonly [list in TitleType | 'all']?: number }

const pagesOf = (works: number) => Math.max(1, Math.ceil(works / CREDITS_PER_PAGE))

/** The works of a department that are to be shown, as many as are asked for, and how to ask for more. */
export function useWorks(props: DepartmentProps) {
  const { department, kind, first } = props
  const [asked, setAsked] = useState<Asked>({})
  const total = kind
    ? (department.kinds.find(({ type }) => type === kind)?.count ?? 0)
    : department.count
  const pages = Math.max(asked.all ?? 0, (kind && asked[kind]) ?? 0)
  const wanted = Math.min(total, pages > 0 ? pages * CREDITS_PER_PAGE : first)
  const { works, queries } = useLists(props, wanted, asked.all ?? 0)
  const isShort = works.length < wanted
  const isAsking = isShort && queries.some(({ isFetching }) => isFetching)
  const failed = isShort && !isAsking ? queries.find(({ isError }) => isError) : undefined
  const isAnswering = isAsking && pages > 0
  const next = Math.min(total, (pages + PAGES_AT_ONCE) * CREDITS_PER_PAGE)
  const upToLast = wanted < total ? next : works.length
  return {
    works,
    total,
    /** Of those that are shown without being asked for, how many are on their way. */
    awaited: isAsking ? Math.max(0, Math.min(first, total) - works.length) : 0,
    isAnswering,
    hasFailed: failed !== undefined,
    /** How many are shown once all has come that is asked for, or would be. */
    upTo: failed || isAnswering ? wanted : upToLast,
    ask: () => {
      if (failed) void failed.refetch()
      else if (!isAnswering) setAsked({ ...asked, [kind ?? 'all']: pages + PAGES_AT_ONCE })
    },
  }
}

/** The longest that is known of a list: what the page came with is the beginning of that of each kind, too. */
function useLists(
  { personId, department: { department, count, credits }, kind }: DepartmentProps,
  wanted: number,
  askedPages: number,
) {
  const all = useQuery({
    ...creditsQuery(
      { personId, department },
      pagesOf(Math.min(count, askedPages * CREDITS_PER_PAGE)),
    ),
    enabled: askedPages > 0,
  })
  const known = (all.data ?? credits).filter(({ title }) => !kind || title.type === kind)
  const ofKind = useQuery({
    ...creditsQuery({ personId, department, type: kind }, pagesOf(wanted)),
    enabled: kind !== undefined && known.length < wanted && !all.isFetching,
  })
  const fetched = (kind && ofKind.data) ?? []
  return {
    works: (fetched.length > known.length ? fetched : known).slice(0, wanted),
    queries: [all, ofKind],
  }
}
