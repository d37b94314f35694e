import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { buildTitle } from '../titles/titles.factory.ts'

const test = useTestApp()
const ids: Record<string, number> = {}
const DAY_MS = 86_400_000

async function publish(title: string, daysAgo: number | null) {
  const { id } = await test.platform.db
    .insertInto('news_articles')
    .values({
      slug: title.toLowerCase(),
      title,
      title_fr: `${title} (fr)`,
      summary: 'In short',
      body: '<p>One.</p><p>Two.</p>',
      published_at: daysAgo === null ? null : new Date(Date.now() - daysAgo * DAY_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  ids[title] = id
}

beforeAll(async () => {
  const title = await buildTitle(test.platform.db, { name: 'Metropolis' })
  for (const [name, days] of [
    ['Old', 3],
    ['Fresh', 1],
    ['Middle', 2],
    ['Draft', null],
    ['Tomorrow', -1],
  ] as const)
    await publish(name, days)
  await test.platform.db
    .insertInto('news_titles')
    .values({ article_id: ids['Fresh']!, title_id: title.id })
    .execute()
})

describe('news', () => {
  it('are the published articles, newest first, in the language of the reader', async () => {
    const { pagination } = (await test.call('GET', '/api/v1/news?lang=fr')).json()
    expect(pagination.data.map(({ name }: { name: string }) => name)).toEqual([
      'Fresh (fr)',
      'Middle (fr)',
      'Old (fr)',
    ])
    expect(pagination.data[0]).toMatchObject({
      slug: 'fresh',
      title: { name: 'Metropolis' },
      summary: 'In short',
    })
    expect(pagination.data[1].title).toBeNull()
  })

  it('open one by one, with the titles they are about and what else is new', async () => {
    const { article } = (await test.call('GET', `/api/v1/news/${ids['Fresh']}?lang=en`)).json()
    expect(article).toMatchObject({
      name: 'Fresh',
      body: '<p>One.</p><p>Two.</p>',
      description: 'In short',
      is_public: true,
      source: null,
      author: null,
    })
    expect(article.titles.map(({ name }: { name: string }) => name)).toEqual(['Metropolis'])
    expect(article.related.map(({ name }: { name: string }) => name)).toEqual(['Middle', 'Old'])
  })

  it('do not show drafts, nor articles before their day', async () => {
    for (const name of ['Draft', 'Tomorrow'])
      expect((await test.call('GET', `/api/v1/news/${ids[name]}`)).statusCode).toBe(404)
  })

  it('have a row on the front page and a channel of their own', async () => {
    const home = (await test.call('GET', '/api/v1/channel/home?lang=en')).json().channel
    const shelf = home.channels.find(({ slug }: { slug: string }) => slug === 'latest-news')
    expect(
      shelf.items.map(({ name, model_type }: { name: string; model_type: string }) => [
        model_type,
        name,
      ]),
    ).toEqual([
      ['news', 'Fresh'],
      ['news', 'Middle'],
      ['news', 'Old'],
    ])
    const { content } = (
      await test.call('GET', '/api/v1/channel/latest-news?lang=en&perPage=2')
    ).json().channel
    expect(content).toMatchObject({ total: 3, data: [{ name: 'Fresh' }, { name: 'Middle' }] })
  })
})
