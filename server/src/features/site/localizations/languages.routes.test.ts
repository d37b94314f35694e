import { beforeEach, describe, expect, it } from 'vitest'
import type { LocalizationSummary } from '@mediatheque/contract/site/localizations/translations.schemas.ts'
import { updateSettings } from '../settings/settings.service.ts'
import { useTestApp } from '../../test-app.ts'
import { accountTranslator, getLocalization } from './localizations.service.ts'

const site = useTestApp({}, { withPages: true })
const URL = '/api/v1/localizations'
const KEY = 'Links added'
type Visitor = Awaited<ReturnType<typeof site.as>>
let admin: Visitor

beforeEach(async () => {
  admin ??= await site.as('admin')
  const languages = await list()
  for (const { language, is_shipped, is_enabled } of languages)
    if (is_shipped && !is_enabled) await change(language, { is_enabled: true })
  for (const { id, version, is_shipped } of languages)
    if (!is_shipped) await admin.call('DELETE', `${URL}/${id}`, { version })
})

async function list(): Promise<LocalizationSummary[]> {
  return (await admin.call('GET', URL)).json().localizations
}
const find = async (code: string) => (await list()).find(({ language }) => language === code)!
const add = (language: unknown, more: object = {}) =>
  admin.call('POST', URL, { language, name: 'Deutsch', ...more })
async function change(code: string, values: object) {
  const { id, version, name, is_enabled } = await find(code)
  return admin.call('PUT', `${URL}/${id}`, { name, is_enabled, version, ...values })
}
async function remove(code: string) {
  const { id, version } = await find(code)
  return admin.call('DELETE', `${URL}/${id}`, { version })
}
async function addForReaders(code: string, more: object = {}) {
  expect((await add(code, more)).statusCode).toBe(201)
  expect((await change(code, { is_enabled: true })).statusCode).toBe(200)
}
const get = (url: string, headers: Record<string, string>) =>
  site.app.inject({ url, headers: { 'sec-fetch-site': 'same-origin', ...headers } })
const languageOf = async (headers: Record<string, string>) =>
  /<html lang="([^"]*)"/.exec((await get('/', headers)).body)?.[1]

describe('a language of the site', () => {
  it('is added once, however many do it at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => add('de')))
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted()
    expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 422)])
    const refused = answers.find(({ statusCode }) => statusCode === 422)!
    expect(refused.json().errors).toEqual({ language: ['The site has this language already.'] })
    expect((await list()).map(({ language }) => language)).toEqual(['de', 'en', 'fr'])
  })

  it.each(['xx', 'DE', 'de-', 'fr-CA', 'tlh', '', 'de\0', 'd'.repeat(300), '../en', 7, null])(
    'has a code that programs know: not %j',
    async (code) => {
      const answer = await add(code)
      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors).toHaveProperty('language')
    },
  )

  it('is not written from right to left, and who wants one is told why', async () => {
    expect((await add('ar')).json().errors.language).toEqual([
      expect.stringContaining('from right to left'),
    ])
  })

  it('has a name, and copies a language of the site or none', async () => {
    expect((await add('de', { name: ' ' })).json().errors).toHaveProperty('name')
    expect((await add('de', { name: 'x'.repeat(61) })).statusCode).toBe(422)
    expect((await add('de', { copy_of: 'es' })).json().errors).toHaveProperty('copy_of')
    expect(await find('de')).toBeUndefined()
  })

  it('says in English what nobody has translated, in the words of this site', async () => {
    const english = { lines: [{ key: KEY, line: 'Links that came', seen: null }] }
    await admin.call('POST', `${URL}/en/lines`, english)
    await add('de')
    const { lines } = await getLocalization(site.platform, 'de')
    expect([lines[KEY], lines['Continue'] ?? 'Continue']).toEqual(['Links that came', 'Continue'])
    expect(await find('de')).toMatchObject({ translated: 0, changed: 0, is_enabled: false })
    const own = { lines: [{ key: KEY, line: 'Neue Links', seen: null }] }
    expect((await admin.call('POST', `${URL}/de/lines`, own)).json()).toMatchObject({ changed: 1 })
    expect((await getLocalization(site.platform, 'de')).lines[KEY]).toBe('Neue Links')
    const back = { lines: [{ key: KEY, line: null, seen: 'Links that came' }] }
    await admin.call('POST', `${URL}/en/lines`, back)
  })

  it('begins with the lines of another, those of this site included', async () => {
    const french = { lines: [{ key: KEY, line: 'Liens posés', seen: null }] }
    await admin.call('POST', `${URL}/fr/lines`, french)
    await add('ca', { name: 'Català', copy_of: 'fr' })
    const { lines } = await getLocalization(site.platform, 'ca')
    expect([lines[KEY], lines['Continue']]).toEqual(['Liens posés', 'Continuer'])
    expect(await find('ca')).toMatchObject({ faulty: 0, outdated: 0 })
    await admin.call('POST', `${URL}/fr/lines`, {
      lines: [{ key: KEY, line: null, seen: 'Liens posés' }],
    })
  })

  it('is offered to translators with the forms that its numbers have', async () => {
    await add('ru', { name: 'Русский' })
    const { body } = await admin.call('GET', `${URL}/ru/file?format=po`)
    expect(body).toContain('"Language: ru\\n"')
    expect(body.split('\n')[0]).toContain('one, few, many, other')
  })
})

describe('readers', () => {
  it('get a language once it is switched on, on pages that are kept as on their own', async () => {
    await add('de')
    const choose = (locale: string) => site.call('POST', '/api/v1/users/me/locale', { locale })
    expect((await choose('de')).statusCode).toBe(422)
    expect(await languageOf({ cookie: 'locale=de' })).toBe('en')
    expect(await languageOf({ 'accept-language': 'de-AT' })).toBe('en')
    await change('de', { is_enabled: true })
    expect((await choose('de')).json().locale).toMatchObject({ language: 'de', name: 'Deutsch' })
    expect(await languageOf({ cookie: 'locale=de' })).toBe('de')
    expect(await languageOf({ 'accept-language': 'de-AT' })).toBe('de')
    expect(await languageOf({ cookie: 'locale=fr' })).toBe('fr')
    expect(await languageOf({ cookie: 'locale=de' })).toBe('de')
  })

  it('fall back where it has gone: of the cookie, of the account, in mails', async () => {
    const member = await site.as('member')
    await addForReaders('de', { copy_of: 'fr' })
    const chosen = { locale: 'de' }
    expect((await member.call('POST', '/api/v1/users/me/locale', chosen)).statusCode).toBe(200)
    expect(await languageOf({ cookie: member.cookie })).toBe('de')
    const t = await accountTranslator(site.platform, 'de')
    expect(t('Continue')).toBe('Continuer')
    expect((await remove('de')).statusCode).toBe(200)
    const profile = await member.call('PUT', `/api/v1/users/${member.id}`, {
      language: 'de',
      version: (await member.call('GET', `/api/v1/users/${member.id}`)).json().user.version,
    })
    expect(profile.json().errors).toHaveProperty('language')
    expect(await languageOf({ cookie: member.cookie })).toBe('en')
    expect(await languageOf({ cookie: 'locale=de' })).toBe('en')
    expect((await accountTranslator(site.platform, 'de'))('Continue')).toBe('Continue')
    expect((await get('/lines/de-now.js', {})).statusCode).toBe(404)
    expect((await site.call('GET', '/api/v1/lists?lang=de')).statusCode).toBe(422)
  })

  it('never lose the default, the last one, or one that ships', async () => {
    expect((await remove('fr')).json().errors.language).toEqual([
      expect.stringContaining('comes with the application'),
    ])
    await addForReaders('de')
    await updateSettings(site.platform, { i18n: { enable: true, default_localization: 'de' } })
    try {
      expect((await remove('de')).json().errors).toHaveProperty('language')
      expect((await change('de', { is_enabled: false })).json().errors).toHaveProperty('is_enabled')
      expect((await change('en', { is_enabled: false })).statusCode).toBe(200)
      expect((await change('fr', { is_enabled: false })).statusCode).toBe(200)
      expect(await languageOf({ cookie: 'locale=en' })).toBe('de')
    } finally {
      await updateSettings(site.platform, { i18n: { enable: true, default_localization: 'auto' } })
    }
    expect((await change('de', { is_enabled: false })).json().errors).toHaveProperty('is_enabled')
    expect((await remove('de')).json().errors).toHaveProperty('language')
  })

  it('keep one when all are switched off at once', async () => {
    for (const code of ['de', 'es', 'it']) await addForReaders(code)
    const answers = await Promise.all(
      (await list()).map(({ id, version, name }) =>
        admin.call('PUT', `${URL}/${id}`, { name, is_enabled: false, version }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200, 200, 200, 200, 422,
    ])
    expect((await list()).filter(({ is_enabled }) => is_enabled)).toHaveLength(1)
  })

  it('are not given a default that they cannot read', async () => {
    await add('de')
    const { values } = (await admin.call('GET', '/api/v1/settings/localization')).json()
    const key = 'i18n.default_localization'
    for (const wanted of ['de', 'es', 'DE']) {
      const body = { values: { [key]: wanted }, seen: { [key]: values[key] } }
      const answer = await admin.call('PUT', '/api/v1/settings/localization', body)
      expect([wanted, Object.keys(answer.json().errors)]).toEqual([wanted, [key]])
    }
  })
})

describe('a language that changed', () => {
  it('is not written over by who saw it before, nor translated once it has gone', async () => {
    await add('de')
    const seen = await find('de')
    await change('de', { name: 'Hochdeutsch' })
    const stale = { name: 'Deutsch', is_enabled: true, version: seen.version }
    expect((await admin.call('PUT', `${URL}/${seen.id}`, stale)).statusCode).toBe(409)
    await remove('de')
    expect((await admin.call('PUT', `${URL}/${seen.id}`, stale)).statusCode).toBe(404)
    const lines = { lines: [{ key: KEY, line: 'Neue Links', seen: null }] }
    expect((await admin.call('POST', `${URL}/de/lines`, lines)).statusCode).toBe(422)
  })

  it('stands in the history, and a change is taken back by the rules of the site', async () => {
    await add('de')
    await change('de', { is_enabled: true })
    const { id } = await find('de')
    const events = (await admin.call('GET', `/api/v1/history/site-language/${id}`)).json()
      .pagination.data
    expect(events).toMatchObject([{ action: 'updated' }, { action: 'created' }])
    const url = `/api/v1/history/events/${events[0].id}/revert`
    expect((await admin.call('POST', url, { fields: ['is_enabled'] })).statusCode).toBe(200)
    expect(await find('de')).toMatchObject({ is_enabled: false, name: 'Deutsch' })
  })

  it('is tended by who may translate alone', async () => {
    const moderator = await site.as('moderator')
    const { id, version } = await find('fr')
    const body = { name: 'x', is_enabled: false, version }
    expect((await moderator.call('PUT', `${URL}/${id}`, body)).statusCode).toBe(403)
    expect((await moderator.call('DELETE', `${URL}/${id}`, { version })).statusCode).toBe(403)
    expect((await moderator.call('POST', URL, { language: 'de', name: 'x' })).statusCode).toBe(403)
  })
})
