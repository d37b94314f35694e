import { describe, expect, it } from 'vitest'
import { gunzipSync } from 'node:zlib'
import { useTestApp } from '../../test-app.ts'
import { getLocalization } from './localizations.service.ts'

const test = useTestApp()
const get = (url: string, encoding = '') =>
  test.app.inject({ url, headers: { 'accept-encoding': encoding } })

describe('the file of language lines', () => {
  it('is kept for ever under the name of its version', async () => {
    const { version } = await getLocalization(test.platform, 'fr')
    const response = await get(`/lines/fr-${version}.js`)
    expect(response.headers['cache-control']).toContain('immutable')
    expect(response.body).toContain('"Continue":"Continuer"')
    expect(response.body).toMatch(/^window\.mediathequeLines=\{/)
  })

  it('leaves out what only the administration shows, which has a file with everything', async () => {
    const line = '"Settings saved":"Réglages enregistrés"'
    const [visitors, whole] = [await get('/lines/fr-any.js'), await get('/lines/fr-any.all.js')]
    expect([visitors.body.includes(line), whole.body.includes(line)]).toEqual([false, true])
    expect(whole.body).toContain('"Continue":"Continuer"')
  })

  it('is not kept under another', async () => {
    expect((await get('/lines/fr-old.js')).headers['cache-control']).toBe('no-store')
  })

  it('comes compressed to those who read it so', async () => {
    const response = await get('/lines/fr-old.js', 'gzip, deflate')
    expect(gunzipSync(response.rawPayload).toString()).toContain('Continuer')
  })

  it('is there for the languages there are', async () => {
    expect((await get('/lines/xx-1.js')).statusCode).toBe(404)
    expect((await get('/lines/fr.js')).statusCode).toBe(404)
  })
})
