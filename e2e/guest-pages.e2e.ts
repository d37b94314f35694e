import type { APIRequestContext } from 'playwright/test'
import { expect, test } from './fixtures.ts'

const get = (request: APIRequestContext, headers: Record<string, string> = {}, path = '/') =>
  request.get(path, { headers: { 'accept-language': 'en', ...headers } })

test('guests share finished pages, told apart by language and theme, and nobody else gets them', async ({
  request,
  login,
}) => {
  const first = await get(request)
  const { 'cache-control': cacheControl, 'content-security-policy': policy } = first.headers()
  expect(cacheControl).toContain('public')
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'/)

  const french = await get(request, { cookie: 'locale=fr' })
  expect(await french.text()).toContain('<html lang="fr"')
  const light = await get(request, { cookie: 'be-active-theme=light' })
  expect(await light.text()).toContain('data-mantine-color-scheme="light"')
  const list = await get(request, { cookie: 'poster-view=list' }, '/movies')
  expect(await list.text()).toContain('data-view="list"')
  expect((await get(request, {}, '/movies')).headers().etag).not.toBe(list.headers().etag)
  expect(new Set([first, french, light].map((answer) => answer.headers().etag)).size).toBe(3)

  // The catalogue may change between two requests, by another journey: then the page is another, and is asked for again.
  await expect(async () => {
    const { etag } = (await get(request)).headers()
    // The same bytes for the next one, and none at all for who has them.
    expect((await get(request)).headers().etag).toBe(etag)
    expect((await get(request, { 'if-none-match': String(etag) })).status()).toBe(304)
    // What changes nothing, or is not known, makes no page of its own: the cookie notice is off here.
    expect((await get(request, { cookie: 'cookie-notice=seen' })).headers().etag).toBe(etag)
    expect((await get(request, { cookie: 'be-active-theme=1e9; other=1' })).headers().etag).toBe(
      etag,
    )
  }).toPass({ timeout: 60_000 })

  const member = await login('member')
  const own = await get(member.request)
  expect(own.headers()['cache-control']).toBe('private, no-store')
  expect(own.headers().etag).toBeUndefined()
  expect(await own.text()).toContain('member@demo.example')
  expect(await (await get(request)).text()).not.toContain('member@demo.example')
  // A session that has ended gets no page that others get; a cookie that this site never gave out changes nothing.
  const cookies = await member.context().cookies()
  const ended = cookies.find(({ name }) => name === 'mediatheque_session')
  await member.request.post('/auth/logout', { headers: { 'sec-fetch-site': 'same-origin' } })
  expect(
    (await get(request, { cookie: `mediatheque_session=${ended?.value}` })).headers()[
      'cache-control'
    ],
  ).toBe('private, no-store')
  expect(
    (await get(request, { cookie: 'mediatheque_session=nobody' })).headers()['cache-control'],
  ).toContain('public')

  // Pages that do not offer it are made for each visitor.
  expect((await get(request, {}, '/login')).headers()['cache-control']).toBe('private, no-store')
  expect((await get(request, {}, '/titles/999999999/none')).headers()['cache-control']).toBe(
    'private, no-store',
  )
})
