import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { useTestApp } from '../../../test-app.ts'

const test = useTestApp()
let admin = {} as Awaited<ReturnType<typeof test.as>>

beforeAll(async () => {
  admin = await test.as('admin')
})
beforeEach(async () => {
  await sql`truncate tags, news_articles, audit_events cascade`.execute(test.platform.db)
})

const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
  const answer = await admin.call(method, `/api/v1/${path}`, body)
  return { status: answer.statusCode, ...answer.json() }
}
const add = async (name: string, name_fr: string | null = null) =>
  (await call('POST', 'tags', { name, name_fr })).taxon
const write = async (title: string, tags: number[], published_at: 'now' | null = 'now') =>
  (await call('POST', 'news-articles', { title, body: '<p>Words.</p>', tags, published_at }))
    .article
const read = async (query = '') => (await test.call('GET', `/api/v1/news?lang=en${query}`)).json()
const namesOf = ({ pagination }: { pagination: { data: { name: string }[] } }) =>
  pagination.data.map(({ name }) => name).toSorted()

describe('tags of news', () => {
  it('are on the article, and narrow the news for everybody', async () => {
    const [reels, people] = [await add('Lost reels', 'Bobines perdues'), await add('People')]
    const article = await write('A reel was found', [people.id, reels.id])
    await write('Somebody was born', [people.id])
    await write('Nothing to see yet', [reels.id], null)
    const { article: seen } = (await test.call('GET', `/api/v1/news/${article.id}?lang=fr`)).json()
    expect(seen.tags).toEqual([
      { id: reels.id, slug: 'lost-reels', name: 'Bobines perdues' },
      { id: people.id, slug: 'people', name: 'People' },
    ])
    expect(namesOf(await read('&tag=people'))).toEqual(['A reel was found', 'Somebody was born'])
    const narrowed = await read('&tag=lost-reels')
    expect(namesOf(narrowed)).toEqual(['A reel was found'])
    expect(narrowed.tag).toMatchObject({ slug: 'lost-reels' })
    expect(narrowed.tags.map(({ slug }: { slug: string }) => slug)).toEqual([
      'lost-reels',
      'people',
    ])
    expect((await test.call('GET', '/api/v1/news?tag=nothing')).statusCode).toBe(404)
  })

  it('are told of no article that readers do not see', async () => {
    const tag = await add('Secret plans')
    await write('Not yet', [tag.id], null)
    expect((await read()).tags).toEqual([])
    expect(namesOf(await read('&tag=secret-plans'))).toEqual([])
  })

  it('become one, which both addresses mean', async () => {
    const [from, into] = [await add('Reels'), await add('Films')]
    await write('One', [from.id])
    await write('Both', [from.id, into.id])
    expect(await call('GET', `tags/${from.id}/merge?into=${into.id}`)).toMatchObject({
      articles: 2,
      both: 1,
    })
    const merged = await call('POST', `tags/${from.id}/merge`, { into: into.id, version: 1 })
    expect(merged.taxon).toMatchObject({ id: into.id, articles_count: 2 })
    for (const slug of ['reels', 'films'])
      expect(namesOf(await read(`&tag=${slug}`))).toEqual(['Both', 'One'])
    expect((await read('&tag=reels')).tag.slug).toBe('films')
  })

  it('are renamed and deleted as they were seen, and what had them loses them', async () => {
    const tag = await add('Reels')
    const article = await write('One', [tag.id])
    const renamed = await call('PUT', `tags/${tag.id}`, { name: 'Films', version: 1 })
    expect(renamed.taxon).toMatchObject({ name: 'Films', slug: 'reels', version: 2 })
    expect((await call('PUT', `tags/${tag.id}`, { name: 'Late', version: 1 })).status).toBe(409)
    expect((await call('DELETE', `tags/${tag.id}`, { versions: { [tag.id]: 1 } })).status).toBe(409)
    expect((await call('DELETE', `tags/${tag.id}`, { versions: { [tag.id]: 2 } })).deleted).toBe(1)
    expect((await test.call('GET', `/api/v1/news/${article.id}`)).json().article.tags).toEqual([])
  })

  it('are part of the article: another version, written down, and left out when they are gone', async () => {
    const tag = await add('Reels')
    const article = await write('One', [])
    const { id, version, title, body, published_at } = article
    const form = { title, body, published_at }
    const saved = await call('PUT', `news-articles/${id}`, {
      ...form,
      version,
      tags: [tag.id, 9_007_199_254_740_991],
    })
    expect(saved.article).toMatchObject({
      version: version + 1,
      tags: [{ id: tag.id, name: 'Reels' }],
    })
    const late = await call('PUT', `news-articles/${id}`, { ...form, version, tags: [] })
    expect(late.status).toBe(409)
    const history = await call('GET', `history/news/${id}`)
    expect(JSON.stringify(history.pagination.data)).toContain('Reels')
  })

  it('have one name each, also where ten are added at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call('POST', 'tags', { name: 'Same' })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(422)])
    for (const name of ['', '!?', 'a\u0000b', 'x'.repeat(81)])
      expect((await call('POST', 'tags', { name })).status).toBe(422)
  })

  it('are tended by who may, and chosen by who writes news', async () => {
    const writer = await test.as('member')
    await test.platform.db
      .insertInto('user_permissions')
      .values(
        ['admin.access', 'news.update'].map((permission) => ({ user_id: writer.id, permission })),
      )
      .execute()
    expect((await writer.call('GET', '/api/v1/tags')).statusCode).toBe(200)
    expect((await writer.call('POST', '/api/v1/tags', { name: 'Mine' })).statusCode).toBe(403)
    expect((await (await test.as('member')).call('GET', '/api/v1/tags')).statusCode).toBe(403)
  })
})
