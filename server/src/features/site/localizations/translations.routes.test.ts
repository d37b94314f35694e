import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadConfig } from '../../../platform/config/config.ts'
import { createPlatform } from '../../../platform/create-platform.ts'
import { useTestApp } from '../../test-app.ts'
import { getLocalization } from './localizations.service.ts'

const site = useTestApp()
const URL = '/api/v1/localizations'
const LINES = `${URL}/fr/lines`
const FILE = `${URL}/fr/file`
const KEY = 'Links added'
const PLURAL = 'Deleted [one 1 record|other :count records]'
type Visitor = Awaited<ReturnType<typeof site.as>>
let admin: Visitor

beforeAll(async () => {
  admin = await site.as('admin')
})
beforeEach(async () => {
  await site.platform.db.deleteFrom('localization_lines').execute()
})

const save = (...lines: { key: string; line: string | null; seen?: string | null }[]) =>
  admin.call('POST', LINES, { lines: lines.map((line) => ({ seen: null, ...line })) })
const find = async (query: string) => (await admin.call('GET', `${LINES}?${query}`)).json()
const saidInFrench = async () => (await getLocalization(site.platform, 'fr')).lines[KEY]

describe('the lines of a language', () => {
  it('are listed with how far they are translated, and found by words of either language', async () => {
    const { localizations } = (await admin.call('GET', URL)).json()
    expect(localizations.map(({ language }: { language: string }) => language)).toEqual([
      'en',
      'fr',
    ])
    expect(localizations[1]).toMatchObject({ changed: 0, outdated: 0, faulty: 0 })
    const found = await find('query=liens%20ajout')
    expect(found.pagination.data).toContainEqual(
      expect.objectContaining({ key: KEY, english: KEY, line: null, used_in: ['links/links'] }),
    )
    expect((await find('query=%00')).pagination).toBeUndefined()
    expect((await find('state=changed')).pagination.data).toEqual([])
  })

  it('are changed, taken up by every process at once, and said as they ship again', async () => {
    const { platform } = site
    const other = await createPlatform(
      loadConfig({
        DATABASE_URL: platform.databaseUrl,
        DATA_DIR: platform.config.dataDir,
        LOG_LEVEL: 'silent',
        DEMO: 'off',
      }),
      platform.features,
    )
    try {
      const said = async () => (await getLocalization(other, 'fr')).lines[KEY]
      const shipped = await said()
      expect((await save({ key: KEY, line: 'Liens posés' })).json()).toMatchObject({ changed: 1 })
      expect(await saidInFrench()).toBe('Liens posés')
      await expect.poll(said).toBe('Liens posés')
      expect((await save({ key: KEY, line: null, seen: 'Liens posés' })).statusCode).toBe(200)
      await expect.poll(said).toBe(shipped)
    } finally {
      await other.stop()
    }
  })

  it('are not written over what somebody else wrote since', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => save({ key: KEY, line: `Liens ${index}` })),
    )
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted()
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  })

  it('have the placeholders and plurals of the English, all of them or none is written', async () => {
    const good = { key: KEY, line: 'Liens posés' }
    for (const line of ['Supprimé', ':count :nom', '[one :count]', ' '])
      expect((await save(good, { key: PLURAL, line })).json().errors).toMatchObject({
        'lines.1.line': [expect.any(String)],
      })
    expect((await save({ key: 'no such line', line: 'x' })).statusCode).toBe(422)
    expect((await save({ key: KEY, line: 'a\0b' })).statusCode).toBe(422)
    expect((await save({ key: KEY, line: 'x'.repeat(4_001) })).statusCode).toBe(422)
    expect((await find('state=changed')).pagination.data).toEqual([])
  })

  it('are outdated where their English is another by now, until somebody looks', async () => {
    await site.platform.db
      .insertInto('localization_lines')
      .values({ language: 'fr', key: KEY, line: 'Liens posés', source: 'Links were added' })
      .execute()
    expect((await find('state=outdated')).pagination.data).toMatchObject([
      { key: KEY, former_english: 'Links were added' },
    ])
    await save({ key: KEY, line: 'Liens posés', seen: 'Liens posés' })
    expect((await find('state=outdated')).counts).toMatchObject({ outdated: 0, changed: 1 })
  })

  it('are written down with who changed them', async () => {
    await save({ key: KEY, line: 'Liens posés' })
    const { pagination } = (await admin.call('GET', '/api/v1/history')).json()
    expect(pagination.data[0]).toMatchObject({ kind: 'localization', record: { name: KEY } })
  })

  it('are for who may translate, and for languages of the site', async () => {
    const moderator = await site.as('moderator')
    for (const url of [URL, LINES, FILE])
      expect((await moderator.call('GET', url)).statusCode).toBe(403)
    expect((await moderator.call('POST', LINES, { lines: [] })).statusCode).toBe(403)
    expect([404, 422]).toContain((await admin.call('GET', `${URL}/xx/lines`)).statusCode)
  })
})

describe('a file of lines', () => {
  const take = (format: string, content: string, isTrial = false) =>
    admin.call('POST', FILE, { format, content, is_trial: isTrial })

  it.each(['json', 'po'])(
    'that was taken out changes nothing when it comes in: %s',
    async (format) => {
      await save({ key: KEY, line: 'Liens posés' })
      const { body, headers } = await admin.call('GET', `${FILE}?format=${format}`)
      expect(headers['content-disposition']).toContain(`mediatheque-fr.${format}`)
      expect(body).toContain('Liens posés')
      const { report } = (await take(format, body)).json()
      expect(report).toMatchObject({
        updated: { count: 0 },
        not_found: { count: 0 },
        refused: { count: 0 },
      })
      expect(report.skipped.count).toBeGreaterThan(1_000)
    },
  )

  it('says what it changes, what it skips, what nobody knows and what does not fit', async () => {
    const content = JSON.stringify({
      [KEY]: 'Liens posés',
      [PLURAL]: 'Supprimé',
      Save: '',
      'no such line': 'x',
    })
    const expected = {
      updated: { count: 1, keys: [KEY] },
      skipped: { count: 1, keys: ['Save'] },
      not_found: { count: 1, keys: ['no such line'] },
      refused: { count: 1, keys: [PLURAL] },
    }
    expect((await take('json', content, true)).json().report).toEqual(expected)
    expect(await saidInFrench()).not.toBe('Liens posés')
    expect((await take('json', content)).json().report).toEqual(expected)
    expect(await saidInFrench()).toBe('Liens posés')
  })

  it.each([
    ['json', '[]'],
    ['json', '{"a": {}}'],
    ['po', 'hello'],
    ['xml', '<a/>'],
  ])('is refused where it is none: %s %s', async (format, content) => {
    expect((await take(format, content)).statusCode).toBe(422)
  })
})
