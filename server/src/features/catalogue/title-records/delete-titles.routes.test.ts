import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { buildUser } from '../../accounts/users/users.factory.ts'
import { buildLink } from '../../links/links/links.factory.ts'
import { buildTitle } from '../titles/titles.factory.ts'
import { forgetAccountInDeletedTitles } from '../withdrawals/deleted-titles.repository.ts'
import { withdraw } from '../withdrawals/withdrawals.factory.ts'

const test = useTestApp()
type Caller = Awaited<ReturnType<typeof test.as>>
let admin = {} as Caller
let uploader = {} as Caller

beforeAll(async () => {
  admin = await test.as('admin')
  uploader = await test.as('uploader')
})

/** A film with a link, a review, comments, a place in a list and a request. */
async function plant(name = 'To be deleted'): Promise<{ id: number; linkId: number }> {
  const { db } = test.platform
  const { id } = await buildTitle(db, { name })
  const linkId = await buildLink(db, { title_id: id, user_id: uploader.id })
  await sql`insert into reviews (title_id, user_id, score, body) values (${id}, ${uploader.id}, 7, 'Good')`.execute(
    db,
  )
  await sql`insert into comments (commentable_type, commentable_id, user_id, content)
    values ('title', ${id}, ${uploader.id}, 'First'), ('title', ${id}, ${uploader.id}, 'Second')`.execute(
    db,
  )
  await sql`with made as (insert into lists (user_id, name) values (${uploader.id}, 'Mine') returning id)
    insert into list_items (list_id, title_id, position) select id, ${id}, 0 from made`.execute(db)
  await sql`insert into requests (user_id, name, title_id, title_type, is_series, wish)
    values (${uploader.id}, 'More of it', ${id}, 'movie', false, ${`w${id}`})`.execute(db)
  return { id, linkId }
}

const seen = (...ids: number[]) => ({
  versions: Object.fromEntries(ids.map((id) => [String(id), 1])),
})
const remove = (
  caller: Pick<Caller, 'call'>,
  ids: readonly number[],
  body: object = seen(...ids),
) => caller.call('DELETE', `/api/v1/titles/${ids.join(',')}`, body)
const restore = (caller: Pick<Caller, 'call'>, ids: readonly number[]) =>
  caller.call('POST', `/api/v1/titles/${ids.join(',')}/restore`, {})
const statusOf = async (id: number) => (await admin.call('GET', `/api/v1/titles/${id}`)).statusCode
const deletedRows = async (id: number) =>
  (
    await test.platform.db
      .selectFrom('deleted_titles')
      .selectAll()
      .where('title_id', '=', id)
      .execute()
  ).length
const historyOf = async (kind: string, id: number) =>
  (await admin.call('GET', `/api/v1/history/${kind}/${id}`)).json().pagination.data

describe('titles that are deleted', () => {
  it('are for those alone who may, as is what goes with them and what comes back', async () => {
    const { id } = await plant()
    for (const role of ['member', 'uploader'] as const) {
      const caller = await test.as(role)
      expect((await remove(caller, [id])).statusCode, role).toBe(403)
      expect((await restore(caller, [id])).statusCode, role).toBe(403)
      const counts = await caller.call('GET', `/api/v1/titles/${id}/belongings`)
      expect(counts.statusCode, role).toBe(403)
    }
    expect((await remove(test, [id])).statusCode).toBe(401)
    expect(await statusOf(id)).toBe(200)
  })

  it('go with all that belongs to them, which is counted before', async () => {
    const { id, linkId } = await plant()
    const counted = await admin.call('GET', `/api/v1/titles/${id}/belongings`)
    expect(counted.json().belongings).toEqual({
      liens: 1,
      nzbs: 0,
      torrents: 0,
      reviews: 1,
      comments: 2,
      list_items: 1,
      requests: 1,
    })
    const answer = await remove(admin, [id])
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toEqual({ deleted: 1 })
    // Other than what was withdrawn, of which the reason is said.
    expect(await statusOf(id)).toBe(404)
    expect((await admin.call('GET', `/api/v1/liens/${linkId}`)).statusCode).toBe(404)
    const left = await sql`select 1 from comments where commentable_id = ${id}
      union all select 1 from requests where title_id = ${id}
      union all select 1 from list_items where title_id = ${id}`.execute(test.platform.db)
    expect(left.rows).toEqual([])
    expect((await historyOf('title', id))[0]).toMatchObject({ action: 'deleted' })
    expect((await historyOf('link', linkId))[0]).toMatchObject({ action: 'deleted' })
  })

  it('come back as they were, by who may delete them, and are offered in their history until then', async () => {
    const { id, linkId } = await plant('Comes back')
    const before = (await admin.call('GET', `/api/v1/titles/${id}`)).json().title
    await remove(admin, [id])
    expect((await historyOf('title', id))[0]).toMatchObject({ can_restore: true })
    const answer = await restore(admin, [id])
    expect(answer.statusCode, answer.body).toBe(200)
    const after = (await admin.call('GET', `/api/v1/titles/${id}`)).json().title
    expect({ ...after, updated_at: 0 }).toEqual({ ...before, updated_at: 0 })
    expect((await admin.call('GET', `/api/v1/liens/${linkId}`)).statusCode).toBe(200)
    expect((await historyOf('title', id)).map((one: object) => one)).toMatchObject([
      { action: 'restored', can_restore: false },
      { action: 'deleted', can_restore: false },
    ])
    expect((await historyOf('link', linkId))[0]).toMatchObject({ action: 'restored' })
    // As often as somebody likes.
    expect((await remove(admin, [id], { versions: { [id]: after.version ?? 1 } })).statusCode).toBe(
      200,
    )
    expect((await restore(admin, [id])).statusCode).toBe(200)
    expect(await deletedRows(id)).toBe(2)
  })

  it('are all deleted or none', async () => {
    const [one, other] = [await plant(), await plant()]
    const missing = await remove(admin, [one.id, 999_999_999])
    expect(missing.statusCode).toBe(404)
    const stale = await remove(admin, [one.id, other.id], {
      versions: { [one.id]: 1, [other.id]: 9 },
    })
    expect(stale.statusCode).toBe(409)
    expect(stale.json().conflicts).toMatchObject([{ id: other.id, version: 1 }])
    expect((await remove(admin, [one.id, other.id], seen(one.id))).statusCode).toBe(422)
    expect([await statusOf(one.id), await statusOf(other.id)]).toEqual([200, 200])
    expect((await remove(admin, [one.id, other.id])).json()).toEqual({ deleted: 2 })
    expect((await restore(admin, [one.id, 999_999_999])).statusCode).toBe(404)
    expect((await restore(admin, [other.id, one.id])).json()).toEqual({ restored: 2 })
  })

  it.each(['0', '-1', '1.5', 'x', '1,,2', '%00', '9007199254740992', '1,'.repeat(101) + '1'])(
    'are no ids in %j',
    async (ids) => {
      const { statusCode } = await admin.call('DELETE', `/api/v1/titles/${ids}`, { versions: {} })
      expect([404, 422]).toContain(statusCode)
    },
  )

  it('are deleted once by ten who do at once, and restored once', async () => {
    const { id } = await plant()
    const answers = await Promise.all(Array.from({ length: 10 }, () => remove(admin, [id])))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 404)).toHaveLength(9)
    expect(await deletedRows(id)).toBe(1)
    const back = await Promise.all(Array.from({ length: 10 }, () => restore(admin, [id])))
    expect(back.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    for (const { statusCode } of back) expect([200, 404, 409]).toContain(statusCode)
    expect(await statusOf(id)).toBe(200)
  })

  it('wait for who changes something of them, and let them end what they began', async () => {
    const { id, linkId } = await plant()
    const other = new pg.Client({ connectionString: test.platform.databaseUrl })
    await other.connect()
    try {
      await other.query('begin')
      await other.query('select from links where id = $1 for update', [linkId])
      const going = remove(admin, [id])
      const isWaiting = async () =>
        (
          await other.query(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).rowCount
      await expect.poll(isWaiting, { timeout: 10_000 }).toBe(1)
      // As the triggers do that count.
      await other.query('update titles set views = views + 1 where id = $1', [id])
      await other.query('commit')
      expect((await going).statusCode).toBe(200)
    } finally {
      await other.end()
    }
  })

  it('do not wait for each other for ever in another order', async () => {
    const [a, b] = [await plant(), await plant()]
    const answers = await Promise.all([
      remove(admin, [a.id, b.id]),
      remove(admin, [b.id, a.id]),
      remove(admin, [b.id]),
    ])
    for (const { statusCode } of answers) expect([200, 404]).toContain(statusCode)
    expect([await statusOf(a.id), await statusOf(b.id)]).toContain(404)
  })

  it('are not found by the biggest number there is', async () => {
    expect((await restore(admin, [Number.MAX_SAFE_INTEGER])).statusCode).toBe(404)
    const counts = await admin.call('GET', `/api/v1/titles/${Number.MAX_SAFE_INTEGER}/belongings`)
    expect(counts.statusCode).toBe(404)
  })

  it('take along or refuse what is added to them at that moment, and it comes back with them', async () => {
    const { db } = test.platform
    const { id } = await plant()
    const [{ statusCode }, ...added] = await Promise.all([
      remove(admin, [id]),
      ...Array.from({ length: 5 }, (_, index) =>
        admin.call('POST', '/api/v1/liens', {
          title_id: id,
          qualite: 16,
          langues: '6',
          lien: `https://archive.org/details/at-that-moment-${id}-${index}`,
        }),
      ),
    ])
    expect(statusCode).toBe(200)
    const statuses = added.map((answer) => answer.statusCode)
    for (const status of statuses) expect([200, 201, 404, 409]).toContain(status)
    const countLinks = async () =>
      (await db.selectFrom('links').select('id').where('title_id', '=', id).execute()).length
    expect(await countLinks()).toBe(0)
    expect((await restore(admin, [id])).statusCode).toBe(200)
    expect(await countLinks()).toBe(1 + statuses.filter((status) => status < 300).length)
  })

  it('do not come back where the same was added since, and say so', async () => {
    const { db } = test.platform
    const key = `imdb:tt${Date.now()}`
    const { id } = await buildTitle(db, { import_key: key })
    await remove(admin, [id])
    // What was deleted may be added again: nobody forbade it.
    await buildTitle(db, { import_key: key })
    const answer = await restore(admin, [id])
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors.ids[0]).toContain('added since')
  })

  it('are told apart from what was withdrawn', async () => {
    const { id } = await buildTitle(test.platform.db)
    await withdraw(test.platform.db, 'title', id)
    expect(await statusOf(id)).toBe(410)
    expect((await remove(admin, [id])).statusCode).toBe(410)
    expect((await restore(admin, [id])).statusCode).toBe(410)
  })

  it('forget the accounts that go meanwhile', async () => {
    const { db } = test.platform
    const { id } = await plant()
    const leaving = await buildUser(db)
    await sql`insert into reviews (title_id, user_id, score, body) values (${id}, ${leaving.id}, 3, 'Bad')`.execute(
      db,
    )
    await remove(admin, [id])
    await db.transaction().execute(async (tx) => {
      await forgetAccountInDeletedTitles(tx, leaving.id)
      await sql`delete from users where id = ${leaving.id}`.execute(tx)
    })
    const { rows } = await sql<{ kept: string }>`
      select content::text as kept from deleted_titles where title_id = ${id}`.execute(db)
    expect(rows[0]!.kept).not.toContain('"Bad"')
    expect((await restore(admin, [id])).statusCode).toBe(200)
  })
})
