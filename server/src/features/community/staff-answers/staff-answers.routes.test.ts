import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { userTag } from '../../accounts/users/users.service.ts'
import { type TestApp, useTestApp } from '../../test-app.ts'

const test = useTestApp()
type Caller = Awaited<ReturnType<TestApp['as']>>
let moderator: Caller

beforeAll(async () => {
  moderator = await test.as('moderator')
})
beforeEach(() => sql`truncate staff_answers, notifications`.execute(test.platform.db))

const form = {
  name: 'Advertising',
  uses: ['comment', 'warning'],
  body: 'No advertisements, please.',
  body_fr: 'Pas de publicité, merci.',
}
const create = async (values: object = {}, caller = moderator) =>
  caller.call('POST', '/api/v1/staff-answers', { ...form, ...values })
const offered = async (use: string, caller = moderator) =>
  (await caller.call('GET', `/api/v1/offered-answers?use=${use}`)).json().answers

describe('canned answers', () => {
  it('are added, offered where they are for, changed by who saw them, and taken back', async () => {
    const { answer } = (await create()).json()
    expect(answer).toMatchObject({ ...form, version: 1 })
    expect(await offered('comment')).toMatchObject([{ id: answer.id, body: form.body }])
    expect(await offered('review')).toEqual([])
    const change = (version: number, values: object) =>
      moderator.call('PUT', `/api/v1/staff-answers/${answer.id}`, { ...form, ...values, version })
    expect((await change(1, { body: 'Nothing is for sale here.' })).json().answer.version).toBe(2)
    expect((await change(1, { body: 'Late' })).statusCode).toBe(409)
    const history = await moderator.call('GET', `/api/v1/history/staff-answer/${answer.id}`)
    const [event] = history.json().pagination.data
    const reverted = await moderator.call('POST', `/api/v1/history/events/${event.id}/revert`, {
      fields: ['body'],
    })
    expect(reverted.statusCode, reverted.body).toBe(200)
    expect(await offered('comment')).toMatchObject([{ body: form.body }])
    const gone = await moderator.call('DELETE', `/api/v1/staff-answers/${answer.id}`, {
      versions: { [answer.id]: 3 },
    })
    expect(gone.json()).toEqual({ deleted: 1 })
    expect(await offered('comment')).toEqual([])
  })

  it('have a name of their own, whoever of ten adds it first', async () => {
    const codes = (await Promise.all(Array.from({ length: 10 }, () => create()))).map(
      ({ statusCode }) => statusCode,
    )
    expect(codes.toSorted()).toEqual([201, ...Array.from({ length: 9 }, () => 422)])
    const other = (await create({ name: 'Other' })).json().answer
    const taken = await moderator.call('PUT', `/api/v1/staff-answers/${other.id}`, {
      ...form,
      name: 'ADVERTISING',
      version: 1,
    })
    expect(Object.keys(taken.json().errors)).toEqual(['name'])
  })

  it('are no business of members, and hold what can be stored', async () => {
    const member = await test.as('member')
    expect((await create({}, member)).statusCode).toBe(403)
    expect((await member.call('GET', '/api/v1/offered-answers?use=comment')).statusCode).toBe(403)
    expect((await member.call('GET', '/api/v1/staff-answers')).statusCode).toBe(403)
    for (const [field, value] of [
      ['name', ''],
      ['body', 'a\0b'],
      ['body', 'x'.repeat(1_001)],
      ['uses', []],
      ['uses', ['link']],
    ] as const)
      expect((await create({ [field]: value })).statusCode, field).toBe(422)
    const missing = await moderator.call('DELETE', '/api/v1/staff-answers/2147483648', {
      versions: { 2147483648: 1 },
    })
    expect(missing.statusCode).toBe(404)
  })

  it('reach each member in the own language, unless their words were changed', async () => {
    const { answer } = (await create()).json()
    const warn = async (language: string, reason: string) => {
      const member = await test.as('member')
      const { db, cache } = test.platform
      await db.updateTable('users').set({ language }).where('id', '=', member.id).execute()
      await cache.invalidate([userTag(member.id)])
      const { record } = (
        await moderator.call('POST', `/api/v1/users/${member.id}/warnings`, {
          reason,
          answer_id: answer.id,
          seen_sanction_id: 0,
        })
      ).json()
      return record.sanctions[0].reason
    }
    expect(await warn('fr', form.body)).toBe(form.body_fr)
    expect(await warn('en', form.body_fr)).toBe(form.body)
    expect(await warn('fr', `${form.body} Really.`)).toBe(`${form.body} Really.`)
  })
})
