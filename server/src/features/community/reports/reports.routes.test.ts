import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { buildLink } from '../../links/links/links.factory.ts'
import { getSettings, updateSettings } from '../../site/settings/settings.service.ts'
import { useTestApp } from '../../test-app.ts'

const test = useTestApp()
type Caller = Awaited<ReturnType<typeof test.as>>
let member: Caller
let other: Caller
let moderator: Caller
let uploader: Caller
let titleId = 0

const LARGEST = Number.MAX_SAFE_INTEGER
const WORDS = 'The host says that it is gone.'

beforeAll(async () => {
  member = await test.as('member')
  other = await test.as('member')
  moderator = await test.as('moderator')
  uploader = await test.as('uploader')
  titleId = (await buildTitle(test.platform.db, { name: 'Judex' })).id
})
beforeEach(async () => {
  await test.platform.db.deleteFrom('throttles').execute()
  await test.platform.db.deleteFrom('reports').execute()
})

const newLink = (status: 'active' | 'pending' = 'active') =>
  buildLink(test.platform.db, { title_id: titleId, user_id: uploader.id, status })

async function newRelease(table: 'nzbs' | 'torrents') {
  const values = {
    title_id: titleId,
    user_id: uploader.id,
    name: 'Judex',
    quality_id: 16,
    size_bytes: 9,
    file_key: 'none',
    status: 'active',
  }
  const { db } = test.platform
  const nzb = db.insertInto('nzbs').values(values).returning('id')
  const torrent = db
    .insertInto('torrents')
    .values({ ...values, infohash: 'a'.repeat(40) })
    .returning('id')
  return (await (table === 'nzbs' ? nzb : torrent).executeTakeFirstOrThrow()).id
}

async function newComment(values: { deleted_at?: Date } = {}) {
  const made = test.platform.db.insertInto('comments').values({
    commentable_type: 'title',
    commentable_id: titleId,
    user_id: other.id,
    content: 'Buy my watches',
    ...values,
  })
  return (await made.returning('id').executeTakeFirstOrThrow()).id
}

const report = (caller: Pick<Caller, 'call'>, model_id: number, body: object = {}) =>
  caller.call('POST', '/api/v1/report', { model_type: 'link', model_id, report: WORDS, ...body })
const status = async (caller: Caller, id: number, type = 'link') =>
  (await caller.call('GET', `/api/v1/report-status/${id}?model_type=${type}`)).json().report
const remove = (caller: Pick<Caller, 'call'>, id: number, body: object = {}, type = 'link') =>
  caller.call('DELETE', `/api/v1/report/${type}/${id}`, body)
const errorsOf = (answer: Awaited<ReturnType<Caller['call']>>) => [
  answer.statusCode,
  answer.json().errors,
]

const COUNTED = { link: 'links', nzb: 'nzbs', torrent: 'torrents', comment: 'comments' } as const
async function countOf(type: keyof typeof COUNTED, id: number) {
  const { reports_count } = await test.platform.db
    .selectFrom(COUNTED[type] as 'links')
    .select('reports_count')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return reports_count
}

/** As somebody without an account, from some network. */
const guestAt = (remoteAddress: string): Pick<Caller, 'call'> => ({
  call: (method, url, payload) =>
    test.app.inject({
      method: method ?? 'GET',
      url,
      remoteAddress,
      headers: { 'sec-fetch-site': 'same-origin' },
      ...(payload && { payload }),
    }),
})

describe('a report of a contribution', () => {
  it.each(['link', 'nzb', 'torrent'] as const)(
    'is told to its author alone, and taken back by them: of a %s',
    async (type) => {
      const id = await (type === 'link' ? newLink() : newRelease(COUNTED[type] as 'nzbs'))
      const said = { model_type: type, kind: 'quality' }
      const answer = await report(member, id, said)
      expect(answer.statusCode).toBe(201)
      const own = { model_type: type, model_id: id, report: WORDS, kind: 'quality' }
      expect(answer.json().report).toMatchObject(own)
      expect(await status(member, id, type)).toEqual(answer.json().report)
      expect(await status(other, id, type)).toBeNull()
      expect(await countOf(type, id)).toBe(1)
      expect((await remove(member, id, {}, type)).json()).toEqual({ deleted: 1 })
      expect(await status(member, id, type)).toBeNull()
      expect(await countOf(type, id)).toBe(0)
    },
  )

  it.each([
    [{ report: 'Nine signs'.slice(0, 9) }, 'report', 'Please say it in at least 10 characters.'],
    [{ report: ' 1234567  ' }, 'report', 'Please say it in at least 10 characters.'],
    [{ report: '' }, 'report', 'Please say what is wrong.'],
    [{ report: undefined }, 'report', 'Please say what is wrong.'],
    [{ report: `It is\0 gone, truly` }, 'report', 'Please remove the signs that cannot be shown.'],
    [{ report: 'x'.repeat(1_001) }, 'report', expect.stringContaining('1000')],
    [{ kind: 'boring' }, 'kind', expect.any(String)],
    [{ model_type: 'title' }, 'model_type', expect.any(String)],
    [{ model_id: LARGEST + 1 }, 'model_id', 'There is no record with this number.'],
  ])('is refused by field: %j', async (body, field, message) => {
    const answer = await report(member, await newLink(), body)
    expect(errorsOf(answer)).toEqual([422, { [field]: [message] }])
  })

  it('may have ten characters', async () => {
    expect((await report(member, await newLink(), { report: 'Ten signs!' })).statusCode).toBe(201)
  })

  it('is about something that is there', async () => {
    expect((await report(member, LARGEST)).statusCode).toBe(404)
    expect((await remove(member, LARGEST)).statusCode).toBe(404)
    expect((await remove(moderator, LARGEST, { delete: true })).statusCode).toBe(404)
    expect(await status(member, LARGEST)).toBeNull()
  })

  it('is made by members only, of what they may see', async () => {
    const [seen, waiting] = [await newLink(), await newLink('pending')]
    expect((await report(guestAt('203.0.113.1'), seen)).statusCode).toBe(401)
    expect((await report(member, waiting)).statusCode).toBe(403)
    expect((await report(uploader, waiting)).statusCode).toBe(201)
  })

  it('is made once by each, however often they try at once', async () => {
    const id = await newLink()
    const answers = await Promise.all(Array.from({ length: 10 }, () => report(member, id)))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    const refused = answers.find(({ statusCode }) => statusCode !== 201)!
    expect(errorsOf(refused)).toEqual([422, { report: ['You have reported this already.'] }])
    expect(await countOf('link', id)).toBe(1)
  })

  it('is counted right when many come and go at once', async () => {
    const id = await newLink()
    const members = await Promise.all(Array.from({ length: 8 }, () => test.as('member')))
    await Promise.all(members.slice(0, 4).map((one) => report(one, id, { kind: 'dead' })))
    await Promise.all([
      ...members.slice(0, 3).map((one) => remove(one, id)),
      ...members.slice(4).map((one) => report(one, id)),
      report(members[0]!, id),
    ])
    const open = await test.platform.db.selectFrom('reports').select('id').execute()
    expect(await countOf('link', id)).toBe(open.length)
    await remove(moderator, id, { delete: true })
    expect(await countOf('link', id)).toBe(0)
  })

  it('is not taken back by others, nor by visitors', async () => {
    const id = await newLink()
    await report(member, id)
    expect((await remove(other, id)).statusCode).toBe(403)
    expect((await remove(other, id, { delete: true })).statusCode).toBe(403)
    expect((await remove(uploader, id, { delete: true })).statusCode).toBe(403)
    expect((await remove(guestAt('203.0.113.1'), id)).statusCode).toBe(401)
    expect(await status(member, id)).toMatchObject({ report: WORDS })
  })

  it('leaves those of others where somebody who does not decide asks for all', async () => {
    const id = await newLink()
    await report(member, id)
    await report(other, id)
    expect((await remove(other, id, { delete: true })).json()).toEqual({ deleted: 1 })
    expect(await status(member, id)).toMatchObject({ report: WORDS })
  })

  it('is one of so many that a member may have open', async () => {
    const few = await test.as('member')
    await sql`insert into reports (item_type, item_id, user_id, reason)
      select 'link', -n, ${few.id}, 'Old' from generate_series(1, 99) n`.execute(test.platform.db)
    expect((await report(few, await newLink())).statusCode).toBe(201)
    const refused = await report(few, await newLink())
    expect(refused.statusCode).toBe(403)
    expect(refused.json().message).toMatch(/^As many of your reports are open/)
  })

  it('goes with what it is about', async () => {
    const id = await newLink()
    await report(member, id)
    await moderator.call('DELETE', `/api/v1/liens/${id}`, { versions: { [id]: 1 } })
    expect(await status(member, id)).toBeNull()
  })
})

describe('a report of a comment', () => {
  const about = (body: object = {}) => ({ model_type: 'comment', report: undefined, ...body })

  it('is made by everybody who reads it, with words or without', async () => {
    const id = await newComment()
    expect((await report(member, id, about({ reason: 'An advertisement' }))).statusCode).toBe(201)
    expect(await status(member, id, 'comment')).toMatchObject({
      report: 'An advertisement',
      kind: null,
    })
    const answer = await report(guestAt('203.0.113.1'), id, about())
    expect([answer.statusCode, answer.json()]).toEqual([201, { report: null }])
    expect(await countOf('comment', id)).toBe(2)
  })

  it('is made once in a day by visitors of one network, of whom nothing is kept with it', async () => {
    const id = await newComment()
    const network = ['2001:db8:1:2::1', '2001:db8:1:2:aaaa::9']
    const tries = Array.from({ length: 10 }, (_, index) =>
      report(guestAt(network[index % 2]!), id, about()),
    )
    const made = (await Promise.all(tries)).filter(({ statusCode }) => statusCode === 201)
    expect(made).toHaveLength(1)
    expect((await report(guestAt('2001:db8:1:3::1'), id, about())).statusCode).toBe(201)
    const again = await report(guestAt(network[0]!), id, about())
    expect(errorsOf(again)).toEqual([422, { reason: ['You have reported this already.'] }])
    expect(await countOf('comment', id)).toBe(2)
    const kept = await test.platform.db.selectFrom('reports').selectAll().execute()
    expect(JSON.stringify(kept)).not.toMatch(/2001|db8/)
  })

  it('is limited by network, whatever it is about', async () => {
    const guest = guestAt('203.0.113.9')
    const answers = []
    for (let index = 0; index < 61; index += 1)
      answers.push((await report(guest, LARGEST, about())).statusCode)
    expect([answers[59], answers[60]]).toEqual([404, 429])
  })

  it('is not made of what is deleted, hidden from the reader, or not shown on the site', async () => {
    const gone = await newComment({ deleted_at: new Date() })
    expect((await report(member, gone, about())).statusCode).toBe(404)
    const list = await test.platform.db
      .insertInto('lists')
      .values({ user_id: other.id, name: 'Private', visibility: 'private' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: hidden } = await test.platform.db
      .insertInto('comments')
      .values({
        commentable_type: 'list',
        commentable_id: list.id,
        user_id: other.id,
        content: 'Mine',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await report(member, hidden, about())).statusCode).toBe(403)
    expect((await report(guestAt('203.0.113.1'), hidden, about())).statusCode).toBe(401)
    const id = await newComment()
    await updateSettings(test.platform, { enable_comments: false })
    expect((await report(member, id, about())).statusCode).toBe(404)
    await updateSettings(test.platform, { enable_comments: true })
  })

  it('goes when the comment is deleted', async () => {
    const id = await newComment()
    await report(member, id, about())
    await test.platform.db
      .updateTable('comments')
      .set({ deleted_at: new Date() })
      .where('id', '=', id)
      .execute()
    expect(await status(member, id, 'comment')).toBeNull()
    expect(await countOf('comment', id)).toBe(0)
  })

  it('waits for the human check where the site asks for it', async () => {
    const { recaptcha } = await getSettings(test.platform)
    const asking = { ...recaptcha, enable: { ...recaptcha.enable, report: true } }
    await updateSettings(test.platform, { recaptcha: asking })
    const answer = await report(guestAt('203.0.113.1'), await newComment(), about())
    expect(errorsOf(answer)).toEqual([422, { token: ['Could not verify you are human.'] }])
    await updateSettings(test.platform, { recaptcha })
  })

  it('is cleared by who deletes comments, not by who validates links alone', async () => {
    const id = await newComment()
    await report(member, id, about())
    expect((await remove(other, id, { delete: true }, 'comment')).statusCode).toBe(403)
    expect((await remove(moderator, id, { delete: true }, 'comment')).json()).toEqual({
      deleted: 1,
    })
  })
})

it('reports no comment that is deleted at the same moment', async () => {
  const { db } = test.platform
  const id = await newComment()
  const deleting = Promise.withResolvers<void>()
  const reported = Promise.withResolvers<void>()
  const deleted = db.transaction().execute(async (tx) => {
    await tx.updateTable('comments').set({ deleted_at: new Date() }).where('id', '=', id).execute()
    deleting.resolve()
    await reported.promise
  })
  await deleting.promise
  const answer = report(member, id, { model_type: 'comment', report: undefined })
  await untilOneWaits()
  reported.resolve()
  await deleted
  expect((await answer).statusCode).toBe(404)
  expect(await countOf('comment', id)).toBe(0)
})

async function untilOneWaits(): Promise<void> {
  const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database()
    and wait_event_type = 'Lock'`.execute(test.platform.db)
  if (rows.length === 0) await untilOneWaits()
}
