import { type Endpoint, endpointUrl } from '@mediatheque/contract/core/endpoint.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { buildPerson } from './features/catalogue/people/people.factory.ts'
import { buildTitle } from './features/catalogue/titles/titles.factory.ts'
import { useTestApp } from './features/test-app.ts'
import { endpoints } from './platform/contract/endpoints.ts'

const test = useTestApp()
const MADE_UP = Buffer.from('p0').toString('base64url')

/** Comments and credits say whose they are in the query; no other list reads it. */
const OF_A_TITLE = 'commentable_type=title&commentable_id=1&person_id=1&paginate=cursor'

const hasCursors = ({ query }: Endpoint) => query instanceof z.ZodObject && 'cursor' in query.shape

it('no list answers a cursor with its first page: one that it did not make is refused by name', async () => {
  const caller = await test.as('admin')
  const ignored: string[] = []
  const lists = Object.values<Endpoint>(endpoints).filter(hasCursors)
  expect(lists.length).toBeGreaterThan(12)
  for (const { path } of lists) {
    const url = endpointUrl(path)
      .replace(':kind', 'link')
      .replace(/:[A-Za-z]+/g, '1')
    const { statusCode, body } = await caller.call('GET', `${url}?${OF_A_TITLE}&cursor=${MADE_UP}`)
    const isGuarded = statusCode === 403
    if (!isGuarded && !body.includes('"errors":{"cursor":')) ignored.push(`${url}: ${statusCode}`)
  }
  expect(ignored).toEqual([])
}, 60_000)

describe('whoever follows the cursors', () => {
  beforeAll(async () => {
    const { db } = test.platform
    for (const name of ['Ada', 'Bea', 'Cleo', 'Dora', 'Elsa']) {
      await buildTitle(db, { name })
      await buildPerson(db, { name })
    }
    await db
      .insertInto('channels')
      .values({ slug: 'people', name: 'People', content: 'automatic', item_type: 'person' })
      .execute()
  })

  interface NamedPage {
    data: { name: string }[]
    next_cursor: string | null
  }

  async function readPage(path: string, cursor: string): Promise<NamedPage> {
    const url = `/api/v1/${path}?paginate=cursor&perPage=2&cursor=${cursor}`
    const answer = (await test.call('GET', url)).json()
    return answer.pagination ?? answer.channel.content
  }

  it.each(['titles', 'channel/movies', 'channel/people'])('of %s meets all once', async (path) => {
    const met: string[] = []
    let cursor: string | null = ''
    for (let pages = 0; cursor !== null && pages < 9; pages += 1) {
      const page = await readPage(path, cursor)
      met.push(...page.data.map(({ name }) => name))
      cursor = page.next_cursor
    }
    expect(met.toSorted()).toEqual(['Ada', 'Bea', 'Cleo', 'Dora', 'Elsa'])
  })
})
