import type { InsightsView } from '@mediatheque/contract/links/insights/insights.schemas.ts'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { denial } from '../../../contributed-records.factory.ts'
import { buildLink } from '../links/links.factory.ts'
import { useLinksStage } from '../links/links-stage.factory.ts'

const stage = useLinksStage()
const { test } = stage

const insights = async (ids: readonly number[]): Promise<InsightsView> =>
  (await stage.moderator.call('GET', `/api/v1/insights?kind=link&ids=${ids.join(',')}`)).json()
const pending = (overrides: object = {}) =>
  buildLink(test.platform.db, {
    title_id: stage.movie,
    user_id: stage.uploader.id,
    status: 'pending',
    quality_id: 16,
    url: `https://archive.org/${randomUUID()}`,
    ...overrides,
  })
const edit = (id: number, version: number, body: object) =>
  stage.uploader.call('PUT', `/api/v1/liens/${id}`, { version, ...body })

describe('what moderators are told of the rows of a queue', () => {
  it('is what its uploader changed since it was put off, in words', async () => {
    const id = await pending()
    expect((await insights([id])).changed).toEqual([])
    await stage.moderator.call('POST', `/api/v1/liens/${id}/postpone`, {
      until: new Date(Date.now() + 86_400_000).toISOString(),
      versions: { [id]: 1 },
    })
    expect((await insights([id])).changed).toEqual([])
    expect((await edit(id, 1, { qualite: 17 })).statusCode).toBe(200)
    const { changed } = await insights([id])
    expect(changed).toMatchObject([
      { item_id: id, since: { action: 'postponed' }, changes: [{ field: 'quality_id' }] },
    ])
    const [change] = changed[0]!.changes
    expect([typeof change!.before, change!.before === change!.after]).toEqual(['string', false])
    // Put back as it was, nothing is new.
    expect((await edit(id, 2, { qualite: 16 })).statusCode).toBe(200)
    expect((await insights([id])).changed).toEqual([])
  })

  it('is what became of what else the uploader added', async () => {
    const before = (await insights([await pending()])).uploaders
    expect(before).toMatchObject([{ id: stage.uploader.id, is_trusted: false }])
    await pending({ status: 'active' })
    await pending({ status: 'dead' })
    await denial(test, stage.uploader.id)
    const [after] = (await insights([await pending()])).uploaders
    expect(after).toMatchObject({
      accepted: before[0]!.accepted + 1,
      dead: before[0]!.dead + 1,
      denied: before[0]!.denied + 1,
      pending: before[0]!.pending + 1,
    })
    const denials = (
      await stage.moderator.call('GET', `/api/v1/insights/uploaders/${stage.uploader.id}/denials`)
    ).json()
    expect(denials.denials[0]).toMatchObject({ kind: 'link', raison: 'No' })
  })

  it('is for moderators alone', async () => {
    const id = await pending()
    for (const path of [
      `insights?kind=link&ids=${id}`,
      `insights/uploaders/${stage.uploader.id}/denials`,
    ])
      expect((await stage.uploader.call('GET', `/api/v1/${path}`)).statusCode, path).toBe(403)
  })
})
