import type { SearchResponse } from '@mediatheque/contract/catalogue/search/search.schemas.ts'
import { beforeAll, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { buildTitle } from '../titles/titles.factory.ts'

const test = useTestApp()
let owner: Awaited<ReturnType<typeof test.as>>
let titleId: number

interface Given {
  name: string
  name_fr?: string
  description?: string
  visibility?: string
  user_id?: number
  isEmpty?: boolean
}

async function addList({ isEmpty = false, ...list }: Given): Promise<number> {
  const { db } = test.platform
  const { id } = await db
    .insertInto('lists')
    .values({ user_id: owner.id, visibility: 'public', ...list })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (!isEmpty)
    await db
      .insertInto('list_items')
      .values({ list_id: id, title_id: titleId, position: 1 })
      .execute()
  return id
}

async function search(query: string, parameters = '&model_type=list'): Promise<SearchResponse> {
  const response = await test.call(
    'GET',
    `/api/v1/search/${encodeURIComponent(query)}?lang=en${parameters}`,
  )
  expect(response.statusCode).toBe(200)
  return response.json()
}
const namesOf = ({ lists }: SearchResponse) => lists.map(({ name }) => name)

beforeAll(async () => {
  owner = await test.as('member')
  titleId = (await buildTitle(test.platform.db, { name: 'Metropolis' })).id
  await addList({ name: 'Silent nights', name_fr: 'Nuits muettes' })
  await addList({ name: 'Silent', description: 'Without a word' })
  await addList({ name: 'Gems of horror', description: 'Best seen in silent houses' })
})

it('finds public lists by the words of their names in both languages, those that are called so first', async () => {
  expect(namesOf(await search('silent'))).toEqual(['Silent', 'Silent nights', 'Gems of horror'])
  expect(namesOf(await search('NUITS mue'))).toEqual(['Silent nights'])
  expect(namesOf(await search('the horror'))).toEqual(['Gems of horror'])
  expect((await search('silent')).counts.list).toBe(3)
})

it('finds them in spite of a typing error, and while a name is typed', async () => {
  expect(namesOf(await search('silnt nights'))).toEqual(['Silent nights'])
  const typed = await search('silent ni', '&loader=searchAutocomplete')
  expect(namesOf(typed)).toEqual(['Silent nights'])
  expect(typed.results.every(({ model_type }) => ['title', 'person'].includes(model_type))).toBe(
    true,
  )
})

it('pages them', async () => {
  const second = await search('silent', '&model_type=list&limit=2&page=2')
  expect(namesOf(second)).toEqual(['Gems of horror'])
  expect(second).toMatchObject({ page: 2, last_page: 2 })
})

it('never finds what is not shown to everybody, whoever asks', async () => {
  await addList({ name: 'Zanzibar secrets', visibility: 'private' })
  await addList({ name: 'Zanzibar by address', visibility: 'unlisted' })
  await addList({ name: 'Zanzibar of nothing', isEmpty: true })
  const banned = await test.as('member')
  await addList({ name: 'Zanzibar of the suspended', user_id: banned.id })
  await test.platform.db
    .updateTable('users')
    .set({ banned_at: new Date() })
    .where('id', '=', banned.id)
    .execute()
  const admin = await test.as('admin')
  for (const caller of [test, owner, admin]) {
    const response = await caller.call('GET', '/api/v1/search/zanzibar?model_type=list')
    expect(response.json()).toMatchObject({ lists: [], counts: { list: 0 } })
  }
})

it('leaves out what was hidden a moment ago, though the search was kept', async () => {
  const id = await addList({ name: 'Quagga tales' })
  expect(namesOf(await search('quagga'))).toEqual(['Quagga tales'])
  await test.platform.db
    .updateTable('lists')
    .set({ visibility: 'private' })
    .where('id', '=', id)
    .execute()
  expect(namesOf(await search('quagga'))).toEqual([])
})

it('takes signs of the query language for text', async () => {
  for (const query of ["'", '& | !', 'silent:*', '\\', '(', 'a'.repeat(200)]) await search(query)
})
