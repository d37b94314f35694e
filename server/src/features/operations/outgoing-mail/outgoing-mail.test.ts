import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendOutgoingMail } from '../../../platform/mail/send-outgoing-mail.job.ts'
import { runWaitingJobs } from '../../../platform/test-platform.ts'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { useTestApp } from '../../test-app.ts'

const received: { from: string; to: string[]; source: string }[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _session, done) =>
    username === 'site' && password === 'right'
      ? done(null, { user: username })
      : done(new Error('no such user')),
  onData: (stream, { envelope }, done) => {
    void text(stream).then((source) => {
      const { mailFrom, rcptTo } = envelope
      received.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        source,
      })
      done()
    })
  },
})
let port = 0

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  port = (server.server.address() as AddressInfo).port
})
afterAll(
  () =>
    new Promise<void>((resolve) => {
      server.close(resolve)
    }),
)
beforeEach(() => {
  received.length = 0
})

const serverAt = (at: number, username = '') => ({
  mail_server: { host: '127.0.0.1', port: at, encryption: 'none' as const, username },
})

describe('mails', () => {
  const test = useTestApp({ BASE_URL: 'https://media.example' })
  const send = async () => {
    await test.platform.mail.send({ to: 'ana@example.org', subject: 'Hello', text: 'Hello' })
    await runWaitingJobs(test.platform, [sendOutgoingMail])
  }
  const tryOut = async () => {
    const { call } = await test.as('admin')
    return (await call('POST', '/api/v1/admin/settings/test', { test: 'mail' })).json()
  }

  it('are kept without a mail server, and go by the one of the settings from the moment it is there', async () => {
    await send()
    expect(received).toEqual([])
    expect(await tryOut()).toMatchObject({ state: 'not_set_up' })
    await updateSettings(test.platform, serverAt(port))
    await send()
    expect(received).toMatchObject([{ from: 'no-reply@media.example', to: ['ana@example.org'] }])
  })

  it('are from whom the settings say', async () => {
    await updateSettings(test.platform, {
      ...serverAt(port),
      mail_sender: { name: 'La médiathèque', address: 'site@example.org' },
    })
    await send()
    const [mail] = received
    expect(mail!.from).toBe('site@example.org')
    expect(mail!.source).toMatch(/From: =\?UTF-8\?.*<site@example.org>/)
    await updateSettings(test.platform, { mail_sender: { name: '', address: '' } })
  })

  it('are tried out for real, with what the server answers', async () => {
    await updateSettings(test.platform, {
      ...serverAt(port, 'site'),
      mail_server_key: { password: 'right' },
    })
    const good = await tryOut()
    expect(good).toMatchObject({ state: 'works', detail: expect.stringMatching(/^250/) })
    expect(received).toHaveLength(1)
    expect(received[0]!.to[0]).toContain('@')

    await updateSettings(test.platform, { mail_server_key: { password: 'a-wrong-one' } })
    const refused = await tryOut()
    expect(refused).toMatchObject({ state: 'refused' })
    expect(JSON.stringify(refused)).not.toContain('a-wrong-one')

    await updateSettings(test.platform, { ...serverAt(1), mail_server_key: { password: '' } })
    expect(await tryOut()).toMatchObject({ state: 'down' })
  })

  it('are tried out by nobody who may not change settings, and not without end', async () => {
    const moderator = await test.as('moderator')
    const path = '/api/v1/admin/settings/test'
    expect((await moderator.call('POST', path, { test: 'mail' })).statusCode).toBe(403)
    const { call } = await test.as('admin')
    await updateSettings(test.platform, { mail_server: { host: '' } as never })
    const codes: number[] = []
    for (let tries = 0; tries < 31; tries++)
      codes.push((await call('POST', path, { test: 'mail' })).statusCode)
    expect(codes.filter((code) => code === 200)).toHaveLength(30)
    expect(codes.at(-1)).toBe(429)
  })
})

describe('a mail server of the environment', () => {
  const test = useTestApp({
    SMTP_URL: 'smtps://site:never-to-be-seen@mail.example.org',
    MAIL_FROM: 'The site <site@example.org>',
  })

  it('is shown without its password, and stands before the settings', async () => {
    const { call } = await test.as('admin')
    const shown = await call('GET', '/api/v1/settings/outgoing-email')
    expect(shown.json()).toMatchObject({
      values: {
        'mail_sender.name': 'The site',
        'mail_sender.address': 'site@example.org',
        'mail_server.host': 'mail.example.org',
        'mail_server.port': 465,
        'mail_server.encryption': 'tls',
        'mail_server.username': 'site',
        'mail_server_key.password': null,
      },
      locked: { 'mail_server_key.password': 'SMTP_URL', 'mail_sender.name': 'MAIL_FROM' },
    })
    expect(shown.body).not.toContain('never-to-be-seen')
  })
})
