import { encodeFilters } from '@mediatheque/contract/core/filter-records.ts'
import type { ReportedCommentView } from '@mediatheque/contract/community/comments/reported-comments.schemas.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { ROLES_TAG } from '../../accounts/roles/roles.service.ts'
import { userTag } from '../../accounts/users/users.service.ts'
import { buildWorkspace } from '../../accounts/workspaces/workspaces.factory.ts'
import { buildSeason } from '../../catalogue/titles/titles.factory.ts'
import { useReportedComments } from './reported-comments.factory.ts'

const stage = useReportedComments()
const { test, reporters, reported, report, clear } = stage

const say = (values: object = {}) => reported(values, [])
const insertId = async (text: string) =>
  (await sql.raw<{ id: number }>(`${text} returning id`).execute(test.platform.db)).rows[0]!.id

const page = async (query = '', caller = stage.moderator) => {
  const answer = await caller.call('GET', `/api/v1/reported-comments?${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().pagination as { data: ReportedCommentView[]; total: number }
}
const idsOf = async (query = '', caller = stage.moderator) =>
  (await page(query, caller)).data.map(({ id }) => id)
const where = (...records: { key: string; value: unknown; operator?: string }[]) =>
  `filters=${encodeFilters(records.map((one) => ({ operator: '=', ...one })))}`

describe('comments that were reported', () => {
  it('are listed with what was said, who wrote them, how they did so far, and where they stand', async () => {
    await say({ deleted_at: new Date(), deleted_by: stage.moderator.id })
    await say({ deleted_at: new Date(), deleted_by: stage.author.id })
    const id = await say()
    await say()
    await report(reporters[0]!, id, 'An advertisement')
    await report(test, id, '')
    const { data, total } = await page()
    expect(total).toBe(1)
    expect(data).toMatchObject([
      {
        id,
        content: 'Buy my watches',
        author: { id: stage.author.id },
        author_record: { comments: 4, deleted: 1, reported: 1 },
        place: { type: 'title', name: 'Judex', url: `/titles/${stage.titleId}/judex` },
        reports_count: 2,
        reports: [
          { reason: '', user: null },
          { reason: 'An advertisement', user: { username: expect.any(String) } },
        ],
      },
    ])
    expect(data[0]?.reported_at).toBe(new Date(data[0]!.reports[0]!.created_at).toISOString())
  })

  it.each(['uploader', 'team', 'member'] as const)('are not for a %s', async (role) => {
    const id = await reported()
    const caller = await test.as(role)
    for (const path of ['', '/csv'])
      expect((await caller.call('GET', `/api/v1/reported-comments${path}`)).statusCode).toBe(403)
    expect((await clear(caller, { [id]: 1 })).statusCode).toBe(403)
    expect((await test.call('GET', '/api/v1/reported-comments')).statusCode).toBe(401)
  })

  it('are ordered by how many say so, by the last report, and by when they were written', async () => {
    const old = await reported({ created_at: new Date('2020-01-01') })
    const [later] = [await reported({ created_at: new Date('2021-01-01') }, reporters.slice(0, 1))]
    expect(await idsOf()).toEqual([old, later])
    expect(await idsOf('orderBy=reports&orderDir=asc')).toEqual([later, old])
    expect(await idsOf('orderBy=reported_at&orderDir=desc')).toEqual([later, old])
    expect(await idsOf('orderBy=created_at&orderDir=asc')).toEqual([old, later])
    // Whoever takes the last one back leaves the one before.
    await reporters[1]!.call('DELETE', `/api/v1/report/comment/${old}`, {})
    expect((await page()).data.map((row) => row.reports_count)).toEqual([1, 1])
    expect(
      (await stage.moderator.call('GET', '/api/v1/reported-comments?orderBy=content')).statusCode,
    ).toBe(422)
  })

  it('are found by what they say, and by each filter', async () => {
    const list = await insertId(
      `insert into lists (user_id, name) values (${stage.author.id}, 'Nights')`,
    )
    const spam = await reported({ created_at: new Date('2020-05-05') }, reporters.slice(0, 1))
    const rude = await reported({
      content: 'You 100% fool',
      user_id: reporters[0]!.id,
      commentable_type: 'list',
      commentable_id: list,
    })
    expect(await idsOf('query=WATCH')).toEqual([spam])
    expect(await idsOf('query=bu')).toEqual([spam])
    expect(await idsOf('query=100%25')).toEqual([rude])
    expect(await idsOf('query=_')).toEqual([])
    expect(await idsOf(where({ key: 'place', value: ['list'] }))).toEqual([rude])
    expect(await idsOf(where({ key: 'place', value: ['list', 'title'] }))).toEqual([rude, spam])
    expect(await idsOf(where({ key: 'reports', value: 2, operator: '>=' }))).toEqual([rude])
    const names = await test.platform.db
      .selectFrom('users')
      .select('username')
      .where('id', '=', stage.author.id)
      .executeTakeFirstOrThrow()
    expect(await idsOf(where({ key: 'author', value: names.username.toUpperCase() }))).toEqual([
      spam,
    ])
    const may = { start: '2020-05-01T00:00:00Z', end: '2020-05-31T00:00:00Z' }
    expect(await idsOf(where({ key: 'created_at', value: may, operator: 'between' }))).toEqual([
      spam,
    ])
    expect(await idsOf(where({ key: 'reported_at', value: may, operator: 'between' }))).toEqual([])
    const csv = await stage.moderator.call('GET', '/api/v1/reported-comments/csv?query=fool')
    expect(csv.body).toContain('You 100% fool')
    expect(csv.body).not.toContain('watches')
  })

  it('are named by what they are about, in the language of the reader', async () => {
    await buildSeason(test.platform.db, stage.titleId, { number: 1, episodes: 1 })
    const news = await insertId(
      `insert into news_articles (title, title_fr, slug, body, published_at) values ('News', 'Nouvelles', 'n', '', now())`,
    )
    const video = await insertId(
      `insert into videos (title_id, name, type, url) values (${stage.titleId}, 'Trailer', 'embed', 'https://a.example/v')`,
    )
    const request = await insertId(
      `insert into requests (user_id, name, title_type, is_series, wish) values (${stage.author.id}, 'More', 'series', true, 'w')`,
    )
    const { rows } = await sql<{
      id: number
    }>`select id from episodes where title_id = ${stage.titleId}`.execute(test.platform.db)
    const on = (commentable_type: string, commentable_id: number) =>
      reported({ commentable_type, commentable_id })
    await on('episode', rows[0]!.id)
    await on('video', video)
    await on('news', news)
    await on('request', request)
    const places = async (query: string) =>
      (await page(`orderBy=created_at&orderDir=asc&${query}`)).data.map(({ place }) => [
        place.name,
        place.url,
      ])
    expect(await places('')).toEqual([
      ['Judex · Season 1, Episode 1', `/titles/${stage.titleId}/judex/season/1/episode/1`],
      ['Judex · Trailer', `/titles/${stage.titleId}/judex/videos`],
      ['News', `/news/${news}/news`],
      ['More', '/admin/requests?query=More'],
    ])
    await stage.moderator.call('POST', '/api/v1/users/me/locale', { locale: 'fr' })
    expect((await places(''))[2]).toEqual(['Nouvelles', `/news/${news}/nouvelles`])
    await stage.moderator.call('POST', '/api/v1/users/me/locale', { locale: 'en' })
  })
})

describe('what a reader may not see', () => {
  it('is not named where a comment on it was reported, nor found by its name', async () => {
    const { db } = test.platform
    const workspace = await buildWorkspace(db, stage.author.id)
    const list = await insertId(
      `insert into lists (user_id, name, visibility) values (${stage.author.id}, 'Zyxwvut', 'private')`,
    )
    const request = await insertId(
      `insert into requests (user_id, name, title_type, is_series, wish, workspace_id) values (${stage.author.id}, 'Zyxwvut', 'series', true, 'w', ${workspace})`,
    )
    const draft = await insertId(
      `insert into news_articles (title, slug, body) values ('Zyxwvut', 'zyx', '')`,
    )
    const ids = [
      await reported({ commentable_type: 'list', commentable_id: list }),
      await reported({ commentable_type: 'request', commentable_id: request }),
      await reported({ commentable_type: 'news', commentable_id: draft }),
    ]
    expect((await idsOf()).toSorted()).toEqual(ids)
    const answers = await Promise.all(
      ['', '/csv'].map((path) => stage.moderator.call('GET', `/api/v1/reported-comments${path}`)),
    )
    for (const { body } of answers) expect(body).not.toContain('Zyxwvut')
    expect((await page()).data.map(({ place }) => [place.name, place.url])).toEqual(
      ids.map(() => [null, null]),
    )
    expect(await idsOf('query=Zyxwvut')).toEqual([])
    // Nor are they counted in what their author did so far, where one author has all of them.
    expect((await page()).data[0]?.author_record).toBeNull()
    expect((await page('', stage.admin)).data[0]?.author_record).toMatchObject({ comments: 2 })
    const seen = (await page('', stage.admin)).data.map(({ place }) => [place.type, place.name])
    expect(seen.toSorted()).toEqual([
      ['list', 'Zyxwvut'],
      ['news', null],
      ['request', 'Zyxwvut'],
    ])
    expect(await idsOf('query=Zyxwvut', stage.admin)).toEqual([])
  })

  it('is who a suspended account is, to staff who look after comments alone', async () => {
    const { db, cache } = test.platform
    const id = await reported({}, [])
    await report(stage.author, id)
    const { username } = await db
      .selectFrom('users')
      .select('username')
      .where('id', '=', stage.author.id)
      .executeTakeFirstOrThrow()
    const { id: role_id } = await db
      .selectFrom('roles')
      .select('id')
      .where('key', '=', 'moderator')
      .executeTakeFirstOrThrow()
    const seesAccounts = (isGiven: boolean) =>
      isGiven
        ? db.insertInto('role_permissions').values({ role_id, permission: 'users.view' }).execute()
        : db
            .deleteFrom('role_permissions')
            .where('role_id', '=', role_id)
            .where('permission', '=', 'users.view')
            .execute()
    const suspend = async (banned_at: Date | null) => {
      await db.updateTable('users').set({ banned_at }).where('id', '=', stage.author.id).execute()
      await cache.invalidate([userTag(stage.author.id), ROLES_TAG])
    }
    const byName = where({ key: 'author', value: username })
    await suspend(new Date())
    expect(await idsOf(byName)).toEqual([id])
    await seesAccounts(false)
    await suspend(new Date())
    expect((await page()).data).toMatchObject([
      { id, author: null, author_record: null, reports: [{ user: null }] },
    ])
    expect(await idsOf(byName)).toEqual([])
    await seesAccounts(true)
    await suspend(null)
  })
})
