import type { FollowingQuery } from '@mediatheque/contract/community/following/following.schemas.ts'
import type { FollowedKind } from '@mediatheque/contract/community/follows/follows.schemas.ts'
import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { listPeopleByIds, type PersonCardRow } from '../../catalogue/people/people.service.ts'
import { listTitlesByIds, type TitleCardRow } from '../../catalogue/titles/titles.service.ts'
import {
  type FollowedAuthorRow,
  type FollowingRow,
  listFollowedAuthors,
  listFollowingRows,
} from '../follows/follows.service.ts'
import { getListsById, type ListWithCovers, withCovers } from '../lists/lists.service.ts'

type ToList = Needs<'db' | 'readDb'>

/** What the record of each kind is shown from. */
interface Records {
  title: TitleCardRow
  person: PersonCardRow
  list: ListWithCovers
  user: FollowedAuthorRow
}

/** A row with its record, under the name of its kind. */
export type FollowingWithRecord = FollowingRow & { readonly [Kind in FollowedKind]?: Records[Kind] }

interface Reader {
  readonly actor: LoggedInActor
  readonly language: Language
}

const FIND: {
  readonly [Kind in FollowedKind]: (
    platform: ToList,
    ids: readonly number[],
    reader: Reader,
  ) => Promise<ReadonlyMap<number, Records[Kind]>>
} = {
  title: async (platform, ids, { language }) =>
    byId(await listTitlesByIds(platform, ids, language), ({ id }) => id),
  person: async (platform, ids, { language }) =>
    byId(await listPeopleByIds(platform, ids, language), ({ id }) => id),
  list: async (platform, ids, { actor, language }) =>
    byId(
      await withCovers(platform, await getListsById(platform, actor, ids), language),
      ({ row }) => row.id,
    ),
  user: async ({ db }, ids, { actor }) =>
    byId(await listFollowedAuthors(db, ids, actor), ({ user_id }) => user_id ?? 0),
}

const byId = <Row>(rows: readonly Row[], idOf: (row: Row) => number) =>
  new Map(rows.map((row) => [idOf(row), row]))

/** What somebody follows and may still see, of one kind, last chosen first. */
export async function listFollowing(
  platform: ToList,
  actor: LoggedInActor,
  query: FollowingQuery,
  language: Language,
): Promise<RowPage<FollowingWithRecord>> {
  const { kind } = query
  const page = await listFollowingRows(platform.db, { kind, actor }, query)
  const ids = page.data.map(({ id }) => id)
  const records = await FIND[kind](platform, ids, { actor, language })
  const data = page.data.flatMap((row) => {
    const record = records.get(row.id)
    return record ? [{ ...row, [kind]: record }] : []
  })
  return { ...page, data }
}
