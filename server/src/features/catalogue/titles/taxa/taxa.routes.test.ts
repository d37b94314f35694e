import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test-app.ts'
import { buildTitle } from '../titles.factory.ts'

const test = useTestApp()
let team = {} as Awaited<ReturnType<typeof test.as>>

beforeAll(async () => {
  team = await test.as('moderator')
})

const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
  const answer = await team.call(method, `/api/v1/${path}`, body)
  return { status: answer.statusCode, ...answer.json() }
}
const list = async (path: string) => (await call('GET', path)).pagination.data

describe.each(['genres', 'keywords'] as const)('%s', (path) => {
  const kind = path === 'genres' ? 'genre' : 'keyword'

  it('are added, found, renamed and counted, and titles show the name in their language', async () => {
    const { taxon, status } = await call('POST', path, { name: `Night trains of ${path}` })
    expect(status).toBe(201)
    const again = await call('POST', path, { name: `night TRAINS of ${path}!` })
    expect(Object.keys(again.errors)).toEqual(['name'])
    expect(Object.keys((await call('POST', path, { name: '!!' })).errors)).toEqual(['name'])
    const title = await buildTitle(test.platform.db)
    const column = path === 'genres' ? 'genre_id' : 'keyword_id'
    await test.platform.db
      .insertInto(`title_${path}`)
      .values({ title_id: title.id, [column]: taxon.id } as never)
      .execute()
    const renamed = await call('PUT', `${path}/${taxon.id}`, {
      version: taxon.version,
      name: `Trains at night, ${path}`,
      name_fr: `Trains de nuit, ${path}`,
    })
    expect(renamed.taxon).toMatchObject({ titles_count: 1, slug: taxon.slug, version: 2 })
    expect(await list(`${path}?query=de+nuit,+${path}`)).toMatchObject([{ id: taxon.id }])
    const shown = await call('GET', `titles/${title.id}?lang=fr`)
    expect(shown.title[path]).toMatchObject([{ name: `Trains de nuit, ${path}` }])
    const stale = await call('PUT', `${path}/${taxon.id}`, { version: 1, name: 'Late' })
    expect([stale.status, stale.conflicts[0].current.name]).toEqual([
      409,
      `Trains at night, ${path}`,
    ])
  })

  it('are deleted with a line in the history, and renames are taken back', async () => {
    const { taxon } = await call('POST', path, { name: `Fog of ${path}`, name_fr: 'Brouillard' })
    await call('PUT', `${path}/${taxon.id}`, { version: 1, name: `Mist of ${path}` })
    const [event] = (await call('GET', `history/${kind}/${taxon.id}`)).pagination.data
    const reverted = await call('POST', `history/events/${event.id}/revert`, { fields: ['name'] })
    expect(reverted.status, JSON.stringify(reverted)).toBe(200)
    expect(await list(`${path}?query=Fog+of+${path}`)).toMatchObject([{ id: taxon.id }])
    const gone = await call('DELETE', `${path}/${taxon.id}`, { versions: { [taxon.id]: 3 } })
    expect(gone).toMatchObject({ status: 200, deleted: 1 })
    expect(await list(`${path}?query=Fog+of+${path}`)).toEqual([])
  })

  it('are nothing for members', async () => {
    const member = await test.as('member')
    expect((await member.call('GET', `/api/v1/${path}`)).statusCode).toBe(403)
    expect((await member.call('POST', `/api/v1/${path}`, { name: 'Mine' })).statusCode).toBe(403)
  })
})
