import { OUTSIDE_SERVICE_NAMES } from '@mediatheque/contract/catalogue/media-import/import-types.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { json, startTestService } from './test-outside-services.ts'

const outside = await startTestService()
const test = useTestApp()
afterAll(() => outside.stop())

type Caller = Awaited<ReturnType<typeof test.as>>
let admin = {} as Caller
beforeAll(async () => {
  admin = await test.as('admin')
})

async function tryOut(service: string) {
  const answer = await admin.call('POST', '/api/v1/media/import/test', { service })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const stateOf = async (service: string) => (await tryOut(service)).state

const setUp = (key: string) =>
  updateSettings(test.platform, {
    import_tmdb: { api: outside.origin, pictures: outside.origin },
    import_tmdb_key: { api_key: key },
    import_igdb: { api: outside.origin, login: outside.origin },
    import_igdb_key: { client_id: 'client', client_secret: key },
    import_books: { is_on: true, open_library: outside.origin, google_books: outside.origin },
    import_deezer: { is_on: true, api: outside.origin },
  })

describe('the test of a connection', () => {
  it('says what is not set up, and asks nobody', async () => {
    for (const service of OUTSIDE_SERVICE_NAMES)
      expect(await tryOut(service)).toEqual({
        service,
        state: 'not_set_up',
        took_ms: null,
        detail: null,
      })
    expect(outside.asked).toEqual([])
  })

  it('says what answers, with the key', async () => {
    await setUp('good')
    outside.answer('/3/configuration', { images: { secure_base_url: 'https://image.example/' } })
    outside.answer('/oauth2/token', { access_token: 'token', expires_in: 5_000 })
    outside.answer('/v4/games', [{ id: 1, name: 'A game' }])
    outside.answer('/search.json', { docs: [] })
    outside.answer('/books/v1/volumes', { totalItems: 0 })
    outside.answer('/search/album', { data: [] })
    for (const service of OUTSIDE_SERVICE_NAMES) {
      const { state, took_ms: took } = await tryOut(service)
      expect([service, state, typeof took]).toEqual([service, 'works', 'number'])
    }
    expect(outside.asked[0]!.url.searchParams.get('api_key')).toBe('good')
  })

  it('tells a refused key, too many questions and what is down apart, each asked once', async () => {
    await setUp('bad')
    const before = outside.asked.length
    outside.answer('/3/configuration', (response) =>
      json(response, { success: false, status_code: 7, status_message: 'Invalid API key' }, 401),
    )
    outside.answer('/oauth2/token', (response) =>
      json(response, { status: 403, message: 'invalid client secret' }, 403),
    )
    outside.answer('/search.json', (response) => void response.writeHead(503).end('closed'))
    outside.answer('/books/v1/volumes', (response) =>
      json(response, { error: { code: 400, message: 'API key not valid.' } }, 400),
    )
    outside.answer('/search/album', { error: { type: 'Exception', message: 'Quota', code: 4 } })
    expect(await tryOut('tmdb')).toMatchObject({
      state: 'key_refused',
      detail: 'tmdb: answered 401',
    })
    expect(await stateOf('igdb')).toBe('key_refused')
    expect(await tryOut('openlibrary')).toMatchObject({
      state: 'down',
      detail: 'openlibrary: answered 503',
    })
    expect(await stateOf('googlebooks')).toBe('key_refused')
    expect(await stateOf('deezer')).toBe('too_many')
    expect(outside.asked.length - before).toBe(5)
  })

  it('is for those who change the settings', async () => {
    const moderator = await test.as('moderator')
    for (const caller of [moderator, await test.as('uploader')]) {
      const answer = await caller.call('POST', '/api/v1/media/import/test', { service: 'tmdb' })
      expect(answer.statusCode).toBe(403)
    }
  })
})
