import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useTestPlatform } from '../test-platform.ts'
import { deliverMail } from './deliver-mail.ts'
import { createMail } from './create-mail.ts'
import { openSealedMail } from './sealed-mail.ts'
import { forgetSealed, sendOutgoingMail } from './send-outgoing-mail.job.ts'

const getPlatform = useTestPlatform({
  mailFrom: 'site@example.org',
  baseUrl: 'https://media.example.org',
})
const message = {
  to: 'ana@example.org',
  subject: 'Bienvenue à toi',
  text: 'Hello',
  html: '<p>Hello</p>',
}

const received: { from: string; to: string[]; source: string }[] = []
let refusals = 0
let refusal = { message: 'try again later', responseCode: 450 }
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, session, done) => {
    void text(stream).then((source) => {
      if (refusals > 0) {
        refusals -= 1
        return done(Object.assign(new Error(refusal.message), refusal))
      }
      const { mailFrom, rcptTo } = session.envelope
      received.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        source,
      })
      return done()
    })
  },
})
let smtpUrl = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  smtpUrl = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
})

afterAll(
  () =>
    new Promise<void>((resolve) => {
      server.close(resolve)
    }),
)

const readLog = () =>
  getPlatform()
    .db.selectFrom('outgoing_mails')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

/** The test platform's own mail is a stand-in: this is the real one. */
const useMail = (url: string | undefined) => {
  const platform = getPlatform()
  platform.config.smtpUrl = url
  return createMail(platform)
}

describe('mail', () => {
  it('is kept in the log when no mail server is configured', async () => {
    await useMail(undefined).send(message)
    expect(await readLog()).toMatchObject({
      to_address: 'ana@example.org',
      status: 'kept',
      text_body: 'Hello',
      sent_at: null,
    })
    expect(await getPlatform().runJobs([sendOutgoingMail])).toBe(0)
  })

  it('reaches the mail server in the background and is marked as sent', async () => {
    await useMail(smtpUrl).send(message)
    expect(await readLog()).toMatchObject({ status: 'queued' })
    await getPlatform().runJobs([sendOutgoingMail])
    const mail = await readLog()
    expect(mail).toMatchObject({ status: 'sent', error: null, sent_at: expect.any(Date) })
    expect(received).toMatchObject([{ from: 'site@example.org', to: ['ana@example.org'] }])
    expect(received[0]?.source).toContain(`Message-ID: <outgoing-${mail.id}-`)
    expect(received[0]?.source).toContain('<p>Hello</p>')
  })

  it('about something that was rolled back is neither kept nor sent', async () => {
    const before = await readLog()
    const attempt = getPlatform()
      .db.transaction()
      .execute(async (tx) => {
        await useMail(smtpUrl).send(message, tx)
        throw new Error('no')
      })
    await expect(attempt).rejects.toThrow('no')
    expect(await readLog()).toEqual(before)
    expect(await getPlatform().runJobs([sendOutgoingMail])).toBe(0)
  })

  it('that was refused says why, stays queued, has failed after the last attempt, and is sent when its job is taken up again', async () => {
    const platform = getPlatform()
    refusals = 2
    await useMail(smtpUrl).send(message)
    const { id: mailId } = await readLog()
    const attempt = (isLastAttempt: boolean) =>
      sendOutgoingMail.run(
        platform,
        { mailId },
        { jobId: '', isLastAttempt, signal: new AbortController().signal },
      )
    await expect(attempt(false)).rejects.toThrow('try again later')
    expect(await readLog()).toMatchObject({
      status: 'queued',
      error: expect.stringContaining('try again later'),
    })
    await expect(attempt(true)).rejects.toThrow('try again later')
    expect(await readLog()).toMatchObject({ status: 'failed' })
    await attempt(true)
    expect(await readLog()).toMatchObject({ status: 'sent', error: null, attempts: 3 })
  })

  it('that is refused for good is given up at once, with what the server said', async () => {
    const platform = getPlatform()
    refusals = 1
    refusal = { message: 'no such mailbox', responseCode: 550 }
    await useMail(smtpUrl).send(message)
    await platform.runJobs([sendOutgoingMail])
    expect(await readLog()).toMatchObject({
      status: 'failed',
      attempts: 1,
      error: expect.stringContaining('no such mailbox'),
    })
    expect(await platform.runJobs([sendOutgoingMail])).toBe(0)
  })

  it('waits longer after each refusal, for hours', () => {
    const { retries, retryDelaySeconds } = sendOutgoingMail
    const lastAfter = retryDelaySeconds * (2 ** retries - 1)
    expect(lastAfter).toBeGreaterThan(8 * 3_600)
  })

  it('is not sent with a password that a network could read', async () => {
    const before = received.length
    // Another name of this machine, which does not say that it is one.
    const open = new URL(
      smtpUrl.replace('127.0.0.1', '127.1').replace('smtp://', 'smtp://me:hush@'),
    )
    await expect(deliverMail(open.href, { to: 'ana@example.org' })).rejects.toMatchObject({
      code: 'ETLS',
    })
    const { port } = new URL(smtpUrl)
    const server = { host: '127.1', port: Number(port), secure: false, requireTLS: false }
    const auth = { user: 'me', pass: 'hush' }
    await expect(
      deliverMail({ ...server, ignoreTLS: true, auth }, { to: 'ana@example.org' }),
    ).rejects.toMatchObject({ code: 'ETLS' })
    expect(received).toHaveLength(before)
    await deliverMail(
      { ...server, ignoreTLS: true },
      { from: 'site@example.org', to: 'ana@example.org', subject: 'Open', text: 'Hello' },
    )
    expect(received).toHaveLength(before + 1)
  })

  it('is not sent a second time when its job runs again', async () => {
    const sent = received.length
    await useMail(smtpUrl).send(message)
    const { id: mailId } = await readLog()
    const context = { jobId: '', isLastAttempt: false, signal: new AbortController().signal }
    await sendOutgoingMail.run(getPlatform(), { mailId }, context)
    await sendOutgoingMail.run(getPlatform(), { mailId }, context)
    expect(received).toHaveLength(sent + 1)
  })
})

describe('what opens something', () => {
  const KEY = 'kWq3v8Yx0ZtR5mNpL2sD7fGhJ9bCaEuO1iTwXyVzQrS'
  const secret = {
    ...message,
    text: `Here:\nhttps://media.example.org/password/reset/${KEY}?email=ana%40example.org\n\n012345\n`,
    html: `<a href="https://media.example.org/password/reset/${KEY}">Here</a>`,
    headers: { 'List-Unsubscribe': `<https://media.example.org/stop/${KEY}>` },
  }
  const inAnHour = () => new Date(getPlatform().clock.now().getTime() + 3_600_000)
  const forget = () => forgetSealed.run(getPlatform(), {}, {} as never)

  it('is in no column of the log as anybody could read it', async () => {
    await useMail(undefined).send({ ...secret, validUntil: inAnHour() })
    const row = await readLog()
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`${KEY}|012345`))
    expect(row.text_body).toBe('Here:\nhttps://media.example.org/password/reset/…?…\n\n••••••\n')
    expect(openSealedMail(getPlatform().secrets, row.sealed_content!).text).toBe(secret.text)
  })

  it('is gone from the log once it was sent', async () => {
    await useMail(smtpUrl).send({ ...secret, validUntil: inAnHour() })
    await getPlatform().runJobs([sendOutgoingMail])
    expect(received.at(-1)?.source).toContain('012345')
    expect(await readLog()).toMatchObject({ status: 'sent', sealed_content: null })
  })

  it('is gone with its time where it was not sent, and is sent no more', async () => {
    const platform = getPlatform()
    await useMail(smtpUrl).send({ ...secret, validUntil: inAnHour() })
    await forget()
    expect((await readLog()).sealed_content).not.toBeNull()
    platform.clock.advance(3_600_000)
    const before = received.length
    await platform.runJobs([sendOutgoingMail])
    await forget()
    expect(await readLog()).toMatchObject({ status: 'failed', sealed_content: null })
    expect(received).toHaveLength(before)
  })

  it('is gone after a day, whatever it is', async () => {
    await useMail(undefined).send(secret)
    getPlatform().clock.advance(24 * 3_600_000)
    await forget()
    expect((await readLog()).sealed_content).toBeNull()
  })
})
