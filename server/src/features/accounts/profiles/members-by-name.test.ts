import { expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { buildUser } from '../users/users.factory.ts'

const test = useTestApp()

it('finds members by the beginning of their name, literally, in order, never by their address', async () => {
  const { db } = test.platform
  for (const username of ['Orson_b', 'orson.a', 'orsonXb', 'welles'])
    await buildUser(db, { username, email: `orson-of-${username}@example.org` })
  const admin = await test.as('admin')
  const find = async (query: string) =>
    (await admin.call('GET', `/api/v1/admin/members?query=${encodeURIComponent(query)}`))
      .json()
      .members.map(({ username }: { username: string }) => username)
  expect(await find('ORSON')).toEqual(['orson.a', 'Orson_b', 'orsonXb'])
  expect(await find('orson_')).toEqual(['Orson_b'])
  expect(await find('%')).toEqual([])
  expect(await find('orson-of')).toEqual([])
  const moderator = await test.as('moderator')
  expect((await moderator.call('GET', '/api/v1/admin/members?query=o')).statusCode).toBe(403)
})
