import { HISTORY_KINDS } from '@mediatheque/contract/operations/history/history-kinds.ts'
import type { HistoryEventView } from '@mediatheque/contract/operations/history/history.schemas.ts'
import { describe, expect, it } from 'vitest'
import { getSettings } from '../../site/settings/settings.service.ts'
import { useTestApp } from '../../test-app.ts'

const test = useTestApp()
type Caller = Awaited<ReturnType<typeof test.as>>

async function historyOf(caller: Caller, path: string): Promise<HistoryEventView[]> {
  const answer = await caller.call('GET', `/api/v1/history/${path}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().pagination.data
}

const revert = (caller: Caller, eventId: number, fields: readonly string[]) =>
  caller.call('POST', `/api/v1/history/events/${eventId}/revert`, { fields })

const readTab = async (caller: Caller, tab: string) =>
  (await caller.call('GET', `/api/v1/settings/${tab}`)).json()

async function saveSetting(caller: Caller, tab: string, key: string, value: unknown) {
  const { values } = await readTab(caller, tab)
  const body = { values: { [key]: value }, seen: { [key]: values[key] } }
  const answer = await caller.call('PUT', `/api/v1/settings/${tab}`, body)
  expect(answer.statusCode, answer.body).toBe(200)
}

describe('changes of any kind', () => {
  it('are taken back, or their kind says why not; every field that is has a name', () => {
    const registered = test.platform.features.flatMap(({ revertible = [] }) => revertible)
    const audited = test.platform.features.flatMap(({ audited: own = [] }) => own)
    const wanted = Object.entries(HISTORY_KINDS).filter(([, { noRevert }]) => noRevert === null)
    const kinds = new Set(registered.map(({ kind }) => kind))
    expect([...kinds].sort()).toEqual(wanted.map(([kind]) => kind).sort())
    const named = registered.flatMap(({ kind, fields }) =>
      fields.map((field) => `${kind}.${field}`),
    )
    expect(named.filter((name, place) => named.indexOf(name) !== place)).toEqual([])
    const nameless = registered.flatMap(({ kind, fields }) => {
      const known: Readonly<Record<string, { label?: string; isSecret?: true }>> = audited.find(
        (one) => one.kind === kind,
      )!.fields
      return fields.filter((field) => !known[field]?.label || known[field].isSecret)
    })
    expect(nameless).toEqual([])
  })
})

describe('a change of settings', () => {
  it('is taken back by the rules of the settings, as an event of its own', async () => {
    const admin = await test.as('admin')
    await saveSetting(admin, 'gdpr', 'cookie_notice.position', 'top')
    const [event] = await historyOf(admin, 'settings/cookie_notice')
    expect(event).toMatchObject({
      record: { id: 'cookie_notice', name: 'Cookie notice' },
      changes: [{ before: 'At the bottom', after: 'At the top', can_revert: true }],
    })
    expect((await revert(admin, event!.id, ['cookie_notice.position'])).statusCode).toBe(200)
    expect((await readTab(admin, 'gdpr')).values['cookie_notice.position']).toBe('bottom')
    const [taken] = await historyOf(admin, 'settings/cookie_notice')
    expect(taken).toMatchObject({ action: 'reverted', reverts_id: event!.id })
  })

  it('asks for the secret again that is sent to an address, and gives back both', async () => {
    const admin = await test.as('admin')
    const key = (name: string) => ({
      's3_storage_key.access_key_id': `${name}-id`,
      's3_storage_key.secret_access_key': `${name}-secret`,
    })
    const endpoint = 's3_storage.endpoint'
    const move = async (to: string, from: string) => {
      const values = { [endpoint]: to, ...key('first') }
      const body = { values, seen: { [endpoint]: from } }
      expect((await admin.call('PUT', '/api/v1/settings/uploading', body)).statusCode).toBe(200)
    }
    await move('https://one.example', '')
    await move('https://two.example', 'https://one.example')
    const [event] = await historyOf(admin, 'settings/s3_storage')
    const take = (secrets?: object) =>
      admin.call('POST', `/api/v1/history/events/${event!.id}/revert`, {
        fields: [endpoint],
        ...(secrets && { secrets }),
      })
    const asked = await take()
    expect([asked.statusCode, Object.keys(asked.json().errors)]).toEqual([
      422,
      Object.keys(key('')),
    ])
    const other = await take({ ...key('second'), 's3_storage.bucket': 'mine' })
    expect(Object.keys(other.json().errors)).toEqual(['s3_storage.bucket'])
    expect((await take(key('second'))).statusCode).toBe(200)
    const { s3_storage, s3_storage_key } = await getSettings(test.platform)
    expect([s3_storage.endpoint, s3_storage_key.secret_access_key]).toEqual([
      'https://one.example',
      'second-secret',
    ])
    const told = await admin.call('GET', '/api/v1/history/settings/s3_storage,s3_storage_key')
    expect(told.body).not.toContain('second-secret')
  })

  it('is called as on the page of the settings, and read for a whole tab', async () => {
    const admin = await test.as('admin')
    await saveSetting(admin, 'logging', 'retention.mails_days', 12)
    await saveSetting(admin, 'logging', 'error_reporting.enable', true)
    const events = await historyOf(admin, 'settings/retention,error_reporting')
    expect(events.slice(0, 2).map(({ record }) => record.name)).toEqual([
      'Errors in browsers',
      'How long things are kept',
    ])
    const page = await readTab(admin, 'logging')
    const labels = page.sections.flatMap(({ fields }: { fields: { label: string }[] }) =>
      fields.map(({ label }) => label),
    )
    expect(labels).toContain('Setting retention.mails_days')
    await admin.call('POST', '/api/v1/users/me/locale', { locale: 'fr' })
    const [, inFrench] = await historyOf(admin, 'settings/retention,error_reporting')
    expect(inFrench!.record.name).toBe('Durées de conservation')
    expect(inFrench!.changes[0]).toMatchObject({ after: 12, shown_as: 'number' })
    expect(inFrench!.changes[0]!.label).not.toContain('retention')
  })

  it('of a secret is told without it, and stays', async () => {
    const admin = await test.as('admin')
    const key = 'recaptcha_secrets.secret_key'
    const body = { values: { [key]: 'the-secret-itself' }, seen: {} }
    expect((await admin.call('PUT', '/api/v1/settings/recaptcha', body)).statusCode).toBe(200)
    const answer = await admin.call('GET', '/api/v1/history/settings/recaptcha_secrets')
    expect(answer.body).not.toContain('the-secret-itself')
    const [event] = answer.json().pagination.data
    expect(event.changes).toMatchObject([{ field: key, is_secret: true, can_revert: false }])
    expect((await revert(admin, event.id, [key])).statusCode).toBe(409)
  })

  it('is taken back in person only, as it was made', async () => {
    const admin = await test.as('admin')
    await saveSetting(admin, 'general', 'branding.site_name', 'Elsewhere')
    const [event] = await historyOf(admin, 'settings/branding')
    const made = await admin.call('POST', '/api/v1/access-tokens', { tokenName: 'Script' })
    const headers = { authorization: `Bearer ${made.json().plainTextToken}` }
    const shown = await test.app.inject({ url: '/api/v1/history/settings/branding', headers })
    expect(shown.json().pagination.data[0].changes[0].can_revert).toBe(false)
    const refused = await test.app.inject({
      method: 'POST',
      url: `/api/v1/history/events/${event!.id}/revert`,
      headers,
      payload: { fields: ['branding.site_name'] },
    })
    expect(refused.statusCode).toBe(403)
    expect((await readTab(admin, 'general')).values['branding.site_name']).toBe('Elsewhere')
  })

  it('is taken back by one of ten who press at once', async () => {
    const admin = await test.as('admin')
    await saveSetting(admin, 'general', 'branding.description', 'Once')
    const [event] = await historyOf(admin, 'settings/branding')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => revert(admin, event!.id, ['branding.description'])),
    )
    const statuses = answers.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  })
})

const PAGE = { title: 'House rules', body: '<p>Be kind.</p>', is_published: true }

describe('a change of a page', () => {
  const addPage = async (admin: Caller, form: object) => {
    const answer = await admin.call('POST', '/api/v1/custom-pages', form)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json().page as { id: number; version: number; slug: string }
  }

  it('is taken back field by field, and leaves the others', async () => {
    const admin = await test.as('admin')
    const { id, version } = await addPage(admin, PAGE)
    const changed = { ...PAGE, title: 'Rules', body: '<p>Be <strong>kind</strong>.</p>', version }
    await admin.call('PUT', `/api/v1/custom-pages/${id}`, { ...changed, slug: 'house-rules' })
    const [event] = await historyOf(admin, `custom-page/${id}`)
    expect(event!.changes.map(({ field, can_revert }) => [field, can_revert])).toEqual([
      ['title', true],
      ['body', true],
    ])
    expect((await revert(admin, event!.id, ['body'])).statusCode).toBe(200)
    const now = (await admin.call('GET', `/api/v1/custom-pages/${id}/model`)).json().page
    expect(now).toMatchObject({ title: 'Rules', body: '<p>Be kind.</p>', slug: 'house-rules' })
    expect((await historyOf(admin, `custom-page/${id}`))[0]).toMatchObject({
      action: 'reverted',
      changes: [{ field: 'body' }],
    })
  })

  it('keeps to the rules of pages: an address that another has now is refused by its field', async () => {
    const admin = await test.as('admin')
    const { id, version } = await addPage(admin, { ...PAGE, slug: 'first' })
    await admin.call('PUT', `/api/v1/custom-pages/${id}`, { ...PAGE, slug: 'second', version })
    await addPage(admin, { ...PAGE, slug: 'first' })
    const [event] = await historyOf(admin, `custom-page/${id}`)
    const refused = await revert(admin, event!.id, ['slug'])
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toHaveProperty('slug')
  })
})

describe('a change of somebody’s account', () => {
  it('is taken back by who may change it, but for the picture', async () => {
    const [admin, member] = [await test.as('admin'), await test.as('member')]
    const url = `/api/v1/users/${member.id}`
    const { version } = (await admin.call('GET', url)).json().user
    const change = { version, first_name: 'Ada', timezone: 'Europe/Paris' }
    expect((await admin.call('PUT', url, change)).statusCode).toBe(200)
    const [event] = await historyOf(admin, `user/${member.id}`)
    expect(event!.changes.map(({ can_revert }) => can_revert)).toEqual([true, true])
    expect((await revert(admin, event!.id, ['image'])).statusCode).toBe(409)
    expect((await revert(member, event!.id, ['timezone'])).statusCode).toBe(404)
    expect((await revert(admin, event!.id, ['timezone'])).statusCode).toBe(200)
    const now = (await admin.call('GET', url)).json().user
    expect(now).toMatchObject({ first_name: 'Ada', timezone: null })
  })
})
