import type { InsightsView } from '@mediatheque/contract/links/insights/insights.schemas.ts'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { denial } from '../../../contributed-records.factory.ts'
import { updateSettings } from '../../site/settings/settings.service.ts'
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
    expect(before).toMatchObject([{ id: stage.uploader.id, trust: null }])
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

  it('is that trust is suggested, after so many were accepted by others since the last denial', async () => {
    const { db } = test.platform
    const [uploader, admin] = [await test.as('uploader'), await test.as('admin')]
    await updateSettings(test.platform, { trust: { suggest_after: 2 } })
    const add = (overrides: object) => pending({ user_id: uploader.id, ...overrides })
    const accepted = { status: 'active', validated_by: stage.moderator.id }
    const waiting = await add({})
    const judge = async (reader = admin) => {
      const found = await reader.call('GET', `/api/v1/insights?kind=link&ids=${waiting}`)
      const [one] = (found.json() as InsightsView).uploaders
      return [one!.accepted_in_a_row, one!.is_trust_suggested, one!.can.set_trust]
    }
    /** Somebody who accepts contributions, and whose own wait. */
    const untrusted = async () => {
      const caller = await test.as('uploader')
      const permissions = ['admin.access', 'titles.update'] as const
      await db
        .insertInto('user_permissions')
        .values(permissions.map((permission) => ({ user_id: caller.id, permission })))
        .execute()
      return caller
    }
    const long = new Date(Date.now() - 3_600_000)
    await add({ ...accepted, validated_at: long })
    // What nobody looked at says nothing, nor what somebody accepted of their own.
    await add({ status: 'active' })
    await add({ status: 'active', validated_at: long, validated_by: uploader.id })
    expect(await judge()).toEqual([1, false, true])
    await add({ ...accepted, status: 'dead', validated_at: long })
    expect(await judge()).toEqual([2, true, true])
    expect(await judge(stage.moderator)).toEqual([2, true, true])
    expect(await judge(await untrusted())).toEqual([2, true, false])
    await denial(test, uploader.id)
    expect(await judge()).toEqual([0, false, true])
    await db
      .updateTable('links')
      .set({ validated_at: new Date(Date.now() + 1_000) })
      .where('validated_by', '=', stage.moderator.id)
      .where('user_id', '=', uploader.id)
      .execute()
    expect(await judge()).toEqual([2, true, true])
    const trust = (version: number, isTrusted: boolean) =>
      admin.call('PUT', `/api/v1/users/${uploader.id}/trust`, { version, is_trusted: isTrusted })
    await trust(1, true)
    expect(await judge()).toEqual([2, false, true])
    // Undone at once, it is as it was; taken, it begins anew.
    await trust(2, false)
    expect(await judge()).toEqual([2, true, true])
    await trust(3, true)
    await db
      .updateTable('audit_events')
      .set({ actor_id: null, at: new Date(Date.now() + 500) })
      .where('record_id', '=', String(uploader.id))
      .execute()
    await trust(4, false)
    await db
      .updateTable('audit_events')
      .set({ at: new Date(Date.now() + 5_000) })
      .where('record_id', '=', String(uploader.id))
      .execute()
    expect(await judge()).toEqual([0, false, true])
    await updateSettings(test.platform, { trust: { suggest_after: 0 } })
    expect(await judge()).toEqual([0, false, true])
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
