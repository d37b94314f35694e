import { SHIPPED_ROLES } from '@mediatheque/contract/core/permissions.ts'
import { buildUser } from '../features/accounts/users/users.factory.ts'
import { buildLink } from '../features/links/links/links.factory.ts'
import { insert, type Planted, type Scenery, unconcerned, WORDS } from './hidden.factory.ts'

/** What accounts keep for themselves. */
export async function plantHiddenAccounts({ db, ownerId }: Scenery): Promise<Planted> {
  const debridId = await insert(
    db,
    `insert into debrid_accounts (user_id, provider, key_encrypted) values (${ownerId}, 1, 'x') returning id`,
  )
  const clientId = await insert(
    db,
    `insert into download_clients (user_id, kind, name, place, address)
      values (${ownerId}, 'aria2', 'at home', 'server', 'https://aria2.example') returning id`,
  )
  const noticeId = await insert(
    db,
    `insert into notifications (user_id, type, data) values (${ownerId}, 'link.accepted', '{}') returning position as id`,
  )
  return {
    hidden: [
      {
        name: "somebody else's debrid account",
        from: SHIPPED_ROLES,
        become: (state) =>
          `update debrid_accounts set username = '${state}', key_ending = '${state.slice(3, 7)}' where id = ${debridId}`,
      },
      {
        name: "somebody else's download client",
        from: SHIPPED_ROLES,
        become: (state) =>
          `update download_clients set name = '${state}', username = '${state}' where id = ${clientId}`,
      },
      {
        name: "somebody else's notification",
        from: SHIPPED_ROLES,
        become: (state) =>
          `update notifications set data = '{"lines": ["${state}"]}' where position = ${noticeId}`,
      },
      {
        name: 'the password of an account',
        from: SHIPPED_ROLES,
        become: (state) => `update users set password_hash = '${state}' where id = ${ownerId}`,
      },
      {
        name: 'the address of an account',
        // Whoever looks after accounts finds them by it.
        from: SHIPPED_ROLES.filter((role) => role !== 'admin'),
        become: (state) => `update users set email = '${state}@test.example' where id = ${ownerId}`,
      },
    ],
  }
}

/** Suspended accounts with something of each kind that says who wrote it. */
export async function plantSuspendedAuthors({ db, titleId }: Scenery): Promise<Planted> {
  const [first, other] = [
    await buildUser(db, { banned_at: new Date() }),
    await buildUser(db, { banned_at: new Date() }),
  ]
  const linkId = await buildLink(db, { title_id: titleId, user_id: first.id })
  const by = (table: string, columns: string, values: string) =>
    insert(
      db,
      `insert into ${table} (user_id, ${columns}) values (${first.id}, ${values}) returning id`,
    )
  const release = 'title_id, name, file_key, quality_id, status'
  const nzbId = await by('nzbs', release, `${titleId}, 'a', 'none', 16, 'active'`)
  const torrentId = await by(
    'torrents',
    `${release}, infohash, size_bytes`,
    `${titleId}, 'a', 'none', 16, 'active', repeat('e', 40), 1`,
  )
  const listId = await by('lists', 'name, items_count', `'by one', 1`)
  const newsId = await by('news_articles', 'title, slug, body, published_at', `'n', 'n', '', now()`)
  const commentId = await by(
    'comments',
    'commentable_type, commentable_id, content',
    `'title', ${titleId}, 'text'`,
  )
  await by('reviews', 'title_id, score', `${titleId}, 7`)
  const contributions = [
    'links',
    'nzbs',
    'torrents',
    'lists',
    'news_articles',
    'comments',
    'reviews',
  ]
  return {
    hidden: [
      {
        name: 'what a suspended account is called',
        from: unconcerned,
        become: (state) =>
          `update users set username = '${state}', first_name = '${state}', image = '${state}' where id = ${first.id}`,
      },
      {
        name: 'which suspended account wrote something',
        from: unconcerned,
        become: (state) => {
          const [now, before] = state === WORDS[0] ? [first.id, other.id] : [other.id, first.id]
          return contributions
            .map((table) => `update ${table} set user_id = ${now} where user_id = ${before}`)
            .join('; ')
        },
      },
    ],
    lookups: [
      `users/${first.id}`,
      `get-user/${first.username}`,
      ...WORDS.map((word) => `get-user/${word}`),
      `liens/${linkId}`,
      `nzb/${nzbId}`,
      `torrents/${torrentId}`,
      `lists/${listId}`,
      `lists?user_id=${first.id}`,
      `news/${newsId}`,
      `commentable/comments/${commentId}/replies`,
    ],
  }
}
