import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { buildLink } from '../../links/links/links.factory.ts'
import { useTestApp } from '../../test-app.ts'

const test = useTestApp()
type Caller = Awaited<ReturnType<typeof test.as>>
let members: Caller[] = []
let moderator: Caller
let uploader: Caller
let titleId = 0

beforeAll(async () => {
  members = await Promise.all(Array.from({ length: 4 }, () => test.as('member')))
  moderator = await test.as('moderator')
  uploader = await test.as('uploader')
  titleId = (await buildTitle(test.platform.db, { name: 'Fantômas' })).id
})
beforeEach(async () => {
  await test.platform.db.deleteFrom('throttles').execute()
  await test.platform.db.deleteFrom('links').execute()
  await test.platform.db.deleteFrom('audit_events').execute()
})

const newLink = () =>
  buildLink(test.platform.db, { title_id: titleId, user_id: uploader.id, status: 'active' })
const report = (caller: Caller, model_id: number, kind = 'dead') =>
  caller.call('POST', '/api/v1/report', {
    model_type: 'link',
    model_id,
    kind,
    report: 'It does not answer.',
  })
const clear = (caller: Caller, id: number) =>
  caller.call('DELETE', `/api/v1/report/link/${id}`, { delete: true })
const queue = async (caller: Caller) =>
  (await caller.call('GET', '/api/v1/liens?loader=adminliens&reported=1')).json().pagination.data
const historyOf = (actor: Caller, type: string) =>
  test.platform.db
    .selectFrom('audit_events')
    .select(['record_type', 'record_name', 'action', 'state', 'owner_id'])
    .where('actor_id', '=', actor.id)
    .where('record_type', '=', type)
    .orderBy('id')
    .execute()

describe('what three members call dead', () => {
  it('is proposed as dead to moderators, before what others say more often', async () => {
    const [often, dead] = [await newLink(), await newLink()]
    for (const member of members) await report(member, often, 'quality')
    for (const member of members.slice(0, 2)) await report(member, dead)
    const numbers = async () =>
      (await queue(moderator)).map(
        ({ id, proposed_dead }: { id: number; proposed_dead: boolean }) => [id, proposed_dead],
      )
    expect(await numbers()).toEqual([
      [often, false],
      [dead, false],
    ])
    await report(members[2]!, dead)
    expect(await numbers()).toEqual([
      [dead, true],
      [often, false],
    ])
  })

  it('is not proposed by one member alone, nor where one of the three thought better of it', async () => {
    const id = await newLink()
    for (let round = 0; round < 3; round += 1) {
      await report(members[0]!, id)
      if (round < 2) await members[0]!.call('DELETE', `/api/v1/report/link/${id}`, {})
    }
    expect(await queue(moderator)).toMatchObject([{ id, reports_count: 1, proposed_dead: false }])
    await report(members[1]!, id)
    await report(members[2]!, id)
    expect(await queue(moderator)).toMatchObject([{ proposed_dead: true }])
    await members[1]!.call('DELETE', `/api/v1/report/link/${id}`, {})
    expect(await queue(moderator)).toMatchObject([{ proposed_dead: false }])
  })

  it('is no news to its uploader and to readers before somebody has decided', async () => {
    const id = await newLink()
    for (const member of members) await report(member, id)
    for (const caller of [uploader, members[0]!]) {
      const answer = await caller.call('GET', `/api/v1/liens/${id}`)
      expect(answer.json().model).toMatchObject({ proposed_dead: false, reports: [] })
    }
  })

  it('is marked as dead in one call: the reports are settled, and the uploader is told', async () => {
    const id = await newLink()
    for (const member of members.slice(0, 3)) await report(member, id)
    const marked = await moderator.call('PUT', `/api/v1/liens/${id}`, { version: 1, active: 2 })
    expect(marked.json().data.lien).toMatchObject({ active: 2, reports_count: 0 })
    expect(await queue(moderator)).toEqual([])
    expect(await historyOf(moderator, 'report')).toHaveLength(3)
    const told = (await uploader.call('GET', '/api/v1/notifications')).json()
    expect(JSON.stringify(told)).toContain('Your link on Fantômas was marked as dead')
  })
})

describe('what was reported', () => {
  it('is cleared by who validates, and what was said stays in the history', async () => {
    const id = await newLink()
    for (const member of members) await report(member, id)
    expect((await clear(uploader, id)).statusCode).toBe(403)
    expect((await clear(moderator, id)).json()).toEqual({ deleted: 4 })
    expect(await queue(moderator)).toEqual([])
    expect(await historyOf(moderator, 'report')).toEqual(
      members.map(({ id: owner_id }) => ({
        record_type: 'report',
        record_name: 'Fantômas',
        action: 'deleted',
        owner_id,
        state: expect.objectContaining({ reason: 'It does not answer.', item_id: id }),
      })),
    )
    expect((await clear(moderator, id)).json()).toEqual({ deleted: 0 })
  })

  it('is no matter of history where its author takes it back', async () => {
    const id = await newLink()
    await report(members[0]!, id)
    await members[0]!.call('DELETE', `/api/v1/report/link/${id}`, {})
    expect(await historyOf(members[0]!, 'report')).toEqual([])
  })

  it('is settled by another address as far as it was dead, and by nothing else that is changed', async () => {
    const id = await newLink()
    await report(members[0]!, id)
    await report(members[1]!, id, 'content')
    const quality = { version: 1, qualite: 21 }
    await moderator.call('PUT', `/api/v1/liens/${id}`, quality)
    expect(await queue(moderator)).toMatchObject([{ reports_count: 2 }])
    const address = { version: 2, lien: 'https://archive.org/details/fantomas-again' }
    await moderator.call('PUT', `/api/v1/liens/${id}`, address)
    expect(await queue(moderator)).toMatchObject([
      { reports_count: 1, reports: [{ kind: 'content' }] },
    ])
  })

  it('waits for nobody where clearing, withdrawing and marking meet', async () => {
    const id = await newLink()
    for (const member of members) await report(member, id)
    const answers = await Promise.all([
      clear(moderator, id),
      moderator.call('PUT', `/api/v1/liens/${id}`, { version: 1, active: 2 }),
      ...members.map((member) => member.call('DELETE', `/api/v1/report/link/${id}`, {})),
    ])
    expect(answers.map(({ statusCode }) => statusCode).filter((code) => code >= 500)).toEqual([])
    expect(await queue(moderator)).toEqual([])
  })
})
