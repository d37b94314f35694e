import { beforeAll, expect, it } from 'vitest'
import { buildTitle } from './features/catalogue/titles/titles.factory.ts'
import { buildNotice } from './features/links/takedowns/takedowns.factory.ts'
import { useTestApp } from './features/test-app.ts'
import { buildPublicSite } from './public-pages.factory.ts'

const API = '/api/v1'
const test = useTestApp({}, { withPages: true })
let site: Awaited<ReturnType<typeof buildPublicSite>>
let admin: Awaited<ReturnType<typeof test.as>>
let member: Awaited<ReturnType<typeof test.as>>

beforeAll(async () => {
  site = await buildPublicSite(test.platform.db)
  admin = await test.as('admin')
  member = await test.as('premium')
})

/** A page as a guest gets it, which the next gets, too. */
async function keptAt(path: string): Promise<string> {
  const { statusCode, body, headers } = await test.call('GET', path)
  expect([path, statusCode, headers.etag !== undefined]).toEqual([path, 200, true])
  return body
}

/** Which of these pages say this. */
async function saying(words: string, paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) if ((await keptAt(path)).includes(words)) found.push(path)
  return found
}

/** A film that many kept pages name, and which. */
async function buildKnownFilm(name: string) {
  const { db } = test.platform
  const film = await buildTitle(db, {
    name,
    popularity: 1e6,
    release_date: new Date().toISOString().slice(0, 10),
  })
  await db
    .insertInto('credits')
    .values({ title_id: film.id, person_id: site.person.id, department: 'acting', job: 'acting' })
    .execute()
  await test.platform.cache.invalidateAll()
  const { home, channel, person, calendar } = site.paths
  const paths = [home, channel, person, calendar]
  expect(await saying(name, paths)).toEqual(paths)
  return { film, paths, path: `/titles/${film.id}/${name.toLowerCase()}` }
}

it('what a holder of rights has had withdrawn is named by no page any more, from that moment', async () => {
  const { film, paths, path } = await buildKnownFilm('Withdrawable')
  expect(await saying('Withdrawable', [path])).toEqual([path])
  const { noticeId: id } = await buildNotice(test.platform.db, film)
  const { notice } = (await admin.call('GET', `${API}/takedowns/${id}`)).json()
  const decided = await admin.call('POST', `${API}/takedowns/${id}/decision`, {
    version: notice.version,
    items: notice.items.map((item: { id: number }) => item.id),
    decision: 'withdraw',
    reason: 'The holder of the rights asked for it.',
  })
  expect(decided.statusCode, decided.body).toBe(200)
  expect((await test.call('GET', path)).statusCode).toBe(410)
  expect(await saying('Withdrawable', paths)).toEqual([])
})

it('what staff deleted has no page from that moment, and is gone from others with the next visit', async () => {
  const { film, paths, path } = await buildKnownFilm('Deletable')
  expect(await saying('Deletable', [path])).toEqual([path])
  const deleted = await admin.call('DELETE', `${API}/titles/${film.id}`, {
    versions: { [film.id]: film.version },
  })
  expect(deleted.statusCode, deleted.body).toBe(200)
  expect((await test.call('GET', path)).statusCode).toBe(404)
  await saying('Deletable', paths)
  await expect.poll(() => saying('Deletable', paths), { timeout: 10_000 }).toEqual([])
})

it('a list is among all lists as long as its owner lets everybody read it, and as they call it', async () => {
  const { lists } = site.paths
  const make = { name: 'Evenings of Zorglub', visibility: 'public' }
  const { list } = (await member.call('POST', `${API}/lists`, make)).json()
  const added = await member.call('POST', `${API}/lists/${list.id}/add`, { title_id: site.film.id })
  expect(added.statusCode, added.body).toBeLessThan(300)
  expect(await saying('Evenings of Zorglub', [lists])).toEqual([lists])
  const change = async (changes: object) => {
    const { list: now } = (await member.call('GET', `${API}/lists/${list.id}`)).json()
    const { name, visibility, version } = now
    const answer = await member.call('PUT', `${API}/lists/${list.id}`, {
      name,
      visibility,
      version,
      ...changes,
    })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  await change({ name: 'Mornings of Zorglub' })
  expect(await saying('Mornings of Zorglub', [lists])).toEqual([lists])
  expect(await saying('Evenings of Zorglub', [lists])).toEqual([])
  await change({ visibility: 'private' })
  expect(await saying('Zorglub', [lists])).toEqual([])
})
