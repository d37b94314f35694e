import { CLAIM_MS } from '@mediatheque/contract/links/claims/claims.schemas.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Caller, useLinksStage } from '../links/links-stage.factory.ts'

const stage = useLinksStage()
const { test, addOne } = stage
let other: Caller
beforeAll(async () => {
  other = await test.as('moderator')
})

const claim = async (caller: Caller, id: number) =>
  (await caller.call('POST', '/api/v1/claims', { kind: 'link', ids: [id] })).json().claims
const release = (caller: Caller, id: number) =>
  caller.call('POST', '/api/v1/claims/release', { kind: 'link', ids: [id] })
const holdersOf = async (id: number) => {
  const { claims } = (await stage.moderator.call('GET', '/api/v1/claims?kind=link')).json()
  return claims
    .filter(({ item_id }: { item_id: number }) => item_id === id)
    .map(({ user }: { user: { id: number } }) => user.id)
}
const accept = (caller: Caller, id: number, body: object = {}) =>
  caller.call('POST', `/api/v1/liens/${id}`, { validation: 'accept', ...body })
const nameOf = async ({ id }: { id: number }) => {
  const user = test.platform.db.selectFrom('users').select('username').where('id', '=', id)
  return (await user.executeTakeFirstOrThrow()).username
}

describe('looking at a contribution', () => {
  it('is known to other moderators, who look at something else', async () => {
    const { id } = await addOne(stage.uploader)
    expect(await claim(stage.moderator, id)).toEqual([])
    expect(await claim(other, id)).toMatchObject([
      { item_id: id, user: { id: stage.moderator.id } },
    ])
    expect(await holdersOf(id)).toEqual([stage.moderator.id])
  })

  it('may be said twice in one call', async () => {
    const { id } = await addOne(stage.uploader)
    const answer = await stage.moderator.call('POST', '/api/v1/claims', {
      kind: 'link',
      ids: [id, id],
    })
    expect(answer.statusCode).toBe(200)
    expect(await holdersOf(id)).toEqual([stage.moderator.id])
  })

  it('is for one of two who begin at the same moment', async () => {
    const { id } = await addOne(stage.uploader)
    const answers = await Promise.all([claim(stage.moderator, id), claim(other, id)])
    expect(answers.filter((claims) => claims.length === 0)).toHaveLength(1)
  })

  it('ends when it is said to, and by itself after minutes', async () => {
    const { id } = await addOne(stage.uploader)
    await claim(stage.moderator, id)
    expect((await release(other, id)).json()).toEqual({ released: 0 })
    expect(await holdersOf(id)).toEqual([stage.moderator.id])
    expect((await release(stage.moderator, id)).json()).toEqual({ released: 1 })
    expect(await holdersOf(id)).toEqual([])
    await claim(stage.moderator, id)
    await test.platform.db
      .updateTable('contribution_claims')
      .set({ expires_at: new Date(Date.now() - CLAIM_MS) })
      .where('item_id', '=', id)
      .execute()
    expect(await holdersOf(id)).toEqual([])
    expect(await claim(other, id)).toEqual([])
    expect(await holdersOf(id)).toEqual([other.id])
  })

  it('keeps others from deciding, unless they take over knowing of it', async () => {
    const { id } = await addOne(stage.uploader)
    await claim(stage.moderator, id)
    const refused = await accept(other, id)
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { take_over: [`${await nameOf(stage.moderator)} is looking at this contribution.`] },
    ])
    expect((await accept(other, id, { take_over: true })).statusCode).toBe(200)
    expect(await holdersOf(id)).toEqual([])
  })

  it('does not keep who looks from deciding, after which nobody looks any more', async () => {
    const { id } = await addOne(stage.uploader)
    await claim(stage.moderator, id)
    expect((await accept(stage.moderator, id)).statusCode).toBe(200)
    expect(await holdersOf(id)).toEqual([])
  })

  it('is no matter of those who do not moderate', async () => {
    const { id } = await addOne(stage.uploader)
    const body = { kind: 'link', ids: [id] }
    expect((await stage.uploader.call('POST', '/api/v1/claims', body)).statusCode).toBe(403)
    expect((await stage.uploader.call('GET', '/api/v1/claims?kind=link')).statusCode).toBe(403)
  })
})
