import type { Permission } from '@mediatheque/contract/core/permissions.ts'
import type { LinkView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { describe, expect, it } from 'vitest'
import { useLinksStage } from './links-stage.factory.ts'

const stage = useLinksStage()

/** Somebody with these rights and no role. */
async function withOnly(...permissions: Permission[]) {
  const { db } = stage.test.platform
  const caller = await stage.test.as('member')
  await db.deleteFrom('user_roles').where('user_id', '=', caller.id).execute()
  await db
    .insertInto('user_permissions')
    .values(permissions.map((permission) => ({ user_id: caller.id, permission })))
    .execute()
  return caller
}

const QUEUES = ['liens', 'nzb', 'torrents'].flatMap((kind) => [
  `${kind}?loader=admin-links-validation`,
  `${kind}?loader=adminliens&reported=1`,
])

describe('who may not see the links of titles', () => {
  it('still sees those that wait for them to decide', async () => {
    const waiting = await stage.addOne(stage.uploader)
    const judge = await withOnly('admin.access', 'titles.update')
    for (const queue of QUEUES)
      expect((await judge.call('GET', `/api/v1/${queue}`)).statusCode, queue).toBe(200)
    const listed = await judge.call('GET', `/api/v1/${QUEUES[0]}`)
    const ids = listed.json().pagination.data.map(({ id }: LinkView) => id)
    expect(ids).toContain(waiting.id)
    expect((await judge.call('GET', `/api/v1/liens/${waiting.id}/nfo`)).statusCode).toBe(200)
  })

  it('still adds links, and sees the own ones and no others', async () => {
    const { id: shown } = await stage.addOne(stage.moderator)
    const adder = await withOnly('titles.view', 'liens.create')
    const statusOf = async (path: string) => (await adder.call('GET', `/api/v1/${path}`)).statusCode
    // What the form and the list of a title begin with.
    for (const path of ['liens-options', `titles/${stage.movie}/download`])
      expect(await statusOf(path), path).toBe(200)
    const { id: own } = await stage.addOne(adder)
    for (const list of ['', '&loader=liens', '&loader=adminliens', '&loader=linksdl']) {
      const path = `/api/v1/liens?title_id=${stage.movie}${list}`
      const { pagination } = (await adder.call('GET', path)).json()
      expect(
        pagination.data.map(({ id }: LinkView) => id),
        path,
      ).toEqual([own])
    }
    expect([await statusOf(`liens/${own}`), await statusOf(`liens/${shown}`)]).toEqual([200, 403])
  })

  it('sees none of them without a right to work on any', async () => {
    const reader = await withOnly('admin.access', 'titles.view')
    for (const queue of QUEUES)
      expect((await reader.call('GET', `/api/v1/${queue}`)).statusCode, queue).toBe(403)
  })
})
