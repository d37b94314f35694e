import { JDOWNLOADER_ORIGIN } from '@mediatheque/contract/links/downloads/jdownloader.ts'
import { expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { getOwnDownloadClient, listClientOrigins } from './download-clients.service.ts'

const test = useTestApp()
const URL = '/api/v1/download-clients'
const add = async (owner: Awaited<ReturnType<typeof test.as>>, form: object) => {
  const answer = await owner.call('POST', URL, { name: 'At home', secret: 'x', ...form })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().client.id as number
}

it('pages of a member may call the clients that their browser asks, at their origins alone', async () => {
  const [owner, stranger] = [await test.as('member'), await test.as('member')]
  await add(owner, { kind: 'jdownloader', place: 'browser' })
  await add(owner, { kind: 'aria2', place: 'browser', address: 'http://192.168.1.5:6800/folder' })
  await add(owner, { kind: 'aria2', place: 'server', address: 'https://asked.example' })
  const origins = await listClientOrigins(test.platform, owner.id)
  expect(origins.toSorted()).toEqual([JDOWNLOADER_ORIGIN, 'http://192.168.1.5:6800'].toSorted())
  expect(await listClientOrigins(test.platform, stranger.id)).toEqual([])
})

it('a client is nobody’s but its owner’s, and of no guest', async () => {
  const [owner, stranger] = [await test.as('member'), await test.as('admin')]
  const id = await add(owner, { kind: 'jdownloader', place: 'browser' })
  const open = (user: { id: number } | null) =>
    getOwnDownloadClient(test.platform, { user } as never, id)
  expect((await open(owner)).id).toBe(id)
  for (const user of [stranger, null])
    await expect(open(user)).rejects.toMatchObject({ code: 'notFound' })
})
