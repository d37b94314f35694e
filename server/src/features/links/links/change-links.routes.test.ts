import type { LinkView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { describe, expect, it } from 'vitest'
import { userTag } from '../../accounts/users/users.service.ts'
import { buildLink } from './links.factory.ts'
import { type Caller, useLinksStage } from './links-stage.factory.ts'

const stage = useLinksStage()
const { address, addOne, eventsOf } = stage

describe('editing links', () => {
  it('lets an uploader edit only their own links', async () => {
    const link = await addOne(stage.moderator)
    expect(
      (await stage.uploader.call('PUT', `/api/v1/liens/${link.id}`, { qualite: 17 })).statusCode,
    ).toBe(403)
    const own = await addOne(stage.uploader)
    const response = await stage.uploader.call('PUT', `/api/v1/liens/${own.id}`, {
      qualite: 17,
      subs: '5,7',
      nfo: 'Restored',
    })
    expect(response.json().data.lien).toMatchObject({
      qualite: 17,
      nfo: true,
      subs_compact: [{ id: 5 }, { id: 7 }],
    })
    expect((await stage.uploader.call('GET', `/api/v1/liens/${own.id}/nfo`)).json()).toEqual({
      nfo: { nfo: 'Restored' },
    })
  })

  it('sends a link back to the queue when its uploader changes the address, and only then', async () => {
    const link = await addOne(stage.uploader)
    await stage.moderator.call('POST', `/api/v1/liens/${link.id}`, { validation: 'accept' })
    expect(
      (
        await stage.uploader.call('PUT', `/api/v1/liens/${link.id}`, {
          id: link.id,
          lien: link.lien,
          qualite: 10,
        })
      ).json().data.lien.active,
    ).toBe(1)
    const moved = address()
    expect(
      (
        await stage.uploader.call('PUT', `/api/v1/liens/${link.id}`, { id: link.id, lien: moved })
      ).json().data.lien,
    ).toMatchObject({ active: 0, lien: moved })
    expect((await eventsOf(link.id)).map(({ action }) => action)).toEqual([
      'created',
      'accepted',
      'updated',
      'reset',
    ])
  })

  it('keeps a link active when a moderator changes the address', async () => {
    const link = await addOne(stage.moderator)
    expect(
      (await stage.moderator.call('PUT', `/api/v1/liens/${link.id}`, { lien: address() })).json()
        .data.lien.active,
    ).toBe(1)
  })

  describe('by an uploader of whom as many wait as may', () => {
    const LIMIT = 200
    const EDITS = 10

    /** One who may not skip the queue, with so many links in it, and ten that everybody sees. */
    async function busyUploader(waiting: number) {
      const { test, movie: title_id } = stage
      const caller = await test.as('uploader')
      const { db } = test.platform
      const own = { title_id, user_id: caller.id }
      const add = (count: number, status: string) =>
        Promise.all(Array.from({ length: count }, () => buildLink(db, { ...own, status })))
      const [pending, active] = [await add(waiting, 'pending'), await add(EDITS, 'active')]
      const edit = (id: number, changes: object) =>
        caller.call('PUT', `/api/v1/liens/${id}`, changes)
      const move = (id: number) => edit(id, { lien: address() })
      const count = async (status: string) =>
        (
          await db
            .selectFrom('links')
            .select('id')
            .where('user_id', '=', caller.id)
            .where('status', '=', status)
            .execute()
        ).length
      return { id: caller.id, pending, active, edit, move, count }
    }

    it('lets one of ten at once into the last place, and leaves the others as they were', async () => {
      const { active, move, count } = await busyUploader(LIMIT - 1)
      const answers = await Promise.all(active.map(move))
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
        200,
        ...Array.from({ length: EDITS - 1 }, () => 403),
      ])
      expect([await count('pending'), await count('active')]).toEqual([LIMIT, EDITS - 1])
      const refused = answers.find(({ statusCode }) => statusCode === 403)!
      expect(refused.json().message).toBe('You have reached your limit.')
    })

    it('changes what takes no further place: links that wait, dead ones, and what is no address', async () => {
      const { id, pending, active, move, count, edit } = await busyUploader(LIMIT)
      expect((await move(pending[0]!)).statusCode).toBe(200)
      const deadId = await buildLink(stage.test.platform.db, {
        title_id: stage.movie,
        user_id: id,
        status: 'dead',
      })
      expect((await move(deadId)).json().data.lien.active).toBe(0)
      expect((await move(active[0]!)).statusCode).toBe(403)
      expect((await edit(active[0]!, { qualite: 17 })).json().data.lien.active).toBe(1)
      expect(await count('active')).toBe(EDITS)
    })

    it('does not keep them from looking after the links of others', async () => {
      const { db, cache } = stage.test.platform
      const { id, move } = await busyUploader(LIMIT)
      await db
        .insertInto('user_permissions')
        .values({ user_id: id, permission: 'liens.update' })
        .execute()
      await cache.invalidate([userTag(id)])
      const foreign = { title_id: stage.movie, user_id: stage.moderator.id }
      expect((await move(await buildLink(db, foreign))).json().data.lien.active).toBe(0)
    })
  })

  it('refuses parts of two hosts', async () => {
    const link = await addOne(stage.uploader)
    const response = await stage.uploader.call('PUT', `/api/v1/liens/${link.id}`, {
      lien: `${link.lien}\nhttps://www.gutenberg.org/ebooks/99${stage.next()}`,
    })
    expect(response.json().errors.lien[0]).toContain('same host')
  })

  it('hides a dead link from visitors, shows it to its uploader and tells them', async () => {
    const link = await addOne(stage.uploader)
    await stage.moderator.call('POST', `/api/v1/liens/${link.id}`, { validation: 'accept' })
    expect(
      (await stage.uploader.call('PUT', `/api/v1/liens/${link.id}`, { active: 2 })).statusCode,
    ).toBe(422)
    expect(
      (await stage.moderator.call('PUT', `/api/v1/liens/${link.id}`, { active: 2 })).json().data
        .lien.active,
    ).toBe(2)
    const idsFor = async (caller: Caller) =>
      (await caller.call('GET', `/api/v1/liens?title_id=${stage.movie}&perPage=100`))
        .json()
        .pagination.data.map(({ id }: LinkView) => id)
    expect(await idsFor(stage.member)).not.toContain(link.id)
    expect(await idsFor(stage.uploader)).toContain(link.id)
    const { pagination } = (await stage.uploader.call('GET', '/api/v1/notifications')).json()
    expect(pagination.data[0].data.lines[0].content).toBe(
      'Your link on Nosferatu was marked as dead',
    )
  })
})

describe('deleting links', () => {
  it('deletes all of a list or none, and keeps what they were', async () => {
    const [own, foreign] = [await addOne(stage.uploader), await addOne(stage.moderator)]
    expect(
      (await stage.uploader.call('DELETE', `/api/v1/liens/${own.id},${foreign.id}`)).statusCode,
    ).toBe(403)
    expect((await stage.uploader.call('DELETE', `/api/v1/liens/${own.id},999999`)).statusCode).toBe(
      404,
    )
    expect((await stage.uploader.call('GET', `/api/v1/liens/${own.id}`)).statusCode).toBe(200)
    expect(
      (await stage.moderator.call('DELETE', `/api/v1/liens/${own.id},${foreign.id}`)).json(),
    ).toEqual({ deleted: 2 })
    expect((await eventsOf(own.id)).at(-1)).toMatchObject({
      action: 'deleted',
      owner_id: stage.uploader.id,
      actor_id: stage.moderator.id,
      record_name: 'Nosferatu',
      state: { urls: [own.lien], status: 'pending', quality_id: 16 },
    })
  })
})
