import { afterEach, describe, expect, it } from 'vitest'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { titleTag } from '../../catalogue/titles/titles.service.ts'
import { useTestApp } from '../../test-app.ts'
import { updateSettings } from '../settings/settings.service.ts'

const test = useTestApp(
  { BASE_URL: 'https://films.example/media', BASE_PATH: '/media' },
  { withPages: true },
)

const lead = (...pages: { from: string; to: string }[]) =>
  updateSettings(test.platform, { redirects: { pages } })
afterEach(() => lead())

async function ask(path: string, call = test.call) {
  const { statusCode, headers, body } = await call('GET', `/media${path}`)
  return { status: statusCode, to: headers['location'], kept: headers['cache-control'], body }
}

describe('a page that is not there', () => {
  it('leads for good where the settings say, with its query, and is kept by nobody', async () => {
    expect((await ask('/films/12/nosferatu.html')).status).toBe(404)
    await lead(
      { from: '/films/12/nosferatu.html', to: '/movies' },
      { from: '/вход', to: '/movies?order=year#first' },
    )
    const member = await test.as('member')
    for (const call of [test.call, member.call]) {
      expect(await ask('/films/12/nosferatu.html?from=mail', call)).toMatchObject({
        status: 301,
        to: '/media/movies?from=mail',
        kept: expect.stringContaining('no-store'),
        body: '',
      })
      expect((await ask(`${encodeURI('/вход')}?page=2`, call)).to).toBe(
        '/media/movies?order=year#first',
      )
    }
    expect((await ask('/films/12/nosferatu')).status).toBe(404)
    await lead()
    expect((await ask('/films/12/nosferatu.html')).status).toBe(404)
  })

  it('leads on where what it showed is gone, and not before', async () => {
    const { id } = await buildTitle(test.platform.db, { name: 'Nosferatu' })
    const path = `/titles/${id}/nosferatu`
    await lead({ from: path, to: '/titles' })
    const shown = { status: 200, body: expect.stringContaining('Nosferatu') }
    expect(await ask(path)).toMatchObject(shown)
    expect(await ask(path, (await test.as('member')).call)).toMatchObject(shown)
    await test.platform.db.deleteFrom('titles').where('id', '=', id).execute()
    await test.platform.cache.invalidate([titleTag(id)])
    expect(await ask(path)).toMatchObject({ status: 301, to: '/media/titles' })
  })
})

describe('the settings', () => {
  it.each([
    ['/old', 'https://evil.example/'],
    ['/old', '//evil.example'],
    ['/old', 'javascript:alert(1)'],
    ['old', '/movies'],
    ['/old?page=2', '/movies'],
  ])('lead to pages of this site only: not from %s to %s', async (from, to) => {
    await expect(lead({ from, to })).rejects.toMatchObject({ status: 422 })
  })

  it('lead nobody in a circle', async () => {
    await expect(lead({ from: '/a', to: '/b' }, { from: '/b', to: '/c' })).rejects.toMatchObject({
      fields: { 'redirects.pages.0.to': expect.anything() },
    })
    await expect(lead({ from: '/é', to: '/%C3%A9/?again=1' })).rejects.toMatchObject({
      status: 422,
    })
  })
})
