import { encodeFilters } from '@mediatheque/contract/core/filter-records.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test-app.ts'
import { buildTitle } from '../../titles/titles.factory.ts'
import { appearingNews } from './news.jobs.ts'

const test = useTestApp()
const DAY_MS = 86_400_000
type Caller = Awaited<ReturnType<typeof test.as>>
let admin: Caller
let member: Caller

beforeAll(async () => {
  admin = await test.as('admin')
  member = await test.as('member')
})

const FORM = { title: 'A reel was found', body: '<p>In an attic.</p>' }
const later = () => new Date(Date.now() + DAY_MS).toISOString()

async function write(form: object = {}) {
  const answer = await admin.call('POST', '/api/v1/news-articles', { ...FORM, ...form })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().article
}
const put = (id: number, body: object) => admin.call('PUT', `/api/v1/news-articles/${id}`, body)
const read = (id: number, who: Pick<Caller, 'call'> = test) =>
  who.call('GET', `/api/v1/news/${id}?lang=en`)
const namesOf = async (who: Pick<Caller, 'call'> = test) =>
  (await who.call('GET', '/api/v1/news?lang=en&perPage=50'))
    .json()
    .pagination.data.map(({ name }: { name: string }) => name)

describe('an article', () => {
  it('is a draft until somebody says when it appears, and seen by those who write news alone', async () => {
    const made = await write({ title: 'A draft' })
    expect(made).toMatchObject({ state: 'draft', published_at: null, slug: 'a-draft', version: 1 })
    expect((await read(made.id)).statusCode).toBe(404)
    expect((await read(made.id, member)).statusCode).toBe(404)
    expect((await read(made.id, admin)).json().article).toMatchObject({
      is_public: false,
      published_at: null,
      can: { update: true },
    })
    const published = await put(made.id, { ...FORM, version: 1, published_at: 'now' })
    expect(published.json().article).toMatchObject({ state: 'published' })
    expect((await read(made.id)).json().article).toMatchObject({
      is_public: true,
      can: { update: false },
    })
  })

  it('is seen as soon as it is saved, and keeps its day when it is published again', async () => {
    const before = await namesOf()
    const made = await write({ title: 'At once', published_at: 'now' })
    expect(await namesOf()).toEqual(['At once', ...before])
    const again = await put(made.id, {
      ...FORM,
      title: 'At once',
      version: 1,
      published_at: 'now',
    })
    expect(again.json().article.published_at).toBe(made.published_at)
  })

  it('appears by itself at its time, for everybody, once the job of that moment has run', async () => {
    const made = await write({ title: 'Tomorrow', published_at: later() })
    expect(made.state).toBe('scheduled')
    expect((await read(made.id)).statusCode).toBe(404)
    expect(await namesOf()).not.toContain('Tomorrow')
    expect(await namesOf(admin)).not.toContain('Tomorrow')
    const { rows } = await sql<{ at: Date }>`select start_after as at from pgboss.job
      where name = ${appearingNews.name} order by created_on desc limit 1`.execute(test.platform.db)
    expect(rows[0]?.at.toISOString()).toBe(made.published_at)
    // Time goes by: nothing else is written.
    await test.platform.db
      .updateTable('news_articles')
      .set({ published_at: new Date(Date.now() - 1) })
      .where('id', '=', made.id)
      .execute()
    expect(await namesOf()).not.toContain('Tomorrow')
    await appearingNews.run(test.platform, {}, {} as never)
    expect(await namesOf()).toContain('Tomorrow')
    expect((await read(made.id)).statusCode).toBe(200)
  })

  it('holds of its HTML what texts may hold, in both languages', async () => {
    const made = await write({
      body: '<p onclick="x()">Hello<script>alert(1)</script></p><img src="https://evil.example/a.png">',
      body_fr: '<p>Bonjour</p><iframe src="https://evil.example"></iframe>',
      published_at: 'now',
    })
    expect(made.body).toBe('<p>Hello</p>')
    expect(made.body_fr).toBe('<p>Bonjour</p>')
    const french = await test.call('GET', `/api/v1/news/${made.id}?lang=fr`)
    expect(french.json().article).toMatchObject({ body: '<p>Bonjour</p>', description: 'Bonjour' })
  })

  it('is about titles in their order; those that are gone, or are named twice, are left out', async () => {
    const [one, two] = [
      await buildTitle(test.platform.db, { name: 'Metropolis' }),
      await buildTitle(test.platform.db, { name: 'Faust' }),
    ]
    const made = await write({ titles: [two.id, one.id, two.id, 987_654_321] })
    const names = (article: { titles: { name: string }[] }) =>
      article.titles.map(({ name }) => name)
    expect(names(made)).toEqual(['Faust', 'Metropolis'])
    const turned = await put(made.id, { ...FORM, version: 1, titles: [one.id, two.id] })
    expect(names(turned.json().article)).toEqual(['Metropolis', 'Faust'])
    expect(turned.json().article.version).toBe(2)
    // Whoever saw the former order is told.
    const stale = await put(made.id, { ...FORM, version: 1, titles: [] })
    expect(stale.statusCode).toBe(409)
    expect(names(stale.json().conflicts[0].current)).toEqual(['Metropolis', 'Faust'])
  })

  it('is written by one of ten who save at once', async () => {
    const made = await write()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        put(made.id, { ...FORM, title: `By number ${index}`, version: 1 }),
      ),
    )
    const codes = answers.map(({ statusCode }) => statusCode).sort()
    expect(codes).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  })

  it('is refused by field where something is wrong', async () => {
    const faults = async (form: object) => {
      const answer = await admin.call('POST', '/api/v1/news-articles', { ...FORM, ...form })
      expect(answer.statusCode, JSON.stringify(form)).toBe(422)
      return Object.keys(answer.json().errors)
    }
    expect(await faults({ title: ' ' })).toEqual(['title'])
    expect(await faults({ title: 'a\0b' })).toEqual(['title'])
    expect(await faults({ title: '!?' })).toEqual(['slug'])
    expect(await faults({ body: '<script>x</script>' })).toEqual(['body'])
    expect(await faults({ published_at: 'soon' })).toEqual(['published_at'])
    expect(await faults({ published_at: '', title: '' })).toEqual(['title'])
    expect(await faults({ image: 'https://evil.example/a.png' })).toEqual(['image'])
    expect(await faults({ image: '/files/2147483648/file.png' })).toEqual(['image'])
    expect(await faults({ source_url: 'javascript:alert(1)' })).toEqual(['source_url'])
    expect(await faults({ titles: [-1] })).toEqual(['titles.0'])
    expect(await faults({ titles: Array.from({ length: 25 }, (_, i) => i + 1) })).toEqual([
      'titles',
    ])
  })

  it('shows no file that was sent for anything else', async () => {
    const { id } = await test.platform.db
      .insertInto('file_entries')
      .values({
        purpose: 'file',
        disk: 'local',
        key: 'secret',
        is_public: false,
        name: 'secret.png',
        extension: 'png',
        mime: 'image/png',
        size_bytes: 9,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const answer = await admin.call('POST', '/api/v1/news-articles', {
      ...FORM,
      image: `/files/${id}/file.png`,
    })
    expect(answer.json().errors).toHaveProperty('image')
  })
})

describe('the list of articles', () => {
  it('is narrowed to a state and to words, and is nothing for members', async () => {
    const named = async (query: string) =>
      (await admin.call('GET', `/api/v1/news-articles?${query}`))
        .json()
        .pagination.data.map(({ title }: { title: string }) => title)
    await write({ title: 'Zeppelin over the harbour', published_at: later() })
    await write({ title: 'Zeppelin in the shed' })
    const filters = encodeFilters([{ key: 'state', value: ['scheduled'], operator: '=' }])
    expect(await named('query=zeppelin&orderBy=title')).toEqual([
      'Zeppelin in the shed',
      'Zeppelin over the harbour',
    ])
    expect(await named(`query=zeppelin&filters=${filters}`)).toEqual(['Zeppelin over the harbour'])
    expect(await named('query=%25%25')).toEqual([])
    expect((await member.call('GET', '/api/v1/news-articles')).statusCode).toBe(403)
    expect((await test.call('GET', '/api/v1/news-articles/csv')).statusCode).toBe(401)
  })
})

describe('a deleted article', () => {
  it('is nowhere, and comes back with its comments', async () => {
    const { id } = await write({ title: 'Gone', published_at: 'now' })
    await test.platform.db
      .insertInto('comments')
      .values({ commentable_type: 'news', commentable_id: id, user_id: member.id, content: 'Oh' })
      .execute()
    const deleted = await admin.call('DELETE', `/api/v1/news-articles/${id}`, {
      versions: { [id]: 1 },
    })
    expect(deleted.json()).toMatchObject({ deleted: 1 })
    for (const who of [test, member, admin]) expect((await read(id, who)).statusCode).toBe(404)
    expect(await namesOf()).not.toContain('Gone')
    const again = { versions: { [id]: 1 } }
    expect((await admin.call('DELETE', `/api/v1/news-articles/${id}`, again)).statusCode).toBe(404)
    expect((await put(id, { ...FORM, version: 1 })).statusCode).toBe(404)
    expect((await admin.call('GET', `/api/v1/news-articles/${id}/model`)).statusCode).toBe(404)

    const back = await Promise.all(
      [1, 2, 3].map(() => admin.call('POST', `/api/v1/news-articles/${id}/restore`, {})),
    )
    expect(back.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404])
    expect((await read(id)).json().article).toMatchObject({ name: 'Gone', comments_count: 1 })
    const actions = await test.platform.db
      .selectFrom('audit_events')
      .select('action')
      .where('record_type', '=', 'news')
      .where('record_id', '=', String(id))
      .orderBy('id')
      .execute()
    expect(actions.map(({ action }) => action)).toEqual(['created', 'deleted', 'restored'])
  })
})

describe('a change of an article', () => {
  it('is taken back field by field', async () => {
    const title = await buildTitle(test.platform.db, { name: 'Sunrise' })
    const made = await write({ title: 'As it was', summary: 'Short', titles: [title.id] })
    await put(made.id, {
      ...FORM,
      title: 'As it became',
      summary: 'Shorter',
      version: 1,
      published_at: 'now',
    })
    const { id: eventId } = await test.platform.db
      .selectFrom('audit_events')
      .select('id')
      .where('record_type', '=', 'news')
      .where('record_id', '=', String(made.id))
      .where('action', '=', 'updated')
      .executeTakeFirstOrThrow()
    const reverted = await admin.call('POST', `/api/v1/history/events/${eventId}/revert`, {
      fields: ['title', 'titles', 'published_at'],
    })
    expect(reverted.statusCode, reverted.body).toBe(200)
    const now = (await admin.call('GET', `/api/v1/news-articles/${made.id}/model`)).json().article
    expect(now).toMatchObject({ title: 'As it was', summary: 'Shorter', state: 'draft' })
    expect(now.titles).toMatchObject([{ name: 'Sunrise' }])
  })
})
