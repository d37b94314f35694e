import { beforeAll, describe, expect, it } from 'vitest'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { useTestApp } from '../../test-app.ts'

const test = useTestApp()
type Caller = Awaited<ReturnType<typeof test.as>>
let [owner, stranger] = [] as unknown as [Caller, Caller]
let titles: number[] = []

beforeAll(async () => {
  owner = await test.as('member')
  stranger = await test.as('member')
  const { db } = test.platform
  const made = [
    await buildTitle(db, { name: 'Nosferatu', year: 1922 }),
    await buildTitle(db, { name: 'Der Golem; "Film"', year: 1920 }),
  ]
  titles = made.map(({ id }) => id)
  const numbers = [
    { title_id: titles[0]!, provider: 'imdb', value: 'tt0013442' },
    { title_id: titles[0]!, provider: 'tmdb', value: 'movie/653' },
  ]
  await db.insertInto('title_external_ids').values(numbers).execute()
})

async function make(visibility: string) {
  const { list } = (
    await owner.call('POST', '/api/v1/lists', { name: 'Nights', visibility, title_id: titles[1] })
  ).json()
  const added = { title_id: titles[0], note: '=cmd()', position: 1 }
  await owner.call('POST', `/api/v1/lists/${list.id}/add`, added)
  return list as { id: number; share_key: string | null }
}
const file = (caller: Pick<Caller, 'call'>, at: number | string) =>
  caller.call('GET', `/api/v1/lists/${at}/csv`)

describe('the file of a list', () => {
  it('has its titles in their order, with their notes, harmless to spreadsheets', async () => {
    const { id } = await make('private')
    const answer = await file(owner, id)
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="list-.*\.csv"$/)
    const [head, first, second] = answer.body.split('\n')
    expect(head).toContain('Position,Name,Original name,Year,Type,IMDb,TMDB,Note,')
    expect(first).toMatch(
      /^1,Nosferatu,.*,1922,Movie,tt0013442,movie\/653,'=cmd\(\),http.*\/titles\//,
    )
    expect(second).toMatch(/^2,"Der Golem; ""Film""",/)
  })

  it('holds the films alone for Letterboxd, by heads and numbers that it reads', async () => {
    const { id } = await make('private')
    const show = { name: 'Show', type: 'series', is_series: true }
    const { id: title_id } = await buildTitle(test.platform.db, show)
    await owner.call('POST', `/api/v1/lists/${id}/add`, { title_id })
    const answer = await owner.call('GET', `/api/v1/lists/${id}/csv?lang=fr&format=letterboxd`)
    expect(answer.body.trim().split('\n')).toEqual([
      'imdbID,tmdbID,Title,Year,Review',
      "tt0013442,653,Nosferatu,1922,'=cmd()",
      ',,"Der Golem; ""Film""",1920,',
    ])
  })

  it('is for who may read the list: everybody, whoever has its address, or its owner', async () => {
    const [open, unlisted, secret] = [
      await make('public'),
      await make('unlisted'),
      await make('private'),
    ]
    expect((await file(test, open.id)).statusCode).toBe(200)
    expect((await file(stranger, unlisted.share_key!)).statusCode).toBe(200)
    expect((await file(stranger, unlisted.id)).statusCode).toBe(404)
    expect((await file(stranger, secret.id)).statusCode).toBe(404)
  })
})
