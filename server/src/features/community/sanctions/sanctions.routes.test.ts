import type { MemberRecordView } from '@mediatheque/contract/community/sanctions/sanctions.schemas.ts'
import { encodeFilters } from '@mediatheque/contract/core/filter-records.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runWaitingJobs } from '../../../platform/test-platform.ts'
import { openSealedMail } from '../../../platform/mail/sealed-mail.ts'
import { userTag } from '../../accounts/users/users.service.ts'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { type TestApp, useTestApp } from '../../test-app.ts'
import { sanctionMailJobs } from './sanction-mail.jobs.ts'
import { reopenAccounts } from './sanctions.service.ts'

const test = useTestApp()
type Caller = Awaited<ReturnType<TestApp['as']>>
let moderator: Caller
let member: Caller
let titleId: number
const HOUR_MS = 3_600_000
/** Long enough for what is tried before it, also on a machine that is busy. */
const SOON_MS = 3_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

beforeAll(async () => {
  moderator = await test.as('moderator')
  titleId = (await buildTitle(test.platform.db)).id
})
beforeEach(async () => {
  member = await test.as('member')
})

const recordOf = async (id = member.id, caller = moderator) => {
  const answer = await caller.call('GET', `/api/v1/users/${id}/record`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().record as MemberRecordView
}
interface Given {
  readonly id?: number
  readonly by?: Caller
  readonly [field: string]: unknown
}
const warn = ({ id = member.id, by = moderator, ...body }: Given = {}) =>
  by.call('POST', `/api/v1/users/${id}/warnings`, {
    reason: 'Please be kind',
    seen_sanction_id: 0,
    ...body,
  })
const suspend = ({ id = member.id, by = moderator, ...body }: Given = {}) =>
  by.call('POST', `/api/v1/users/${id}/suspensions`, {
    reason: 'Rude again',
    seen_sanction_id: 0,
    stops: ['everything'],
    ends_at: null,
    ...body,
  })
const lift = (id: number, version: number, by = moderator, reason: string | null = null) =>
  by.call('POST', `/api/v1/sanctions/${id}/lift`, { version, reason })
const comment = (caller = member, content = `Words ${Math.random()}`) =>
  caller.call('POST', '/api/v1/comment', {
    commentable_type: 'title',
    commentable_id: titleId,
    content,
  })
const ownOf = async (caller = member) =>
  (await caller.call('GET', '/api/v1/own-sanctions')).json().sanctions as { id: number }[]
const userOf = async (caller = member) =>
  (await caller.call('GET', '/api/v1/bootstrap-data')).json().user
const mailsTo = async (email: string) => {
  await runWaitingJobs(test.platform, sanctionMailJobs)
  const rows = await test.platform.db
    .selectFrom('outgoing_mails')
    .selectAll()
    .where('to_address', '=', email)
    .execute()
  return rows.map(({ text_body: text, headers, sealed_content: sealed }) =>
    sealed ? openSealedMail(test.platform.secrets, sealed) : { text, headers },
  )
}

describe('a warning', () => {
  it('is told to the member until they say that they read it, and stands in the record', async () => {
    const { record } = (await warn()).json()
    expect(record).toMatchObject({
      sanctions_count: 1,
      suspended: null,
      sanctions: [{ kind: 'warning', state: 'active', reason: 'Please be kind', stops: [] }],
    })
    expect((await userOf()).open_notices_count).toBe(1)
    const [own] = await ownOf()
    expect(own).toMatchObject({ reason: 'Please be kind', is_acknowledged: false })
    const said = await Promise.all(
      Array.from({ length: 10 }, () =>
        member.call('POST', `/api/v1/own-sanctions/${own!.id}/acknowledge`),
      ),
    )
    expect(said.every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect((await userOf()).open_notices_count).toBe(0)
    expect((await recordOf()).sanctions[0]?.acknowledged_at).not.toBeNull()
    expect((await comment()).statusCode).toBe(201)
    const told = await test.platform.db
      .selectFrom('notifications')
      .select('type')
      .where('user_id', '=', member.id)
      .execute()
    expect(told).toEqual([{ type: 'member.sanctioned' }])
  })

  it('is nobody else’s to read or to say read', async () => {
    await warn()
    const [own] = await ownOf()
    const other = await test.as('member')
    expect(await ownOf(other)).toEqual([])
    const said = await other.call('POST', `/api/v1/own-sanctions/${own!.id}/acknowledge`)
    expect(said.statusCode).toBe(403)
    expect(
      (await moderator.call('POST', `/api/v1/own-sanctions/${own!.id}/acknowledge`)).statusCode,
    ).toBe(403)
    expect((await member.call('GET', `/api/v1/users/${member.id}/record`)).statusCode).toBe(403)
    expect((await member.call('GET', '/api/v1/sanctions')).statusCode).toBe(403)
  })

  it('is given once by ten presses, and by who has read the newest record', async () => {
    const codes = (await Promise.all(Array.from({ length: 10 }, () => warn()))).map(
      ({ statusCode }) => statusCode,
    )
    expect(codes.toSorted()).toEqual([201, ...Array.from({ length: 9 }, () => 409)])
    const { last_sanction_id } = await recordOf()
    expect((await suspend()).statusCode).toBe(409)
    expect((await warn({ seen_sanction_id: last_sanction_id })).statusCode).toBe(201)
  })

  it('needs a reason that can be read', async () => {
    for (const reason of ['', '   ', 'a\0b', 'x'.repeat(1_001)])
      expect(Object.keys((await warn({ reason })).json().errors), reason).toEqual(['reason'])
    expect((await warn({ id: 2_147_483_648 })).statusCode).toBe(404)
  })
})

describe('a suspension', () => {
  it('closes the account at once, says why at the door, and ends by itself', async () => {
    const ends_at = new Date(Date.now() + SOON_MS).toISOString()
    const { record } = (await suspend({ ends_at })).json()
    expect(record.suspended).toMatchObject({ until: ends_at })
    expect((await comment()).json().code).toBe('accountSuspended')
    expect((await userOf()).banned_at).not.toBeNull()
    expect(await ownOf()).toMatchObject([
      { kind: 'suspension', stops: ['everything'], reason: 'Rude again', ends_at },
    ])
    await expect
      .poll(async () => (await comment()).statusCode, { timeout: SOON_MS + 2_000, interval: 100 })
      .toBe(201)
    expect((await userOf()).banned_at).toBeNull()
    expect((await recordOf()).sanctions[0]?.state).toBe('ended')
    await reopenAccounts(test.platform)
    const row = await test.platform.db
      .selectFrom('users')
      .select(['banned_at', 'banned_until'])
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ banned_at: null, banned_until: null })
  })

  it('stops what it says, and nothing else', async () => {
    const ends_at = new Date(Date.now() + SOON_MS).toISOString()
    await suspend({ stops: ['comments', 'contributions'], ends_at })
    expect((await comment()).statusCode).toBe(403)
    const rate = () => member.call('PUT', `/api/v1/titles/${titleId}/own-review`, { score: 7 })
    expect((await rate()).statusCode).toBe(200)
    const { permissions, open_notices_count } = await userOf()
    const names = permissions.map(({ name }: { name: string }) => name)
    expect(names).toContain('reviews.create')
    for (const name of ['comments.create', 'comments.vote', 'lists.create', 'reports.create'])
      expect(names).not.toContain(name)
    expect(open_notices_count).toBe(1)
    await expect
      .poll(async () => (await comment()).statusCode, { timeout: SOON_MS + 2_000, interval: 100 })
      .toBe(201)
  })

  it('is lifted before its time by who saw it, while another goes on', async () => {
    await suspend({ stops: ['comments'], ends_at: inHours(5) })
    const { last_sanction_id } = await recordOf()
    await suspend({ seen_sanction_id: last_sanction_id, ends_at: inHours(3) })
    const [closed, partial] = (await recordOf()).sanctions
    expect((await lift(closed!.id, 7)).statusCode).toBe(409)
    const lifted = await Promise.all(
      Array.from({ length: 10 }, () => lift(closed!.id, 1, moderator, 'We were wrong')),
    )
    expect(lifted.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const { suspended, sanctions, stopped } = await recordOf()
    expect(suspended).toBeNull()
    expect(sanctions[0]).toMatchObject({ state: 'lifted', lifted: { reason: 'We were wrong' } })
    expect(stopped).toMatchObject([{ what: 'comments' }])
    expect((await comment()).statusCode).toBe(403)
    expect((await lift(partial!.id, 1)).statusCode).toBe(200)
    expect((await comment()).statusCode).toBe(201)
    expect((await lift(partial!.id, 2)).statusCode).toBe(404)
    const { rows } = await sql<{ action: string }>`select action from audit_events
      where record_type = 'sanction' and owner_id = ${member.id} order by id`.execute(
      test.platform.db,
    )
    expect(rows.map(({ action }) => action)).toEqual(['created', 'created', 'updated', 'updated'])
  })

  it('is nobody’s to give to themselves, or to who may do more, nor without the right', async () => {
    const admin = await test.as('admin')
    const other = await test.as('moderator')
    for (const give of [warn, suspend]) {
      expect((await give({ id: admin.id })).statusCode).toBe(403)
      expect((await give({ id: moderator.id })).statusCode).toBe(403)
      for (const role of ['member', 'uploader', 'team'] as const)
        expect((await give({ by: await test.as(role) })).statusCode).toBe(403)
    }
    expect((await suspend({ id: other.id, by: admin })).statusCode).toBe(201)
    expect((await other.call('GET', '/api/v1/sanctions')).json().code).toBe('accountSuspended')
    const { sanctions } = await recordOf(other.id)
    const own = await other.call('POST', `/api/v1/sanctions/${sanctions[0]!.id}/lift`, {
      version: 1,
    })
    expect(own.statusCode).toBe(403)
  })

  it('of two administrators by each other at the same moment reaches one of them', async () => {
    const [one, other] = [await test.as('admin'), await test.as('admin')]
    const answers = await Promise.all([
      suspend({ id: other.id, by: one }),
      suspend({ id: one.id, by: other }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 403])
    const parts = { by: await test.as('admin'), stops: ['comments'] }
    const refused = await suspend({ id: (await test.as('admin')).id, ...parts })
    expect(Object.keys(refused.json().errors)).toEqual(['stops'])
  })

  it('has an end that is to come, and stops something', async () => {
    expect(Object.keys((await suspend({ ends_at: inHours(-1) })).json().errors)).toEqual([
      'ends_at',
    ])
    expect(Object.keys((await suspend({ ends_at: 'tomorrow' })).json().errors)).toEqual(['ends_at'])
    expect(Object.keys((await suspend({ stops: [] })).json().errors)).toEqual(['stops'])
    expect((await suspend({ stops: ['breathing'] })).statusCode).toBe(422)
  })

  it('is known to every process within a second', async () => {
    const other = test.platform.cache
    await other.remember(`probe:${member.id}`, { ttlSeconds: 60, tags: [userTag(member.id)] }, () =>
      Promise.resolve('open'),
    )
    await suspend()
    await expect
      .poll(
        () =>
          other.remember(`probe:${member.id}`, { ttlSeconds: 60, tags: [userTag(member.id)] }, () =>
            Promise.resolve('closed'),
          ),
        { timeout: 1_000 },
      )
      .toBe('closed')
  })
})

describe('what a member is told by mail', () => {
  it('says why, until when, and how to appeal, and is answered to the mailbox of the site', async () => {
    await updateSettings(test.platform, { contact: { recipient: 'desk@site.example' } })
    await suspend({ stops: ['comments'], ends_at: inHours(24) })
    const { email } = await userOf()
    const [mail] = await mailsTo(email)
    expect(mail?.text).toContain('Rude again')
    expect(mail?.text).toContain('Commenting and voting')
    expect(mail?.text).toMatch(/contact\?appeal=\d+/)
    expect(mail?.headers).toMatchObject({ 'Reply-To': 'desk@site.example' })
  })
})

describe('the record of a member', () => {
  it('counts what they wrote, and what became of it', async () => {
    await comment()
    const said = (await comment()).json().comment.id
    await moderator.call('DELETE', `/api/v1/written-comments/${said}`, { reason: 'Rude' })
    const gone = (await comment()).json().comment.id
    await member.call('DELETE', `/api/v1/comment/${gone}`)
    await member.call('PUT', `/api/v1/titles/${titleId}/own-review`, { score: 7 })
    const { counts, user, trust, can } = await recordOf()
    expect(counts).toMatchObject({
      comments: { written: 2, deleted: 1, held: 0, reported: 0 },
      reviews: { written: 1, deleted: 0, reported: 0 },
      links: { active: 0, pending: 0 },
    })
    expect(user).toMatchObject({ id: member.id, roles: [{ name: 'Member' }] })
    expect([trust, can.sanction]).toEqual([null, true])
  })

  it('is found among those of all, by kind, state and member', async () => {
    await warn()
    const { last_sanction_id } = await recordOf()
    await suspend({ seen_sanction_id: last_sanction_id, ends_at: inHours(1) })
    const { username } = (await recordOf()).user
    const found = async (...records: { key: string; value: unknown }[]) => {
      const filters = encodeFilters([
        { key: 'member', operator: '=', value: username },
        ...records.map((one) => ({ operator: '=', ...one })),
      ])
      const answer = await moderator.call('GET', `/api/v1/sanctions?filters=${filters}`)
      return answer.json().pagination.data.map(({ kind }: { kind: string }) => kind)
    }
    expect(await found()).toEqual(['suspension', 'warning'])
    expect(await found({ key: 'kind', value: ['warning'] })).toEqual(['warning'])
    expect(await found({ key: 'state', value: ['ended', 'lifted'] })).toEqual([])
    const file = await moderator.call('GET', '/api/v1/sanctions/csv')
    expect(file.body).toContain(username)
  })
})
