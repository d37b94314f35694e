import { buildUser } from '../features/accounts/users/users.factory.ts'
import { buildCredit } from '../features/catalogue/people/people.factory.ts'
import { buildSeason, buildTitle } from '../features/catalogue/titles/titles.factory.ts'
import { buildLink } from '../features/links/links/links.factory.ts'
import type { Database } from '../platform/database/database.ts'
import { insert, WORDS } from './hidden.factory.ts'
import type { Scene } from './probe-lists.factory.ts'

interface Planted {
  readonly titleId: number
  /** On a title that stays. */
  readonly linkIds: readonly number[]
}

/** A title with what may belong to one, in lists, channels and requests, and a link on a title that stays. */
export async function plantWithdrawable(db: Database, scene: Scene): Promise<Planted> {
  const { id: userId } = await buildUser(db)
  const { id: titleId } = await buildTitle(db, {
    name: WORDS[0],
    type: 'series',
    is_series: true,
    popularity: 900,
  })
  await buildSeason(db, titleId, { number: 1, episodes: 2 })
  await buildCredit(db, { title_id: titleId, person_id: scene.personId, department: 'cast' })
  await buildLink(db, { title_id: titleId, user_id: userId })
  const list = db.selectFrom('lists').select('updated_at').where('id', '=', scene.listId)
  const { updated_at } = await list.executeTakeFirstOrThrow()
  await insert(
    db,
    `insert into list_items (list_id, title_id, position) values (${scene.listId}, ${titleId}, 1) returning title_id as id`,
  )
  // When somebody put something into it stays to be seen.
  await db.updateTable('lists').set({ updated_at }).where('id', '=', scene.listId).execute()
  await insert(
    db,
    `insert into channel_items (channel_id, item_type, item_id) select id, 'title', ${titleId} from channels returning item_id as id`,
  )
  await insert(
    db,
    `insert into requests (user_id, name, title_id, title_type, is_series, wish)
      values (${userId}, '${WORDS[0]}', ${titleId}, 'series', true, 'w${titleId}') returning id`,
  )
  await insert(
    db,
    `insert into comments (commentable_type, commentable_id, user_id, content)
      values ('title', ${titleId}, ${userId}, '${WORDS[0]}') returning id`,
  )
  const linkId = await buildLink(db, { title_id: scene.titleId, user_id: userId })
  return { titleId, linkIds: [linkId] }
}
