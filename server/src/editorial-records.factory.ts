import { dbOf, secret } from './contributed-records.factory.ts'
import type { MakeCall } from './stored-records.factory.ts'
import { list } from './listed-records.factory.ts'
import { customPage } from './site-records.factory.ts'
import type { TestApp } from './features/test-app.ts'

/** A draft, so that it is not for everybody. */
async function article(test: TestApp, deletedAt: Date | null = null): Promise<number> {
  const values = { slug: `reel-${secret()}`, title: 'A reel', body: '<p>In an attic.</p>' }
  const made = dbOf(test)
    .insertInto('news_articles')
    .values({ ...values, deleted_at: deletedAt })
    .returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

async function channel(test: TestApp): Promise<number> {
  const values = { slug: `row-${secret()}`, name: 'A row', content: 'automatic' }
  const made = dbOf(test).insertInto('channels').values(values).returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

/** Writes of the editors of pages, news, channels and lists, by method and path as the contract writes them. */
export const CALLS_OF_EDITORS: Readonly<Record<string, MakeCall>> = {
  'PUT custom-pages/:id': async (test) => ({
    params: { id: await customPage(test) },
    body: { version: 1, title: `Another ${secret()}`, body: '<p>Other words</p>' },
  }),
  'PUT news-articles/:id': async (test) => ({
    params: { id: await article(test) },
    body: { version: 1, title: `Another ${secret()}`, body: '<p>Other words</p>' },
  }),
  'DELETE news-articles/:ids': async (test) => {
    const id = await article(test)
    return { params: { ids: id }, body: { versions: { [id]: 1 } } }
  },
  'PUT channels/:id': async (test) => ({
    params: { id: await channel(test) },
    body: { version: 1, name: `Another ${secret()}`, content_type: 'automatic' },
  }),
  'DELETE channels/:ids': async (test) => {
    const id = await channel(test)
    return { params: { ids: id }, body: { versions: { [id]: 1 } } }
  },
  'GET list-records/:slugOrId': async (test, ownerId) => ({
    params: { slugOrId: await list(test, ownerId) },
  }),
  'PUT list-records/:id': async (test, ownerId) => ({
    params: { id: await list(test, ownerId) },
    body: { version: 1, name: `Seen ${secret()}`, visibility: 'private' },
  }),
  'DELETE list-records/:ids': async (test, ownerId) => {
    const id = await list(test, ownerId)
    return { params: { ids: id }, body: { versions: { [id]: 1 }, reason: 'Rude' } }
  },
  'POST news-articles/:ids/restore': async (test) => ({
    params: { ids: await article(test, new Date()) },
    body: {},
  }),
}
