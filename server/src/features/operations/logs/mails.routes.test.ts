import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMail } from '../../../platform/mail/create-mail.ts'
import { useTestApp } from '../../test-app.ts'
import { maskAddress } from './mails.presenter.ts'

const site = useTestApp()
const URL = '/api/v1/logs/outgoing-email'
const KEY = 'kWq3v8Yx0ZtR5mNpL2sD7fGhJ9bCaEuO1iTwXyVzQrS'
type Visitor = Awaited<ReturnType<typeof site.as>>
let admin: Visitor
let reader: Visitor
let id: number

const grant = async (...permissions: string[]) => {
  const user = await site.as('member')
  await site.platform.db
    .insertInto('user_permissions')
    .values(permissions.map((permission) => ({ user_id: user.id, permission })))
    .execute()
  return user
}
const listed = async (who = admin, query = '') =>
  (await who.call('GET', `${URL}${query}`)).json().pagination.data

beforeAll(async () => {
  admin = await site.as('admin')
  reader = await grant('admin.access', 'logs.view')
})
beforeEach(async () => {
  const { platform } = site
  await platform.db.deleteFrom('outgoing_mails').execute()
  platform.config.smtpUrl = 'smtp://127.0.0.1:9'
  await createMail(platform).send({
    to: 'ann@example.org',
    subject: 'A new password',
    kind: 'Choose a new password',
    text: `https://site.example/password/reset/${KEY} 123456`,
    html: `<p>Ann, <a href="https://site.example/password/reset/${KEY}">here</a> <b>123456</b><script>alert(1)</script></p>`,
    validUntil: new Date(Date.now() + 3_600_000),
  })
  id = (await listed())[0].id
})

describe('the log of mails', () => {
  it('shows addresses to who may edit accounts, and finds by them for nobody else', async () => {
    expect(await listed(admin, '?query=ANN@')).toMatchObject([
      { to: 'ann@example.org', status: 'queued', kind: 'Choose a new password', can_read: true },
    ])
    const answer = await reader.call('GET', URL)
    expect(answer.body).not.toContain('ann@')
    expect(answer.json().pagination.data).toMatchObject([{ to: 'a•••@e•••', can_read: false }])
    expect(await listed(reader, '?query=ann')).toEqual([])
  })

  it('shows what a mail said without its keys, as a page that does nothing', async () => {
    const { body, headers, statusCode } = await admin.call('GET', `${URL}/${id}/message`)
    expect(statusCode).toBe(200)
    expect(body).toContain('Ann,')
    expect(body).not.toMatch(new RegExp(`${KEY}|123456`))
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
    expect((await reader.call('GET', `${URL}/${id}/message`)).statusCode).toBe(403)
    const knower = await grant('admin.access', 'users.update')
    expect((await knower.call('GET', `${URL}/${id}/message`)).statusCode).toBe(403)
    expect((await admin.call('GET', `${URL}/999999/message`)).statusCode).toBe(404)
  })

  it('sends again what failed and still opens something, once', async () => {
    const resend = (who = admin) => who.call('POST', `${URL}/resend`, { ids: [id] })
    expect((await resend()).json()).toMatchObject({ changed: 0 })
    const { db } = site.platform
    await db
      .updateTable('outgoing_mails')
      .set({ status: 'failed', error: '550 <ann@example.org> unknown' })
      .execute()
    expect(await listed()).toMatchObject([{ can_resend: true, error: '550 <[email]> unknown' }])
    expect((await resend(reader)).statusCode).toBe(403)
    const answers = await Promise.all(Array.from({ length: 10 }, () => resend()))
    expect(answers.map((answer) => answer.json().changed).toSorted()).toEqual([
      ...Array.from({ length: 9 }, () => 0),
      1,
    ])
    await db
      .updateTable('outgoing_mails')
      .set({ status: 'failed', sealed_until: new Date(0) })
      .execute()
    expect(await listed()).toMatchObject([{ can_resend: false }])
    expect((await resend()).json()).toMatchObject({ changed: 0 })
  })

  it('says so where there is no mail server', async () => {
    site.platform.config.smtpUrl = undefined
    expect((await admin.call('POST', `${URL}/resend`, { ids: [id] })).statusCode).toBe(409)
  })
})

it.each([
  ['ann@example.org', 'a•••@e•••'],
  ['', '•••@•••'],
  ['@', '•••@•••'],
])('an address is masked: %s', (address, masked) => {
  expect(maskAddress(address)).toBe(masked)
})
