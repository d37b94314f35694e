import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { featureJobs } from '../../../features.ts'
import { buildUser } from '../users/users.factory.ts'
import { useTestApp } from '../../test-app.ts'
import { notify } from './notify.service.ts'

const received: { to: string; source: string }[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, session, done) => {
    void text(stream).then((source) => {
      received.push({
        to: session.envelope.rcptTo[0]!.address,
        source: source.replaceAll('=\r\n', '').replaceAll('=3D', '='),
      })
      done()
    })
  },
})
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve)
})
const test = useTestApp({
  SMTP_URL: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
  BASE_URL: 'http://media.example/site',
})

beforeAll(() => test.platform.startWorkers(featureJobs))
afterAll(
  () =>
    new Promise<void>((resolve) => {
      server.close(resolve)
    }),
)

const sendTestNotification = (userId: number) =>
  test.platform.db.transaction().execute((tx) =>
    notify(test.platform, tx, {
      userIds: [userId],
      type: 'link.denied',
      data: {
        lines: [
          { content: 'Your link on :title was marked as dead', values: { title: 'Nosferatu' } },
        ],
        mainAction: { action: '/admin/liens/1', label: 'Your links' },
      },
    }),
  )
const mailsTo = (email: string) => received.filter(({ to }) => to === email)

describe('the mail of a notification', () => {
  let link = ''
  let reader: Awaited<ReturnType<typeof buildUser>>

  it('comes in the language of its reader, with a link to what it is about and one to stop it', async () => {
    reader = await buildUser(test.platform.db, { role: 'uploader', language: 'fr' })
    await sendTestNotification(reader.id)
    await expect.poll(() => mailsTo(reader.email).length, { timeout: 15_000 }).toBe(1)
    const { source } = mailsTo(reader.email)[0]!
    expect(source).toContain('Nosferatu')
    expect(source).toMatch(/Subject: .*Votre/)
    expect(source).toContain('Ne plus recevoir ces e-mails')
    expect(source).toContain('http://media.example/site/admin/liens/1')
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    link =
      /List-Unsubscribe:\s+<http:\/\/media\.example\/site(\/api\/v1\/notifications\/unsubscribe\/[^>]+)>/.exec(
        source,
      )![1]!
    expect(source).toContain(link.replace('/api/v1', 'http://media.example/site'))
  })

  it('is stopped by one click, without a login and for its own kind only', async () => {
    const before = (await test.call('GET', link)).json()
    expect(before).toEqual({
      notif_id: 'link.denied',
      name: 'A link of yours was denied',
      email: 'u…@test.example',
      is_on: true,
    })
    // As the servers of mail providers do it: no cookie, no Origin, a form body.
    const { statusCode } = await test.app.inject({
      method: 'POST',
      url: link,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(statusCode).toBe(200)
    const rows = await test.platform.db
      .selectFrom('notification_preferences')
      .select(['type', 'channels'])
      .where('user_id', '=', reader.id)
      .execute()
    expect(rows).toEqual([{ type: 'link.denied', channels: ['database'] }])
    await sendTestNotification(reader.id)
    const other = await buildUser(test.platform.db, { role: 'uploader' })
    await sendTestNotification(other.id)
    await expect.poll(() => mailsTo(other.email).length, { timeout: 15_000 }).toBe(1)
    expect(mailsTo(reader.email)).toHaveLength(1)
  })

  it('comes again when its reader thinks better of it', async () => {
    expect((await test.call('DELETE', link)).json()).toMatchObject({ is_on: true })
    await sendTestNotification(reader.id)
    await expect.poll(() => mailsTo(reader.email).length, { timeout: 15_000 }).toBe(2)
  })

  it('has a link that only the site can write, and that opens a page in a browser', async () => {
    expect(
      (await test.call('POST', link.replace('~link.denied~', '~link.accepted~'))).statusCode,
    ).toBe(404)
    expect(
      (await test.call('POST', link.replace(`/${reader.id}~`, `/${reader.id + 1}~`))).statusCode,
    ).toBe(404)
    expect((await test.call('GET', '/api/v1/notifications/unsubscribe/nonsense')).statusCode).toBe(
      404,
    )
    const opened = await test.app.inject({ url: link, headers: { accept: 'text/html' } })
    expect(opened.headers.location).toBe(link.replace('/api/v1', 'http://media.example/site'))
  })

  it('is not written to somebody who is suspended', async () => {
    const banned = await buildUser(test.platform.db, { role: 'uploader', banned_at: new Date() })
    await sendTestNotification(banned.id)
    const other = await buildUser(test.platform.db, { role: 'uploader' })
    await sendTestNotification(other.id)
    await expect.poll(() => mailsTo(other.email).length, { timeout: 15_000 }).toBe(1)
    expect(mailsTo(banned.email)).toEqual([])
  })
})
