import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { getSettings, updateSettings } from '../../site/settings/settings.service.ts'
import { notify } from './notify.service.ts'

const test = useTestApp()
const URL = '/api/v1/notifications/me/subscriptions'
const data = { lines: [{ content: 'Continue' }] }

type Caller = Awaited<ReturnType<typeof test.as>>
const read = async (caller: Caller) => (await caller.call('GET', URL)).json()
const save = (caller: Caller, selections: object[]) => caller.call('PUT', URL, { selections })
const channelsOf = async (caller: Caller, id: string) =>
  (await read(caller)).user_selections.find(({ notif_id }: { notif_id: string }) => notif_id === id)
    ?.channels

describe('notification preferences', () => {
  it('name groups, types and channels, with the defaults of somebody who never chose', async () => {
    const uploader = await test.as('uploader')
    const { available_channels, subscriptions, user_selections } = await read(uploader)
    expect(available_channels).toEqual(['database', 'email', 'browser'])
    expect(subscriptions[0]).toMatchObject({
      group_name: 'Your links',
      subscriptions: expect.arrayContaining([
        { notif_id: 'link.denied', name: 'A link of yours was denied' },
      ]),
    })
    expect(user_selections).toContainEqual({
      notif_id: 'link.denied',
      channels: ['database', 'email'],
    })
  })

  it('offer only what can reach this person, and refuse the rest', async () => {
    const member = await test.as('member')
    const { subscriptions } = await read(member)
    expect(JSON.stringify(subscriptions)).not.toContain('link.')
    expect((await save(member, [{ notif_id: 'link.died', channels: [] }])).statusCode).toBe(422)
    expect((await save(member, [{ notif_id: 'made.up', channels: [] }])).statusCode).toBe(422)
  })

  it('are kept, and leave what was not named as it was', async () => {
    const uploader = await test.as('uploader')
    expect(
      (await save(uploader, [{ notif_id: 'link.died', channels: ['email', 'browser'] }]))
        .statusCode,
    ).toBe(200)
    expect(await channelsOf(uploader, 'link.died')).toEqual(['email', 'browser'])
    expect(await channelsOf(uploader, 'link.accepted')).toEqual(['database'])
    await save(uploader, [{ notif_id: 'link.died', channels: [] }])
    expect(await channelsOf(uploader, 'link.died')).toEqual([])
  })

  it('speak French to who reads French', async () => {
    const uploader = await test.as('uploader')
    await uploader.call('POST', '/api/v1/users/me/locale', { locale: 'fr' })
    expect((await read(uploader)).subscriptions[0]).toMatchObject({ group_name: 'Vos liens' })
  })

  it('decide whether a notification is listed, unlisted, or not made at all', async () => {
    const [listed, mailed, silent] = [
      await test.as('uploader'),
      await test.as('uploader'),
      await test.as('uploader'),
    ]
    await save(mailed, [{ notif_id: 'link.accepted', channels: ['email'] }])
    await save(silent, [{ notif_id: 'link.accepted', channels: [] }])
    const userIds = [listed.id, mailed.id, silent.id, listed.id, 987_654_321]
    await test.platform.db
      .transaction()
      .execute((tx) => notify(test.platform, tx, { userIds, type: 'link.accepted', data }))
    const rows = await test.platform.db
      .selectFrom('notifications')
      .select(['user_id', 'is_listed'])
      .execute()
    expect(rows).toHaveLength(2)
    expect(rows).toEqual(
      expect.arrayContaining([
        { user_id: listed.id, is_listed: true },
        { user_id: mailed.id, is_listed: false },
      ]),
    )
    expect((await mailed.call('GET', '/api/v1/notifications')).json().pagination.data).toEqual([])
  })

  it('offer no messages of browsers where the site sends none', async () => {
    const uploader = await test.as('uploader')
    const { notif } = await getSettings(test.platform)
    await updateSettings(test.platform, { notif: { ...notif, push: { integrated: false } } })
    expect((await read(uploader)).available_channels).toEqual(['database', 'email'])
    expect((await test.call('GET', '/api/v1/bootstrap-data')).json().vapid_public_key).toBeNull()
  })
})
