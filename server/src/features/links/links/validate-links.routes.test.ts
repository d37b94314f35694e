import type { LinkView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { describe, expect, it } from 'vitest'
import { useLinksStage } from './links-stage.factory.ts'

const stage = useLinksStage()
const { addOne, eventsOf } = stage

describe('validating links', () => {
  it('removes a denied link for good, with its reason in the history and to its uploader', async () => {
    const link = await addOne(stage.uploader)
    const nothing = await stage.moderator.call('POST', `/api/v1/liens/${link.id}`, {
      validation: 'deny',
    })
    expect(nothing.json().errors).toEqual({ raison: ['Please provide a reason'] })
    expect(
      (
        await stage.moderator.call('POST', `/api/v1/liens/${link.id}`, {
          validation: 'deny',
          raison: 'Wrong film',
        })
      ).json(),
    ).toEqual({ validated: 1, denials: [expect.any(Number)] })
    expect((await stage.uploader.call('GET', `/api/v1/liens/${link.id}`)).statusCode).toBe(404)
    expect((await eventsOf(link.id)).at(-1)).toMatchObject({
      action: 'denied',
      reason: 'Wrong film',
      state: { urls: [link.lien] },
    })
    const { pagination } = (await stage.uploader.call('GET', '/api/v1/notifications')).json()
    expect(
      pagination.data[0].data.lines.map(({ content }: { content: string }) => content),
    ).toEqual(['Your link on Nosferatu was denied', 'Reason: Wrong film'])
  })

  it('changes nothing when one of the links no longer waits', async () => {
    const [first, second] = [await addOne(stage.uploader), await addOne(stage.uploader)]
    await stage.moderator.call('POST', `/api/v1/liens/${second.id}`, { validation: 'accept' })
    expect(
      (
        await stage.moderator.call('POST', `/api/v1/liens/${first.id},${second.id}`, {
          validation: 'deny',
          raison: 'No',
        })
      ).statusCode,
    ).toBe(422)
    expect(
      (await stage.uploader.call('GET', `/api/v1/liens/${first.id}`)).json().model.active,
    ).toBe(0)
  })

  it('accepts one of two moderators who press at the same moment', async () => {
    const link = await addOne(stage.uploader)
    const answers = await Promise.all(
      [1, 2].map(() =>
        stage.moderator.call('POST', `/api/v1/liens/${link.id}`, {
          validation: 'accept',
          versions: { [link.id]: link.version },
        }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await eventsOf(link.id)).map(({ action }) => action)).toEqual(['created', 'accepted'])
  })

  it('shows the queue, oldest first, to moderators only', async () => {
    const link = await addOne(stage.uploader)
    const { pagination } = (
      await stage.moderator.call('GET', '/api/v1/liens?loader=admin-links-validation&perPage=100')
    ).json()
    expect(pagination.data.every(({ active, can }: LinkView) => active === 0 && can.validate)).toBe(
      true,
    )
    expect(pagination.data.at(-1).id).toBe(link.id)
    const { queues } = (await stage.moderator.call('GET', '/api/v1/admin/queues')).json()
    expect(queues).toContainEqual({
      name: 'pending-links',
      count: pagination.total,
      oldest_at: pagination.data[0].created_at,
    })
    for (const caller of [stage.uploader, stage.member])
      expect(
        (await caller.call('GET', '/api/v1/liens?loader=admin-links-validation')).statusCode,
      ).toBe(403)
    expect(
      (await stage.uploader.call('POST', `/api/v1/liens/${link.id}`, { validation: 'accept' }))
        .statusCode,
    ).toBe(403)
  })
})
