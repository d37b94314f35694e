import { MOST_LIST_ITEMS } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import type {
  FileRow,
  ListFileAnswer,
} from '@mediatheque/contract/community/lists/list-import.schemas.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { useTestApp } from '../../test-app.ts'
import { IMDB_LIST, LETTERBOXD_LIST } from './list-files.factory.ts'

const test = useTestApp()
type Caller = Awaited<ReturnType<typeof test.as>>
const BIGGEST = Number.MAX_SAFE_INTEGER
let [owner, stranger] = [] as unknown as [Caller, Caller]
let [nosferatu, metropolis, remake, golem, otherGolem] = [0, 0, 0, 0, 0]

beforeAll(async () => {
  owner = await test.as('member')
  stranger = await test.as('member')
  const { db } = test.platform
  const add = async (name: string, year: number, more: object = {}) =>
    (await buildTitle(db, { name, year, ...more })).id
  nosferatu = await add('Nosferatu, eine Symphonie', 1922)
  metropolis = await add('Metropolis', 1927)
  remake = await add('Nosferatu', 1924)
  golem = await add('The Golem', 1920)
  otherGolem = await add('The Golem', 1936)
  await db
    .insertInto('title_external_ids')
    .values([
      { title_id: nosferatu, provider: 'imdb', value: 'tt0013442' },
      { title_id: golem, provider: 'tmdb', value: 'movie/2974' },
    ])
    .execute()
})

const post = (caller: Pick<Caller, 'call'>, path: string, body: object) =>
  caller.call('POST', `/api/v1/${path}`, body)

function sendFile(cookie: string, content: Buffer | string, path = 'lists/read-file') {
  const boundary = 'form-boundary'
  const payload = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="list.csv"\r\ncontent-type: text/csv\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  return test.app.inject({
    method: 'POST',
    url: `/api/v1/${path}`,
    headers: {
      cookie,
      'sec-fetch-site': 'same-origin',
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload,
  })
}

async function found(text: string, path = 'lists/read-file'): Promise<ListFileAnswer> {
  const answer = await post(owner, path, { text })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const statesOf = ({ rows }: ListFileAnswer) =>
  rows.map(({ state, title_id }: FileRow) => [state, title_id])

async function make(...titleIds: number[]): Promise<number> {
  const entries = titleIds.map((title_id) => ({ title_id }))
  const answer = await post(owner, 'lists/import', { name: 'Nights', entries })
  return answer.json().list.id
}

async function holds(id: number): Promise<[number, string | null][]> {
  const { items } = (await owner.call('GET', `/api/v1/lists/${id}?perPage=100`)).json()
  return items.data.map((title: { id: number; note: string | null }) => [title.id, title.note])
}

describe('a file of titles', () => {
  it('is recognised by numbers, then by names and years, and nothing is written', async () => {
    const answer = await sendFile(owner.cookie, IMDB_LIST)
    expect(answer.statusCode).toBe(200)
    const read: ListFileAnswer = answer.json()
    expect(statesOf(read)).toEqual([
      ['found', nosferatu],
      ['found', metropolis],
      ['missing', null],
    ])
    expect(read.rows[0]).toMatchObject({ line: 2, note: 'First of all, the shadow', same_as: null })
    expect(read.titles.map(({ id }) => id).toSorted()).toEqual([nosferatu, metropolis].toSorted())
    expect(read.room).toBe(MOST_LIST_ITEMS)
    const mine = (await owner.call('GET', '/api/v1/lists/mine')).json()
    expect(mine.pagination.data).toEqual([])
  })

  it('takes a title of a year before or after as likely, and asks which of several it is', async () => {
    const read = await found(LETTERBOXD_LIST)
    expect([read.name, read.description]).toEqual([
      'Nights, and days',
      'What to see\nwhen it rains.',
    ])
    expect(statesOf(read)).toEqual([
      ['found', metropolis],
      ['likely', remake],
      ['ambiguous', null],
    ])
    expect(read.rows[2]!.candidate_ids.toSorted()).toEqual([golem, otherGolem].toSorted())
  })

  it('knows numbers of TMDB, pages of this site, other names, and rows that are the same', async () => {
    const { baseUrl } = test.platform.config
    const own = await test.platform.db
      .insertInto('title_translations')
      .values({ title_id: metropolis, language: 'fr', name: 'La Métropole' })
      .returning('title_id')
      .executeTakeFirstOrThrow()
    const read = await found(
      [
        'Titre;Année;TMDB;URL',
        `Autre;1920;2974;`,
        `Autre;;;${baseUrl}/titles/${remake}/nosferatu`,
        'LA METROPOLE;1927;;',
        'Metropolis;1927;;',
        `Autre;;;https://elsewhere.example/titles/${remake}/x`,
        `Autre;;;${baseUrl}/titles/${BIGGEST}/x`,
      ].join('\n'),
    )
    expect(statesOf(read)).toEqual([
      ['found', golem],
      ['found', remake],
      ['found', own.title_id],
      ['found', metropolis],
      ['missing', null],
      ['missing', null],
    ])
    expect(read.rows.map(({ same_as }) => same_as)).toEqual([null, null, null, 4, null, null])
  })

  it('tells which titles the list holds already, to its owner only', async () => {
    const id = await make(metropolis)
    const read = await found(LETTERBOXD_LIST, `lists/${id}/read-file`)
    expect(read.titles.filter(({ is_in_list }) => is_in_list).map((title) => title.id)).toEqual([
      metropolis,
    ])
    expect(read.room).toBe(MOST_LIST_ITEMS - 1)
    const text = LETTERBOXD_LIST
    expect((await post(stranger, `lists/${id}/read-file`, { text })).statusCode).toBe(404)
    expect((await post(owner, `lists/${BIGGEST}/read-file`, { text })).statusCode).toBe(404)
    expect((await post(test, 'lists/read-file', { text })).statusCode).toBe(401)
  })

  it('names no title that was taken away', async () => {
    const { id } = await buildTitle(test.platform.db, { name: 'Gone', year: 1930 })
    await test.platform.db.deleteFrom('titles').where('id', '=', id).execute()
    expect(statesOf(await found('Title,Year\nGone,1930'))).toEqual([['missing', null]])
  })

  it('is read in the letters it was saved in, and refused where it is none', async () => {
    const inWindows = Buffer.from('Titre;Année\nM\xe9tropolis;1927', 'latin1')
    const read = (await sendFile(owner.cookie, inWindows)).json()
    expect(read.rows[0]).toMatchObject({ name: 'Métropolis', title_id: metropolis })
    const refused = async (content: Buffer | string) =>
      (await sendFile(owner.cookie, content)).json().errors?.file?.[0]
    expect(await refused(Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 1, 0, 9, 9, 0]))).toMatch(/no text/)
    expect(await refused('Title\nOne\n"Two')).toMatch(/^Line 3: a quotation mark/)
    expect(await refused('x'.repeat(1_100_000))).toBeDefined()
    expect((await post(owner, 'lists/read-file', {})).json().errors).toHaveProperty('file')
    const withNul = await post(owner, 'lists/read-file', { text: 'Title\na\0b' })
    expect(withNul.json().errors).toHaveProperty('text')
  })

  it('asks the same few questions for two thousand rows as for one', async () => {
    const rows = Array.from(
      { length: MOST_LIST_ITEMS },
      (_, at) => `Film ${at},${1900 + (at % 90)}`,
    )
    const started = performance.now()
    const read = await found(`Title,Year\n${rows.join('\n')}`)
    expect(read.rows).toHaveLength(MOST_LIST_ITEMS)
    expect(performance.now() - started).toBeLessThan(8_000)
  })
})

describe('what is chosen of a file', () => {
  it('makes a list, in its order and with its notes, once each', async () => {
    const answer = await post(owner, 'lists/import', {
      name: 'Silent',
      visibility: 'public',
      entries: [
        { title_id: golem, note: 'Clay' },
        { title_id: metropolis },
        { title_id: golem, note: 'Twice' },
      ],
    })
    expect(answer.statusCode).toBe(201)
    const { list, ...rest } = answer.json()
    expect(rest).toEqual({ added: 2, already_there: 0, refused: [] })
    expect(list).toMatchObject({ name: 'Silent', visibility: 'public', items_count: 2 })
    expect(await holds(list.id)).toEqual([
      [golem, 'Clay'],
      [metropolis, null],
    ])
  })

  it('goes to the end of an own list, which keeps what it holds; what is gone is named', async () => {
    const id = await make(metropolis)
    const entries = [
      { title_id: metropolis, note: 'New' },
      { title_id: BIGGEST },
      { title_id: golem },
    ]
    const answer = await post(owner, `lists/${id}/import`, { entries })
    expect(answer.json()).toMatchObject({
      added: 1,
      already_there: 1,
      refused: [{ title_id: BIGGEST, reason: 'gone' }],
      list: { id, items_count: 2 },
    })
    expect(await holds(id)).toEqual([
      [metropolis, null],
      [golem, null],
    ])
  })

  it('is nobody else’s to add, and nothing that cannot be stored', async () => {
    const id = await make(metropolis)
    const entries = [{ title_id: golem }]
    expect((await post(stranger, `lists/${id}/import`, { entries })).statusCode).toBe(404)
    expect((await post(test, 'lists/import', { name: 'x', entries })).statusCode).toBe(401)
    const wrong: object[] = [
      { entries: [] },
      { entries: [{ title_id: 1e300 }] },
      { entries: [{ title_id: golem, note: 'a\0b' }] },
      { entries: [{ title_id: golem, note: 'x'.repeat(301) }] },
      { entries: Array(MOST_LIST_ITEMS + 1).fill({ title_id: golem }) },
      {},
    ]
    for (const body of wrong)
      expect((await post(owner, `lists/${id}/import`, body)).statusCode).toBe(422)
    const nothing = { name: 'Nothing', entries: [{ title_id: BIGGEST }] }
    expect((await post(owner, 'lists/import', nothing)).json().errors).toHaveProperty('entries')
    expect((await holds(id)).length).toBe(1)
  })

  it('fills a list as far as it can, ten imports at once', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into titles (type, name, year) select 'movie', 'Many ' || n, 1930 from generate_series(1, 40) n
      returning id`.execute(test.platform.db)
    const id = await make(metropolis)
    // As full as it can get, but for five.
    await test.platform.db
      .updateTable('lists')
      .set({ items_count: MOST_LIST_ITEMS - 5 })
      .where('id', '=', id)
      .execute()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        post(owner, `lists/${id}/import`, {
          entries: rows.slice(at * 4, at * 4 + 4).map((row) => ({ title_id: row.id })),
        }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
    const said = answers.map((answer) => answer.json())
    const sum = (count: (one: (typeof said)[0]) => number) =>
      said.reduce((total, one) => total + count(one), 0)
    expect([sum(({ added }) => added), sum(({ refused }) => refused.length)]).toEqual([5, 35])
    const [, ...added] = await holds(id)
    expect(new Set(added.map(([title]) => title)).size).toBe(5)
  })

  it('is the same list again when its own file is read', async () => {
    const id = await make(otherGolem, nosferatu, golem, remake)
    await post(owner, `lists/${id}/note`, { title_id: golem, note: '=1+1' })
    for (const language of ['en', 'fr']) {
      const csv = await owner.call('GET', `/api/v1/lists/${id}/csv?lang=${language}`)
      const { rows } = (await sendFile(owner.cookie, csv.rawPayload)).json() as ListFileAnswer
      expect(rows.map(({ title_id, note }) => [title_id, note])).toEqual([
        [otherGolem, null],
        [nosferatu, null],
        [golem, '=1+1'],
        [remake, null],
      ])
    }
  })
})
