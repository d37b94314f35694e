import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { useTestApp } from '../../test-app.ts'
import { workOnRun } from '../../operations/bulk-runs/work-on-run.ts'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { changeTitle, getTitleSheet } from '../titles/change-title.service.ts'
import { mediaImportJobs } from './media-import.jobs.ts'
import { json, startTestService } from './test-outside-services.ts'
import { answerSeries, movieOfTmdb } from './test-tmdb.ts'

const outside = await startTestService()
const test = useTestApp()
afterAll(() => outside.stop())

let team = {} as Awaited<ReturnType<typeof test.as>>
const context = { jobId: '', isLastAttempt: true, signal: new AbortController().signal }
const work = (runId: number) => workOnRun(test.platform, runId, context.signal)
const refresh = () => mediaImportJobs[0]!.run(test.platform, {}, context)
const start = (query: object, { list = 'import-movie', action = 'movie' } = {}) =>
  team.call('POST', '/api/v1/bulk-runs', { list, action, query })
const runOf = async (list = 'import-movie') =>
  (await team.call('GET', `/api/v1/bulk-runs?list=${list}`)).json().runs[0]
const countTitles = async (like: string) => {
  const { rows } = await sql<{
    type: string
  }>`select type from titles where name like ${like}`.execute(test.platform.db)
  return rows.length
}
const film = (id: number, name: string) =>
  outside.answer(`/3/movie/${id}`, movieOfTmdb(id, { title: name, original_title: name }))

beforeAll(async () => {
  team = await test.as('admin')
  await updateSettings(test.platform, {
    import_tmdb: { api: outside.origin, pictures: outside.origin },
    import_tmdb_key: { api_key: 'key-of-tmdb' },
  })
})

const TOO_MANY = Array.from({ length: 501 }, (_, index) => index + 1).join(' ')

describe('an import of many works', () => {
  it('brings in all whose ids are given, says what failed, and does nothing twice', async () => {
    for (const id of [101, 102, 103]) film(id, `Many ${id}`)
    const answer = await start({ media_type: 'movie', ids: '101, 102;999 103 101' })
    expect(answer.statusCode, answer.body).toBe(202)
    expect(answer.json().run).toMatchObject({ total: 4, state: 'running' })
    await work(answer.json().run.id)
    expect(await runOf()).toMatchObject({
      state: 'done',
      done: 3,
      failed: 1,
      problems: [
        { id: 999, name: 'TMDB ID 999', reason: 'The outside database knows nothing by this id.' },
      ],
    })
    expect(await countTitles('Many %')).toBe(3)
    const again = await start({ media_type: 'movie', ids: '101' })
    await work(again.json().run.id)
    expect(await countTitles('Many %')).toBe(3)
    const events = await test.platform.db
      .selectFrom('audit_events')
      .select(['actor_id', 'way', 'action'])
      .where('record_name', '=', 'Many 101')
      .execute()
    expect(events).toEqual([{ actor_id: team.id, way: 'job', action: 'created' }])
  })

  it('takes a page of a list, into the category that was chosen', async () => {
    film(201, 'Listed 201')
    film(202, 'Listed 202')
    outside.answer('/3/movie/now_playing', (response, { url }) =>
      json(response, {
        results: url.searchParams.get('page') === '2' ? [{ id: 201 }, { id: 202 }] : [],
      }),
    )
    const answer = await start(
      { media_type: 'movie', list: 'current', page: '2' },
      { action: 'doc' },
    )
    await work(answer.json().run.id)
    const { rows } = await sql<{
      type: string
    }>`select distinct type from titles where name like 'Listed %'`.execute(test.platform.db)
    expect(rows).toEqual([{ type: 'doc' }])
  })

  it('is stopped after the work that it is at', async () => {
    for (const id of [301, 302]) film(id, `Stopped ${id}`)
    const { run } = (await start({ media_type: 'movie', ids: '301 302' })).json()
    outside.answer('/3/movie/301', (response) => {
      void team
        .call('POST', `/api/v1/bulk-runs/${run.id}/stop`, {})
        .then(() =>
          json(response, movieOfTmdb(301, { title: 'Stopped 301', original_title: 'Stopped 301' })),
        )
    })
    await work(run.id)
    expect(await runOf()).toMatchObject({ state: 'stopped' })
    expect(await countTitles('Stopped %')).toBeLessThan(2)
  })

  it.each([
    [{ media_type: 'movie' }, 'ids'],
    [{ media_type: 'movie', ids: '12 x' }, 'ids'],
    [{ media_type: 'movie', ids: '0' }, 'ids'],
    [{ media_type: 'movie', ids: TOO_MANY }, 'ids'],
    [{ media_type: 'movie', list: 'all' }, 'list'],
    [{ media_type: 'movie', list: 'popular', page: '501' }, 'page'],
    [{ media_type: 'series', ids: '1' }, 'media_type'],
  ])('is refused for what is wrong: %#', async (query, field) => {
    const answer = await start(query)
    expect([answer.statusCode, Object.keys(answer.json().errors)[0]]).toEqual([422, field])
  })

  it('is for who may enter titles', async () => {
    for (const role of ['member', 'uploader'] as const) {
      const other = await test.as(role)
      const body = {
        list: 'import-movie',
        action: 'movie',
        query: { media_type: 'movie', ids: '1' },
      }
      expect((await other.call('POST', '/api/v1/bulk-runs', body)).statusCode).toBe(403)
    }
  })
})

describe('the refresh of what is airing', () => {
  const importSeries = async (id: number) => {
    answerSeries(outside, { id, name: `Airing ${id}`, external_ids: {} })
    const answer = await team.call('POST', '/api/v1/media/import', {
      media_type: 'series',
      id,
      into: 'new',
    })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().mediaItem.id as number
  }
  const age = (titleId: number) =>
    sql`update title_imports set refreshed_at = now() - interval '2 days' where title_id = ${titleId}`.execute(
      test.platform.db,
    )
  const importOf = (titleId: number) =>
    test.platform.db
      .selectFrom('title_imports')
      .selectAll()
      .where('title_id', '=', titleId)
      .executeTakeFirstOrThrow()

  it('is off unless the settings say so, keeps locks, and asks for what is due alone', async () => {
    const [due, recent, ended] = [
      await importSeries(401),
      await importSeries(402),
      await importSeries(403),
    ]
    const { version } = await getTitleSheet(test.platform, due)
    await changeTitle(test.platform, due, { version, values: { plot: 'By hand.' } })
    for (const id of [due, ended]) await age(id)
    await sql`update title_imports set is_airing = false where title_id = ${ended}`.execute(
      test.platform.db,
    )
    for (const id of [401, 402, 403])
      answerSeries(outside, {
        id,
        name: `Airing ${id} anew`,
        external_ids: {},
        in_production: false,
        status: 'Ended',
      })
    await refresh()
    expect((await getTitleSheet(test.platform, due)).name).toBe('Airing 401')
    await updateSettings(test.platform, {
      import_refresh: { is_on: true, every_hours: 24, most_titles: 50 },
    })
    await refresh()
    expect(await getTitleSheet(test.platform, due)).toMatchObject({
      name: 'Airing 401 anew',
      plot: 'By hand.',
    })
    expect((await getTitleSheet(test.platform, recent)).name).toBe('Airing 402')
    expect((await getTitleSheet(test.platform, ended)).name).toBe('Airing 403')
    expect(await importOf(due)).toMatchObject({ is_airing: false, last_fault: null })
  })

  it('notes what went wrong, and gives up a service that does not answer', async () => {
    const ids = [
      await importSeries(501),
      await importSeries(502),
      await importSeries(503),
      await importSeries(504),
    ]
    for (const id of ids) await age(id)
    for (const id of [501, 502, 503, 504])
      outside.answer(`/3/tv/${id}`, (response) =>
        json(response, { success: false, status_code: 7 }, 401),
      )
    const before = outside.asked.length
    await refresh()
    expect(outside.asked.length - before).toBe(3)
    const rows = await Promise.all(ids.map(importOf))
    expect(rows.filter(({ last_fault }) => last_fault?.includes('refuses the key'))).toHaveLength(3)
  })
})
