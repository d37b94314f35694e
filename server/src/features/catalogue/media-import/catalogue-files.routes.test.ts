import { CATALOGUE_FILE_PURPOSE } from '@mediatheque/contract/catalogue/media-import/catalogue-files.schemas.ts'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runWaitingJobs } from '../../../platform/test-platform.ts'
import { useTestApp } from '../../test-app.ts'
import { countStatements } from '../test-count-queries.ts'
import { buildTitle } from '../titles/titles.factory.ts'
import { catalogueImportJobs } from './catalogue-imports.jobs.ts'

const test = useTestApp()
type Caller = Awaited<ReturnType<typeof test.as>>
let [admin, moderator] = [] as unknown as [Caller, Caller]
const PATH = '/api/v1/catalogue'

beforeAll(async () => {
  admin = await test.as('admin')
  moderator = await test.as('moderator')
})
beforeEach(async () => {
  await sql`truncate titles, people, import_runs, file_entries cascade`.execute(test.platform.db)
})

const line = (key: string, more: object = {}) =>
  `${JSON.stringify({ mediatheque: 1, kind: 'title', key, type: 'movie', name: key, ...more })}\n`
async function send(text: string, caller = admin): Promise<number> {
  const body = new FormData()
  body.set('file', new File([text], 'catalogue.jsonl'))
  const sent = await caller.call(
    'POST',
    `/api/v1/file-entries?purpose=${CATALOGUE_FILE_PURPOSE.name}`,
    body,
  )
  return sent.json().fileEntry.id
}
const start = (file_id: number, caller = admin) =>
  caller.call('POST', `${PATH}/imports`, { file_id })
const work = () => runWaitingJobs(test.platform, catalogueImportJobs)
const imports = async () => (await admin.call('GET', `${PATH}/imports`)).json().imports

describe('the catalogue as a file', () => {
  it('is for those who may import alone', async () => {
    const id = await send(line('a'))
    for (const [method, url, body] of [
      ['GET', 'export'],
      ['GET', 'imports'],
      ['POST', 'imports', { file_id: id }],
      ['POST', 'imports/1/resume'],
      ['GET', 'imports/1/faults'],
    ] as const) {
      expect((await moderator.call(method, `${PATH}/${url}`, body)).statusCode).toBe(403)
      expect((await test.call(method, `${PATH}/${url}`, body)).statusCode).toBe(401)
    }
  })

  it('is read no further than somebody takes it, and holds nothing meanwhile', async () => {
    const { db } = test.platform
    const PEOPLE = 6_000
    // Far more than any buffer on the way holds.
    await sql`insert into people (name, biography)
      select 'Person ' || n, repeat(md5(n::text), 150) from generate_series(1, ${PEOPLE}) n`.execute(
      db,
    )
    const { port } = new URL(await test.app.listen({ port: 0, host: '127.0.0.1' }))
    const socket = connect(Number(port), '127.0.0.1')
    let statements = 0
    try {
      statements = await countStatements(test.platform, async () => {
        socket.write(
          `GET ${PATH}/export HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${admin.cookie}\r\n\r\n`,
        )
        const [begun] = (await once(socket, 'data')) as [Buffer]
        expect(begun.toString()).toContain('200 OK')
        socket.pause()
        await sleep(1_500)
      })
      // Of twelve pages of people some: the others wait for their reader.
      expect(statements).toBeGreaterThan(0)
      expect(statements).toBeLessThan(12)
      const { rows } = await sql<{
        count: number
      }>`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`.execute(db)
      expect(rows[0]?.count).toBe(0)
    } finally {
      socket.destroy()
    }
  })

  it('is sent as it is read, and goes on after a line', async () => {
    const ids: number[] = []
    for (const name of ['One', 'Two', 'Three'])
      ids.push((await buildTitle(test.platform.db, { name })).id)
    const whole = await admin.call('GET', `${PATH}/export`)
    expect(whole.headers['content-type']).toContain('application/x-ndjson')
    const names = (text: string) =>
      text
        .trim()
        .split('\n')
        .map((one) => JSON.parse(one).name)
    expect(names(whole.body)).toEqual(['One', 'Two', 'Three'])
    const rest = await admin.call('GET', `${PATH}/export?after=title-${ids[1]}`)
    expect(names(rest.body)).toEqual(['Three'])
    for (const after of ['title-', 'list-1', 'title-1;drop', 'title-9999999999999999'])
      expect((await admin.call('GET', `${PATH}/export?after=${after}`)).statusCode).toBe(422)
  })

  it('is imported by a job that says how far it is, and keeps the lines that were refused', async () => {
    const id = await send(`${line('a')}nonsense\n${line('b', { year: 'x' })}${line('c')}`)
    expect((await start(id)).statusCode).toBe(201)
    expect(await imports()).toMatchObject([{ lines_done: 0, finished_at: null }])
    await work()
    expect(await imports()).toMatchObject([
      { lines_done: 4, created: 2, rejected: 2, finished_at: expect.any(String), failure: null },
    ])
    const [{ id: run, bytes_done: done, bytes_total: total }] = await imports()
    expect(done).toBe(total)
    const faults = (await admin.call('GET', `${PATH}/imports/${run}/faults`)).body
    expect(
      faults
        .trim()
        .split('\n')
        .map((one: string) => JSON.parse(one).line),
    ).toEqual([2, 3])
    expect((await admin.call('GET', `${PATH}/imports/999999/faults`)).statusCode).toBe(404)
    expect((await admin.call('POST', `${PATH}/imports/${run}/resume`)).statusCode).toBe(409)
  })

  it('goes on where it was, however often it is started', async () => {
    const id = await send(`${line('a')}${line('b')}${line('c')}`)
    await Promise.all([start(id), start(id), start(id)])
    await test.platform.db
      .updateTable('import_runs')
      .set({ lines_done: 1, bytes_done: line('a').length, failure: 'The disk was full.' })
      .execute()
    await work()
    expect(await imports()).toMatchObject([{ created: 0, failure: 'The disk was full.' }])
    const [{ id: run }] = await imports()
    expect((await admin.call('POST', `${PATH}/imports/${run}/resume`)).statusCode).toBe(200)
    await work()
    // The first line counts as done.
    expect(await imports()).toMatchObject([{ lines_done: 3, created: 2, failure: null }])
  })

  it('is no file of somebody else’s, nor one that is none', async () => {
    const other = await test.as('admin')
    const id = await send(line('a'), other)
    for (const file of [id, 999_999, 2_147_483_648, -1, 'x'])
      expect((await start(file as number)).statusCode).toBe(422)
  })
})
