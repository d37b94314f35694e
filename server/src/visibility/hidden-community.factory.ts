import { SHIPPED_ROLES } from '@mediatheque/contract/core/permissions.ts'
import { sql } from 'kysely'
import { buildUser } from '../features/accounts/users/users.factory.ts'
import { buildWorkspace } from '../features/accounts/workspaces/workspaces.factory.ts'
import {
  type Hidden,
  insert,
  numberOf,
  type Planted,
  type Scenery,
  strangers,
  unconcerned,
  type Word,
  WORDS,
} from './hidden.factory.ts'

/** Lists and articles that some may not see, with a comment on each. */
export async function plantHiddenLists({ db, ownerId }: Scenery): Promise<Planted> {
  const workspaceId = await buildWorkspace(db, (await buildUser(db)).id)
  const list = (values: string) =>
    insert(
      db,
      `insert into lists (user_id, name, items_count, visibility, workspace_id) values (${ownerId}, 'list', 1, ${values}) returning id`,
    )
  const [privateId, sharedId] = [
    await list(`'private', null`),
    await list(`'public', ${workspaceId}`),
  ]
  const unlistedId = await list(`'unlisted', null`)
  const newsId = await insert(
    db,
    `insert into news_articles (title, slug, body, published_at) values ('later', 'later', '', now() + interval '1 year') returning id`,
  )
  const things = [
    { type: 'list', id: privateId, name: 'a list that is not public', from: strangers },
    { type: 'list', id: sharedId, name: 'a list that a workspace shares', from: strangers },
    { type: 'list', id: unlistedId, name: 'a list that has an address only', from: strangers },
    {
      type: 'news',
      id: newsId,
      name: 'an article that is not published yet',
      from: strangers,
    },
  ] as const
  const hidden: Hidden[] = things.map(({ type, id, ...thing }) => ({
    ...thing,
    become: (state) =>
      type === 'news'
        ? `update news_articles set title = '${state}', comments_count = ${numberOf(state)} where id = ${id}`
        : `update lists set name = '${state}', items_count = ${numberOf(state)} where id = ${id}`,
  }))
  const lookups = [privateId, sharedId, unlistedId, ...WORDS].map((one) => `lists/${one}`)
  lookups.push(`lists?user_id=${ownerId}`, `lists?workspaceId=${workspaceId}`, `news/${newsId}`)
  for (const { type, id, name, from } of things) {
    const said = await insert(
      db,
      `insert into comments (commentable_type, commentable_id, user_id, content) values ('${type}', ${id}, ${ownerId}, 'text') returning id`,
    )
    await insert(
      db,
      `insert into comments (commentable_type, commentable_id, user_id, content, parent_id, root_id, depth)
        values ('${type}', ${id}, ${ownerId}, 'text', ${said}, ${said}, 1) returning id`,
    )
    lookups.push(`commentable/comments/${said}/replies`)
    hidden.push({
      name: `a comment on ${name}`,
      // Nothing is said on an article before its day, so nobody looks for it there.
      from: type === 'news' ? SHIPPED_ROLES : from,
      become: (state) =>
        `update comments set content = '${state}', upvotes = ${numberOf(state)}, deleted_at = ${state === WORDS[0] ? 'null' : 'now()'} where ${said} in (id, root_id)`,
    })
  }
  return { hidden, lookups, commented: things }
}

/** What a comment was reported on, in a private list, in a workspace and before its day: staff who decide do not see it. */
export async function plantReportedComments({ db, ownerId }: Scenery): Promise<Planted> {
  const workspaceId = await buildWorkspace(db, (await buildUser(db)).id)
  const places = [
    {
      type: 'list',
      table: 'lists',
      column: 'name',
      from: strangers,
      id: await insert(
        db,
        `insert into lists (user_id, name, visibility) values (${ownerId}, 'mine', 'private') returning id`,
      ),
    },
    {
      type: 'request',
      table: 'requests',
      column: 'name',
      from: strangers,
      id: await insert(
        db,
        `insert into requests (user_id, name, title_type, is_series, wish, workspace_id)
          values (${ownerId}, 'ours', 'series', true, 'series:ours', ${workspaceId}) returning id`,
      ),
    },
    {
      type: 'news',
      table: 'news_articles',
      column: 'title',
      from: strangers,
      id: await insert(
        db,
        `insert into news_articles (title, slug, body) values ('draft', 'draft', '') returning id`,
      ),
    },
  ] as const
  for (const { type, id } of places) {
    const said = await insert(
      db,
      `insert into comments (commentable_type, commentable_id, user_id, content) values ('${type}', ${id}, ${ownerId}, 'text') returning id`,
    )
    await insert(
      db,
      `insert into reports (item_type, item_id, user_id, reason) values ('comment', ${said}, ${ownerId}, 'rude') returning id`,
    )
  }
  return {
    hidden: places.map(({ type, table, column, id, from }) => ({
      name: `what a ${type} is called on which a comment was reported`,
      from,
      become: (state) => `update ${table} set ${column} = '${state}' where id = ${id}`,
    })),
    lookups: [`requests?workspaceId=${workspaceId}`],
    commented: places.map(({ type, id }) => ({ type, id })),
  }
}

/**
 * A deleted comment that an answer keeps in its place, two that nothing keeps, and one that is held; each twice: what its
 * author took away is nobody's any more, what staff took away is read by staff, who can bring it back.
 */
export async function plantDeletedComments({ db, titleId, ownerId }: Scenery): Promise<Planted> {
  const { id: staffId } = await buildUser(db, { role: 'moderator' })
  const comment = (values: string) =>
    insert(
      db,
      `insert into comments (commentable_type, commentable_id, user_id, content, deleted_at, deleted_by, parent_id, root_id, depth)
        values ('title', ${titleId}, ${ownerId}, 'text', ${values}) returning id`,
    )
  const lookups: string[] = []
  const deletedBy = async (by: number, whose: string, from: Hidden['from']): Promise<Hidden[]> => {
    const begun = await comment(`now(), ${by}, null, null, 0`)
    await comment(`null, null, ${begun}, ${begun}, 1`)
    const gone = await comment(`now(), ${by}, null, null, 0`)
    // As if something had been said about it in the moment in which it went.
    await sql`update comments set reports_count = 1, last_reported_at = now() where id = ${gone}`.execute(
      db,
    )
    const reply = await comment(`now(), ${by}, ${begun}, ${begun}, 1`)
    lookups.push(`commentable/comments/${begun}/replies`)
    const words = [begun, gone, reply].map((id) => ({
      name: `the words of a comment that ${whose} deleted`,
      from,
      become: (state: Word) => `update comments set content = '${state}' where id = ${id}`,
    }))
    const places = [gone, reply].map((id) => ({
      name: `a comment that ${whose} deleted and nobody answered`,
      from,
      become: (state: Word) => `update comments set upvotes = ${numberOf(state)} where id = ${id}`,
    }))
    return [...words, ...places]
  }
  const deleted = [
    ...(await deletedBy(ownerId, 'its author', SHIPPED_ROLES)),
    ...(await deletedBy(staffId, 'staff', unconcerned)),
  ]
  const held = await comment('now(), null, null, null, 0')
  await sql`update comments set held_for = 'link', held_at = now() where id = ${held}`.execute(db)
  const unread: Hidden = {
    name: 'a comment that nobody has read yet',
    from: unconcerned,
    become: (state) =>
      `update comments set content = '${state}', upvotes = ${numberOf(state)} where id = ${held}`,
  }
  return { hidden: [...deleted, unread], lookups }
}
