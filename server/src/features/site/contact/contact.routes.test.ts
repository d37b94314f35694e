import { encodeFilters } from '@mediatheque/contract/core/filter-records.ts'
import type { ContactMessageView } from '@mediatheque/contract/site/contact/contact.schemas.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSealedMail } from '../../../platform/mail/sealed-mail.ts'
import { useTestApp } from '../../test-app.ts'
import { updateSettings } from '../settings/settings.service.ts'
import { forgetMessagesBefore } from './contact.repository.ts'

const test = useTestApp()
type Caller = Awaited<ReturnType<typeof test.as>>
let moderator: Caller
let member: Caller

beforeAll(async () => {
  ;[moderator, member] = [await test.as('moderator'), await test.as('member')]
})
beforeEach(async () => {
  await sql`truncate contact_messages, throttles, outgoing_mails, audit_events cascade`.execute(
    test.platform.db,
  )
  await updateSettings(test.platform, { contact: { recipient: null } })
})

const message = {
  name: 'Ana Lind',
  email: 'ana@example.org',
  message: 'Where is the third season?\nThank you.',
}
const send = (values: object = {}, by: Pick<Caller, 'call'> = test) =>
  by.call('POST', '/api/v1/contact-page', { ...message, ...values })
async function list(query = '', by: Pick<Caller, 'call'> = moderator) {
  const answer = await by.call('GET', `/api/v1/contact-messages?${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().pagination.data as ContactMessageView[]
}
const where = (key: string, value: unknown) =>
  `filters=${encodeFilters([{ key, value, operator: '=' }])}`
const mails = () =>
  test.platform.db.selectFrom('outgoing_mails').selectAll().orderBy('id').execute()
const settle = (of: readonly ContactMessageView[], isAnswered: boolean, by = moderator) =>
  by.call('PUT', `/api/v1/contact-messages/${of.map(({ id }) => id).join()}`, {
    is_answered: isAnswered,
    versions: Object.fromEntries(of.map(({ id, version }) => [id, version])),
  })

describe('writing to those who run the site', () => {
  it('needs no account, and is read by those who answer', async () => {
    expect((await send()).statusCode).toBe(201)
    expect((await send({ message: 'Hello' }, member)).statusCode).toBe(201)
    expect(await list()).toMatchObject([
      { message: 'Hello', user: { id: member.id }, answered_at: null, answered_by: null },
      { ...message, user: null },
    ])
  })

  it.each([
    ['name', ''],
    ['name', 'A\nB'],
    ['email', ''],
    ['email', 'ana'],
    ['email', 'ana@example.org\r\nBcc: all@example.org'],
    ['message', '   '],
    ['message', '\0'],
    ['message', 'a'.repeat(5_001)],
  ])('says at its field what is wrong with %s %j, and keeps nothing', async (field, value) => {
    const answer = await send({ [field]: value })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors)).toEqual([field])
    expect(await list()).toEqual([])
  })

  it('is bounded by network and by address, however many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 15 }, () => send()))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5)
    expect(await list()).toHaveLength(10)
  })

  it('asks for a human where the settings say so', async () => {
    await updateSettings(test.platform, { recaptcha: { enable: { contact: true } } } as never)
    const answer = await send()
    await updateSettings(test.platform, { recaptcha: { enable: { contact: false } } } as never)
    expect(answer.statusCode).toBe(422)
    expect(await list()).toEqual([])
  })
})

describe('the mail about a message', () => {
  it('goes nowhere unless somebody said where', async () => {
    await send()
    expect(await mails()).toEqual([])
  })

  it('says what was written, and is answered to who wrote', async () => {
    await updateSettings(test.platform, { contact: { recipient: 'desk@example.org' } })
    await send({ message: '<b>Bold</b>' })
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      to_address: 'desk@example.org',
      subject: 'Ana Lind wrote on the contact page',
    })
    const { text, html, headers } = openSealedMail(test.platform.secrets, mail!.sealed_content!)
    expect(headers).toEqual({ 'Reply-To': 'ana@example.org' })
    expect(text).toContain('<b>Bold</b>')
    expect(html).toContain('&lt;b&gt;Bold&lt;/b&gt;')
  })

  it('is not sent without end: what is beyond waits on the site', async () => {
    await updateSettings(test.platform, { contact: { recipient: 'desk@example.org' } })
    await send()
    await sql`update throttles set hits = 60`.execute(test.platform.db)
    // Only the mails are beyond what is allowed: another sender, another network.
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/v1/contact-page',
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: { ...message, email: 'other@example.org' },
      remoteAddress: '203.0.113.9',
    })
    expect(answer.statusCode, answer.body).toBe(201)
    expect(await mails()).toHaveLength(1)
    expect(await list()).toHaveLength(2)
  })
})

describe('the inbox', () => {
  it('is closed to members', async () => {
    await send()
    const [first] = await list()
    expect((await member.call('GET', '/api/v1/contact-messages')).statusCode).toBe(403)
    expect((await settle([first!], true, member)).statusCode).toBe(403)
    expect((await test.call('GET', '/api/v1/contact-messages')).statusCode).toBe(401)
  })

  it('is searched and narrowed', async () => {
    await send({ message: 'A song of whales' })
    await send({ name: 'Whaley', message: 'Hello' })
    await send({ email: 'whale@example.org', message: 'Hello' })
    await send({ message: 'Nothing' })
    expect(await list('query=whale')).toHaveLength(3)
    const [newest] = await list()
    await settle([newest!], true)
    expect(await list(where('status', 'answered'))).toMatchObject([{ id: newest!.id }])
    expect(await list(where('status', 'waiting'))).toHaveLength(3)
    expect(await list(where('status', ['waiting', 'answered']))).toHaveLength(4)
  })

  it('says who answered and when, once; and takes it back', async () => {
    await send()
    const [waiting] = await list()
    const answers = await Promise.all([settle([waiting!], true), settle([waiting!], true)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const [answered] = await list()
    expect(answered).toMatchObject({ answered_by: { id: moderator.id } })
    expect(answered!.answered_at).not.toBeNull()
    expect((await settle([answered!], false)).json()).toEqual({ settled: 1 })
    expect(await list()).toMatchObject([{ answered_at: null, answered_by: null }])
  })

  it('deletes all of them or none', async () => {
    await send()
    await send({ message: 'Hello' })
    const both = await list()
    const versions = Object.fromEntries(both.map(({ id, version }) => [id, version]))
    const remove = (ids: readonly number[], seen: object) =>
      moderator.call('DELETE', `/api/v1/contact-messages/${ids.join()}`, { versions: seen })
    const ids = both.map(({ id }) => id)
    expect((await remove([...ids, 999_999], { ...versions, 999999: 1 })).statusCode).toBe(404)
    expect(await list()).toHaveLength(2)
    expect((await remove(ids, versions)).json()).toEqual({ deleted: 2 })
    expect(await list()).toEqual([])
  })

  it('writes down that messages were answered, and nothing of who wrote what', async () => {
    await send()
    await settle(await list(), true)
    const events = await sql`select * from audit_events`.execute(test.platform.db)
    expect(JSON.stringify(events.rows)).toContain('is_answered')
    expect(JSON.stringify(events.rows)).not.toMatch(/Ana|example\.org|season/)
  })

  it('forgets what was answered long ago, and what nobody answered for as long', async () => {
    for (const text of ['answered', 'old', 'new']) await send({ message: text })
    const [fresh, old, answered] = await list()
    await settle([answered!], true)
    const set = (id: number, values: object) =>
      test.platform.db.updateTable('contact_messages').set(values).where('id', '=', id).execute()
    await set(answered!.id, { answered_at: new Date('2020-01-01') })
    await set(old!.id, { created_at: new Date('2020-01-01') })
    await forgetMessagesBefore(test.platform.db, new Date('2021-01-01'))
    expect(await list()).toMatchObject([{ id: fresh!.id }])
  })
})
