import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../../app.ts'
import { openSession, SESSION_COOKIE } from '../sessions/sessions.service.ts'
import { buildUser } from '../users/users.factory.ts'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { useTestApp } from '../../test-app.ts'
import { notify } from './notify.service.ts'
import { getNotificationHub } from './notification-hub.ts'

const test = useTestApp()
const URL = '/api/v1/notifications/stream'
let port = 0

beforeAll(async () => {
  await test.app.listen({ host: '127.0.0.1', port: 0 })
  port = (test.app.server.address() as AddressInfo).port
})

interface OpenStream {
  readonly status: number
  /** How often it said that it is there. */
  beats: number
  readonly events: {
    id: number
    data: {
      position: number
      unreadCount: number
      arrived: { data: { lines: { content: string }[] } }[]
    }
  }[]
  isOver: boolean
  close(): void
}

const opened: OpenStream[] = []
afterAll(() => opened.forEach((stream) => stream.close()))

function openStream(
  cookie: string,
  headers: Record<string, string> = {},
  atPort = port,
): Promise<OpenStream> {
  return new Promise((resolve, reject) => {
    const request = http.get(
      {
        host: '127.0.0.1',
        port: atPort,
        path: URL,
        headers: { accept: 'text/event-stream', cookie, ...headers },
      },
      (response) => {
        const stream: OpenStream = {
          status: response.statusCode!,
          events: [],
          beats: 0,
          isOver: false,
          close: () => request.destroy(),
        }
        let text = ''
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk
          const blocks = text.split('\n\n')
          text = blocks.pop()!
          for (const block of blocks) {
            const field = (name: string) =>
              block
                .split('\n')
                .find((line) => line.startsWith(`${name}: `))
                ?.slice(name.length + 2)
            if (block.startsWith(':')) stream.beats += 1
            if (field('data'))
              stream.events.push({ id: Number(field('id')), data: JSON.parse(field('data')!) })
          }
        })
        response.on('close', () => (stream.isOver = true)).on('error', () => undefined)
        opened.push(stream)
        resolve(stream)
      },
    )
    request.on('error', reject)
  })
}

async function logIn() {
  const { platform } = test
  const { id } = await buildUser(platform.db)
  const token = await openSession(platform, {
    userId: id,
    isRemembered: false,
    userAgent: 'test',
    ipAddress: '127.0.0.1',
  })
  const cookie = `${SESSION_COOKIE}=${token}`
  return {
    id,
    cookie,
    post: (url: string) =>
      test.app.inject({
        method: 'POST',
        url,
        headers: { cookie, 'sec-fetch-site': 'same-origin' },
      }),
  }
}

const sendTestNotification = (userId: number, name: string) =>
  test.platform.db.transaction().execute((tx) =>
    notify(test.platform, tx, {
      userIds: [userId],
      type: 'link.accepted',
      data: { lines: [{ content: 'I accept the :name', values: { name } }] },
    }),
  )
const counts = (stream: OpenStream) => stream.events.map(({ data }) => data.unreadCount)

describe('the stream of notifications', () => {
  it('tells at once how things stand, and then every change', async () => {
    const reader = await logIn()
    const stream = await openStream(reader.cookie)
    await expect.poll(() => counts(stream)).toEqual([0])
    await sendTestNotification(reader.id, 'film')
    await expect.poll(() => counts(stream)).toEqual([0, 1])
    expect(stream.events[1]!.data.arrived.map(({ data }) => data.lines[0]!.content)).toEqual([
      'I accept the film',
    ])
    await reader.post('/api/v1/notifications/mark-all-as-read')
    await expect.poll(() => counts(stream)).toEqual([0, 1, 0])
    expect(stream.events[2]!.data.arrived).toEqual([])
  })

  it('says nothing about other people, nor about what was rolled back', async () => {
    const [reader, other] = [await logIn(), await logIn()]
    const stream = await openStream(reader.cookie)
    await sendTestNotification(other.id, 'secret')
    await test.platform.db
      .transaction()
      .execute(async (tx) => {
        await notify(test.platform, tx, {
          userIds: [reader.id],
          type: 'link.accepted',
          data: { lines: [] },
        })
        throw new Error('no')
      })
      .catch(() => undefined)
    await sleep(200)
    expect(counts(stream)).toEqual([0])
  })

  it('goes on where it was interrupted', async () => {
    const reader = await logIn()
    await sendTestNotification(reader.id, 'known')
    const first = await openStream(reader.cookie)
    await expect.poll(() => first.events.length).toBe(1)
    first.close()
    await sendTestNotification(reader.id, 'missed 1')
    await sendTestNotification(reader.id, 'missed 2')
    const second = await openStream(reader.cookie, { 'last-event-id': String(first.events[0]!.id) })
    await expect.poll(() => second.events.length).toBe(1)
    expect(second.events[0]!.data.unreadCount).toBe(3)
    expect(second.events[0]!.data.arrived.map(({ data }) => data.lines[0]!.content)).toEqual([
      'I accept the missed 1',
      'I accept the missed 2',
    ])
  })

  it('is served by every process of the site', async () => {
    const reader = await logIn()
    const stream = await openStream(reader.cookie)
    await expect.poll(() => counts(stream)).toEqual([0])
    // What another process sends is a row and PostgreSQL's NOTIFY, nothing else.
    await test.platform.db
      .insertInto('notifications')
      .values({ user_id: reader.id, type: 'link.died', data: JSON.stringify({ lines: [] }) })
      .execute()
    await test.platform.events.publish('notifications', { userIds: [reader.id] })
    await expect.poll(() => counts(stream)).toEqual([0, 1])
  })

  it('ends with the login', async () => {
    const reader = await logIn()
    const stream = await openStream(reader.cookie)
    await reader.post('/auth/logout')
    await expect.poll(() => stream.isOver).toBe(true)
    expect((await openStream(reader.cookie)).status).toBe(401)
  })

  it('is refused to a visitor, and to somebody who has ten already', async () => {
    expect((await openStream('')).status).toBe(401)
    const reader = await logIn()
    const streams = await Promise.all(Array.from({ length: 10 }, () => openStream(reader.cookie)))
    expect(streams.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect((await openStream(reader.cookie)).status).toBe(429)
    streams[0]!.close()
    await expect.poll(async () => (await openStream(reader.cookie)).status).toBe(200)
  })

  it('answers who polls with the event of now', async () => {
    const reader = await logIn()
    await sendTestNotification(reader.id, 'one')
    const { position, unreadCount } = (
      await test.app.inject({ url: URL, headers: { cookie: reader.cookie } })
    ).json()
    expect(unreadCount).toBe(1)
    await sendTestNotification(reader.id, 'two')
    const next = (
      await test.app.inject({ url: `${URL}?after=${position}`, headers: { cookie: reader.cookie } })
    ).json()
    expect(next).toMatchObject({
      unreadCount: 2,
      arrived: [{ data: { lines: [{ content: 'I accept the two' }] } }],
    })
  })

  it('is there as the settings say, from the moment they are saved', async () => {
    const reader = await logIn()
    const limit = (live: { enable: boolean; most_connections: number }) =>
      updateSettings(test.platform, { live: { heartbeat_seconds: 20, ...live } })
    const stream = await openStream(reader.cookie)
    await limit({ enable: false, most_connections: 100 })
    await expect.poll(() => stream.isOver).toBe(true)
    expect((await openStream(reader.cookie)).status).toBe(503)
    // Who asks now and then is answered either way.
    const asked = await test.app.inject({ url: URL, headers: { cookie: reader.cookie } })
    expect(asked.statusCode).toBe(200)

    await limit({ enable: true, most_connections: getNotificationHub(test.platform).count() + 1 })
    await expect.poll(async () => (await openStream(reader.cookie)).status).toBe(200)
    const other = await logIn()
    expect((await openStream(other.cookie)).status).toBe(503)
    await limit({ enable: true, most_connections: 10_000 })
    await expect.poll(async () => (await openStream(other.cookie)).status).toBe(200)
  })

  it('says in between that it is there, as often as the settings say', async () => {
    const beatsIn = async (seconds: number) => {
      await updateSettings(test.platform, {
        live: { enable: true, most_connections: 10_000, heartbeat_seconds: seconds },
      })
      const stream = await openStream((await logIn()).cookie)
      await new Promise((resolve) => setTimeout(resolve, 6_000))
      stream.close()
      return stream.beats
    }
    expect(await beatsIn(5)).toBeGreaterThan(0)
    expect(await beatsIn(50)).toBe(0)
  })

  it('keeps no server from stopping', async () => {
    const reader = await logIn()
    const app = await buildApp(test.platform)
    const before = getNotificationHub(test.platform).count()
    await app.listen({ host: '127.0.0.1', port: 0 })
    const stream = await openStream(reader.cookie, {}, (app.server.address() as AddressInfo).port)
    expect(getNotificationHub(test.platform).count()).toBe(before + 1)
    const started = Date.now()
    await app.close()
    expect(Date.now() - started).toBeLessThan(2_000)
    await expect.poll(() => stream.isOver).toBe(true)
  })
})
