import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { collectFaults } from '../../../platform/log/collect-faults.ts'
import { addFaults } from '../../../platform/log/error-groups.repository.ts'
import { useTestApp } from '../../test-app.ts'

const site = useTestApp()
const URL = '/api/v1/logs/error'
type Visitor = Awaited<ReturnType<typeof site.as>>
let admin: Visitor
let id: number

const write = (message: string) => {
  const collector = collectFaults(() => new Date('2026-11-26T10:00:00Z'))
  collector.write(
    JSON.stringify({ level: 'error', msg: 'request failed', err: { type: 'Error', message } }),
  )
  return addFaults(site.platform.db, collector.take(), '1.0.0')
}
const listed = async (query = '') => (await admin.call('GET', `${URL}${query}`)).json().pagination

beforeAll(async () => {
  admin = await site.as('admin')
})
beforeEach(async () => {
  await site.platform.db.deleteFrom('error_groups').execute()
  await write('no luck')
  id = (await listed()).data[0].id
})

describe('errors', () => {
  it('are listed, searched, and read with their versions', async () => {
    await write('another thing')
    expect((await listed()).data).toHaveLength(2)
    expect((await listed('?query=LUCK')).data).toMatchObject([
      { message: 'no luck', state: 'open', source: 'server', count: 1 },
    ])
    expect((await listed('?query=%25')).data).toEqual([])
    const { error } = (await admin.call('GET', `${URL}/${id}`)).json()
    expect(error).toMatchObject({ versions: [{ version: '1.0.0', count: 1 }], solved_at: null })
  })

  it('are marked as solved, and open again by themselves when they return', async () => {
    const body = { ids: [id], is_solved: true }
    expect((await admin.call('POST', `${URL}/settle`, body)).json()).toMatchObject({ changed: 1 })
    expect((await listed()).data).toMatchObject([{ state: 'solved' }])
    await site.platform.db
      .updateTable('error_groups')
      .set({ solved_at: new Date('2026-11-26T09:00:00Z') })
      .execute()
    await write('no luck')
    expect((await listed()).data).toMatchObject([{ state: 'returned', count: 2 }])
    await admin.call('POST', `${URL}/settle`, { ids: [id], is_solved: false })
    expect((await listed()).data[0].state).not.toBe('solved')
  })

  it('are deleted, and what is gone is counted by nobody', async () => {
    const body = { ids: [id, 999_999] }
    expect((await admin.call('POST', `${URL}/delete`, body)).json()).toMatchObject({ changed: 1 })
    expect((await listed()).data).toEqual([])
    expect((await admin.call('GET', `${URL}/${id}`)).statusCode).toBe(404)
  })

  it('are changed by who may change settings and read the logs alone', async () => {
    const reader = await site.as('member')
    const setter = await site.as('member')
    const grant = (user: Visitor, ...permissions: string[]) =>
      site.platform.db
        .insertInto('user_permissions')
        .values(permissions.map((permission) => ({ user_id: user.id, permission })))
        .execute()
    await grant(reader, 'admin.access', 'logs.view')
    await grant(setter, 'admin.access', 'settings.update')
    expect((await reader.call('GET', URL)).statusCode).toBe(200)
    expect((await setter.call('GET', URL)).statusCode).toBe(403)
    for (const { call } of [reader, setter, await site.as('moderator')]) {
      expect((await call('POST', `${URL}/delete`, { ids: [id] })).statusCode).toBe(403)
      expect((await call('POST', `${URL}/settle`, { ids: [id], is_solved: true })).statusCode).toBe(
        403,
      )
    }
    expect((await listed()).data).toMatchObject([{ state: 'open' }])
  })

  it.each([
    ['0', 422],
    ['9007199254740991', 404],
    ['x', 422],
  ])('number %s is none', async (number, status) => {
    expect((await admin.call('GET', `${URL}/${number}`)).statusCode).toBe(status)
  })
})
