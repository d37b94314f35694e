import { createECDH, randomBytes } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadConfig } from '../../../../platform/config/config.ts'
import { SETTINGS_TAG, updateSettings } from '../../../site/settings/settings.service.ts'
import { endSessionsOf } from '../../sessions/sessions.service.ts'
import { useTestApp } from '../../../test-app.ts'
import { deliverNotifications } from '../deliver-notifications.jobs.ts'
import { notify } from '../notify.service.ts'
import { getPushKeys } from './push-keys.service.ts'
import { sendPushMessage } from './send-push-message.jobs.ts'

const test = useTestApp()
const URL = '/api/v1/notifications/push-subscriptions'

/** Speaks RFC 8030: takes messages and answers with a status. */
const received: { path: string; headers: http.IncomingHttpHeaders; body: Buffer }[] = []
let answer = 201
const service = http.createServer((request, response) => {
  void buffer(request).then((body) => {
    received.push({ path: request.url!, headers: request.headers, body })
    response.writeHead(answer).end()
  })
})
let origin = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  await updateSettings(test.platform, { push_services: { hosts: [origin] } })
})
afterAll(() => void service.close())
beforeEach(() => {
  received.length = 0
  answer = 201
})

function browser(path: string) {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  return {
    endpoint: origin + path,
    keys: { p256dh: curve.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  }
}

type Caller = Awaited<ReturnType<typeof test.as>>

async function subscriber(path: string): Promise<Caller> {
  const caller = await test.as('uploader')
  await caller.call('PUT', '/api/v1/notifications/me/subscriptions', {
    selections: [{ notif_id: 'link.accepted', channels: ['database', 'browser'] }],
  })
  expect((await caller.call('POST', URL, browser(path))).statusCode).toBe(201)
  return caller
}

const countOf = async ({ id }: Caller) =>
  (
    await test.platform.db
      .selectFrom('push_subscriptions')
      .select('id')
      .where('user_id', '=', id)
      .execute()
  ).length

/** What the worker does, step by step: delivery, then each message. */
async function send({ id: userId }: Caller): Promise<void> {
  const { platform } = test
  await notify(platform, platform.db, {
    userIds: [userId],
    type: 'link.accepted',
    data: {
      lines: [{ content: 'I accept the :name', values: { name: 'film' } }],
      mainAction: { action: '/movies', label: 'Continue' },
    },
  })
  const { id: notificationId } = await platform.db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('position', 'desc')
    .executeTakeFirstOrThrow()
  const context = { jobId: '', isLastAttempt: false, signal: new AbortController().signal }
  await deliverNotifications.run(platform, { notificationIds: [notificationId] }, context)
  const boss = await platform.jobs.openWorkerQueue()
  const jobs = await boss.fetch<{ notificationId: string; subscriptionId: number }>(
    sendPushMessage.name,
    { batchSize: 10 },
  )
  for (const job of jobs) await sendPushMessage.run(platform, job.data, context)
}

describe('messages of browsers', () => {
  it('reach the push service encrypted and signed with the keys of the site', async () => {
    const caller = await subscriber('/send/1')
    await send(caller)
    expect(received).toHaveLength(1)
    const { path, headers, body } = received[0]!
    expect(path).toBe('/send/1')
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      urgency: 'normal',
      ttl: '259200',
    })
    expect(headers.topic).toHaveLength(32)
    expect(body.includes('film')).toBe(false)
    const { publicKey } = (await getPushKeys(test.platform))!
    expect(headers.authorization).toContain(`k=${publicKey}`)
    expect((await caller.call('GET', '/api/v1/bootstrap-data')).json().vapid_public_key).toBe(
      publicKey,
    )
    const [, token] = /t=([^,]+)/.exec(headers.authorization!)!
    expect(JSON.parse(Buffer.from(token!.split('.')[1]!, 'base64url').toString())).toMatchObject({
      aud: origin,
      sub: 'mailto:no-reply@127.0.0.1',
    })
  })

  it('end for a browser that is gone, and are tried again where the service is busy', async () => {
    const [gone, busy] = [await subscriber('/send/gone'), await subscriber('/send/busy')]
    answer = 410
    await send(gone)
    expect(await countOf(gone)).toBe(0)
    answer = 503
    await expect(send(busy)).rejects.toThrow('503')
    expect(await countOf(busy)).toBe(1)
  })

  it('end with the login of that browser, and when it says so', async () => {
    const [loggedOut, unsubscribed] = [await subscriber('/send/out'), await subscriber('/send/no')]
    await endSessionsOf(test.platform, loggedOut.id)
    expect(await countOf(loggedOut)).toBe(0)
    await unsubscribed.call('DELETE', URL, { endpoint: `${origin}/send/no` })
    expect(await countOf(unsubscribed)).toBe(0)
  })

  it('are not sent to a browser whose login has expired', async () => {
    const caller = await subscriber('/send/expired')
    await test.platform.db
      .updateTable('sessions')
      .set({ expires_at: new Date(0) })
      .where('user_id', '=', caller.id)
      .execute()
    await send(caller)
    expect(received).toEqual([])
  })

  it('belong to who logged in last at a browser, and nobody takes them away from outside', async () => {
    const [first, second] = [await subscriber('/send/shared'), await subscriber('/send/shared')]
    expect([await countOf(first), await countOf(second)]).toEqual([0, 1])
    await first.call('DELETE', URL, { endpoint: `${origin}/send/shared` })
    expect(await countOf(second)).toBe(1)
  })

  it('are not sent to addresses that are no push service, nor with keys of no browser', async () => {
    const caller = await test.as('uploader')
    const form = browser('/x')
    for (const endpoint of [
      'http://127.0.0.1:1/x',
      'https://169.254.169.254/latest',
      'https://evil.example/x',
    ]) {
      expect((await caller.call('POST', URL, { ...form, endpoint })).json().errors).toHaveProperty(
        'endpoint',
      )
    }
    expect(
      (
        await caller.call('POST', URL, { ...form, keys: { ...form.keys, p256dh: 'A'.repeat(87) } })
      ).json().errors,
    ).toHaveProperty('keys')
    expect(await countOf(caller)).toBe(0)
  })

  it('use one pair of keys, kept encrypted', async () => {
    const { privateKey } = (await getPushKeys(test.platform))!
    const rows = await test.platform.db.selectFrom('push_keys').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(privateKey)
    await test.platform.cache.invalidate([SETTINGS_TAG])
    expect((await getPushKeys(test.platform))!.privateKey).toBe(privateKey)
  })

  it('may use keys of the environment, both or none', () => {
    const { dataDir } = test.platform.config
    const keys = { VAPID_PUBLIC_KEY: 'B'.repeat(87), VAPID_PRIVATE_KEY: 'C'.repeat(43) }
    expect(loadConfig({ DATA_DIR: dataDir, ...keys }).vapid).toEqual({
      publicKey: keys.VAPID_PUBLIC_KEY,
      privateKey: keys.VAPID_PRIVATE_KEY,
    })
    expect(() =>
      loadConfig({ DATA_DIR: dataDir, VAPID_PUBLIC_KEY: keys.VAPID_PUBLIC_KEY }),
    ).toThrow('belong together')
  })
})
