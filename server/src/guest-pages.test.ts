import { beforeAll, expect, it } from 'vitest'
import { channelRowKey } from '@mediatheque/contract/catalogue/home/home.schemas.ts'
import { useTestApp } from './features/test-app.ts'
import { buildPublicSite } from './public-pages.factory.ts'

const test = useTestApp({}, { withPages: true })
type Member = Awaited<ReturnType<typeof test.as>>
const SECRETS = ['Zorglub evenings', 'Because of the birthday']

let paths: Record<string, string>
const members: Member[] = []
const names: string[] = []

/** What a member sees differently from then on, without showing anybody else. */
async function live(member: Member, titleId: number, seriesId: number, personId: number) {
  const { list } = (
    await member.call('POST', '/api/v1/lists', { name: SECRETS[0], visibility: 'private' })
  ).json()
  const rows = await test.platform.db.selectFrom('channels').select('id').execute()
  const done = [
    await member.call('POST', `/api/v1/lists/${list.id}/add`, {
      title_id: titleId,
      note: SECRETS[1],
    }),
    await member.call('POST', '/api/v1/lists/watch-later', { title_id: seriesId }),
    await member.call('PUT', `/api/v1/titles/${titleId}/own-review`, { score: 9 }),
    await member.call('PUT', '/api/v1/watched', { title_id: titleId, watched: true }),
    await member.call('PUT', `/api/v1/follows/title/${seriesId}`),
    await member.call('PUT', `/api/v1/follows/person/${personId}`),
    await member.call('PUT', '/api/v1/users/me/home-rows', {
      order: [],
      hidden: ['continue', ...rows.slice(0, 20).map(channelRowKey)],
    }),
  ]
  expect(done.map(({ statusCode }) => statusCode).filter((status) => status >= 400)).toEqual([])
}

beforeAll(async () => {
  const { db } = test.platform
  const { film, series, person, paths: built, furtherPaths } = await buildPublicSite(db)
  paths = { ...built, ...furtherPaths }
  for (const role of ['member', 'premium', 'moderator', 'admin'] as const)
    members.push(await test.as(role))
  for (const member of members) await live(member, film.id, series.id, person.id)
  const ids = members.map(({ id }) => id)
  const users = await db.selectFrom('users').select('username').where('id', 'in', ids).execute()
  names.push(...users.map(({ username }) => username))
})

/** Of a page that is made for each, its nonce and the moments it was made at differ. */
const steady = (body: string) =>
  body
    .replaceAll(/(nonce"? ?(?:=|:|content=) ?)"[^"]*"/g, '$1')
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, '')
    .replaceAll(/\b1[789]\d{11}\b/g, '')
    // What was made while the test began grows older while it goes on.
    .replaceAll(/this minute|\d+ min\. ago/g, '')
    .replaceAll(/"en minute -?\d+":""/g, '')

/** Where two texts part ways, and how each goes on. */
function difference(one: string, other: string): [string, string] | undefined {
  if (one === other) return undefined
  const at = [...one].findIndex((_letter, index) => one[index] !== other[index])
  return [one.slice(at - 60, at + 60), other.slice(at - 60, at + 60)]
}

async function asGuest(path: string) {
  const { statusCode, headers, body } = await test.call('GET', path)
  expect([path, statusCode]).toEqual([path, 200])
  expect([path, headers['set-cookie']]).toEqual([path, undefined])
  return steady(body)
}

it('a page for guests is the same whoever saw it before, and holds nothing of them', async () => {
  for (const path of Object.values(paths)) {
    const before = await asGuest(path)
    for (const member of members) {
      const own = await member.call('GET', path)
      expect([path, steady(own.body) === before]).toEqual([path, false])
      // What a member is shown is kept by nobody.
      expect([path, own.headers['cache-control']]).toEqual([
        path,
        expect.stringMatching(/private|no-store/),
      ])
    }
    expect([path, difference(await asGuest(path), before)]).toEqual([path, undefined])
    // Now rendered anew after members were, with nothing kept from before.
    await test.platform.cache.invalidateAll()
    for (const member of members) await member.call('GET', path)
    const after = await asGuest(path)
    expect([path, difference(after, before)]).toEqual([path, undefined])
    for (const word of [...SECRETS, ...names])
      expect([path, after.includes(word)]).toEqual([path, false])
  }
}, 180_000)

it('that a guest and members ask for at the same moment is the guest’s own', async () => {
  for (const path of Object.values(paths)) {
    const before = await asGuest(path)
    await test.platform.cache.invalidateAll()
    const [, guest] = await Promise.all([
      members[0]!.call('GET', path),
      asGuest(path),
      members[3]!.call('GET', path),
    ])
    expect([path, difference(guest, before)]).toEqual([path, undefined])
  }
}, 180_000)

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1'
const DESK = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'

it('is the same for all who send what its answer names, so that a cache in between may hand it on', async () => {
  const ask = async (headers: Record<string, string>) => {
    await test.platform.cache.invalidateAll()
    return test.app.inject({ url: paths['home']!, headers })
  }
  const desk = await ask({ 'user-agent': DESK, 'sec-ch-ua-mobile': '?0' })
  const phone = await ask({ 'user-agent': PHONE, 'sec-ch-ua-mobile': '?1' })
  expect(desk.headers['cache-control']).toContain('public')
  expect(desk.headers.vary).toBe('cookie, accept-language, accept-encoding')
  expect(difference(steady(phone.body), steady(desk.body))).toBeUndefined()
  // What is sent as it is needs no word for it (RFC 9110, 8.4.1), and some proxies take the word for a fault.
  expect(desk.headers['content-encoding']).toBeUndefined()
  const packed = await ask({ 'accept-encoding': 'br' })
  expect(packed.headers['content-encoding']).toBe('br')
})
