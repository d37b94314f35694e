import { encodeFilters } from '@mediatheque/contract/core/filter-records.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { runWaitingJobs } from '../../../platform/test-platform.ts'
import { bulkRunJobs } from '../../operations/bulk-runs/bulk-runs.jobs.ts'
import { useTestApp } from '../../test-app.ts'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'

const test = useTestApp()
type Member = Awaited<ReturnType<typeof test.as>>

let made = 0
async function addRelease(table: 'nzbs' | 'torrents', values: object): Promise<number> {
  made += 1
  const { id } = await test.platform.db
    .insertInto(table as 'nzbs')
    .values({
      title_id: 0,
      name: `File ${made}`,
      file_key: `${table}/${made}`,
      quality_id: 16,
      language_ids: [5],
      files: '[]',
      files_count: 0,
      size_bytes: 150,
      status: 'active',
      ...(table === 'torrents' && { infohash: made.toString(16).padStart(40, '0') }),
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

describe.each([
  ['title-nzbs', 'nzbs'],
  ['title-torrents', 'torrents'],
] as const)('all of %s', (list, table) => {
  const start = (caller: Member, query: object) =>
    caller.call('POST', '/api/v1/bulk-runs', { list, action: 'delete', query })
  const work = () => runWaitingJobs(test.platform, bulkRunJobs)
  const left = async (titleId: number) => {
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)}
      where title_id = ${titleId} order by id`.execute(test.platform.db)
    return rows.map(({ id }) => id)
  }
  async function fill(ownerId: number) {
    const { id: titleId } = await buildTitle(test.platform.db)
    const { id: other } = await test.as('uploader')
    return {
      titleId,
      own: [
        await addRelease(table, { title_id: titleId, user_id: ownerId }),
        await addRelease(table, { title_id: titleId, user_id: ownerId, status: 'dead' }),
      ],
      others: await addRelease(table, { title_id: titleId, user_id: other, status: 'dead' }),
    }
  }

  it('are deleted for an uploader where they are own ones, and nobody else’s', async () => {
    const uploader = await test.as('uploader')
    const { titleId, others } = await fill(uploader.id)
    const begun = await start(uploader, { loader: 'adminliens', title_id: String(titleId) })
    expect(begun.json().run, begun.body).toMatchObject({ total: 2 })
    await work()
    expect(await left(titleId)).toEqual([others])
  })

  it('are deleted for staff as far as the filters leave them, which the history says', async () => {
    const admin = await test.as('admin')
    const { titleId, own, others } = await fill((await test.as('uploader')).id)
    const filters = encodeFilters([{ key: 'active', operator: '=', value: [2] }])
    await start(admin, { loader: 'adminliens', title_id: String(titleId), filters })
    await work()
    expect(await left(titleId)).toEqual([own[0]])
    const { rows } = await sql<{ actor_id: number; way: string }>`select actor_id, way
      from audit_events where record_type = ${table.slice(0, -1)} and record_id::text = ${String(others)}`.execute(
      test.platform.db,
    )
    expect(rows).toEqual([{ actor_id: admin.id, way: 'job' }])
  })

  it('are left alone for who may delete none of them', async () => {
    const member = await test.as('member')
    const { titleId, own, others } = await fill((await test.as('uploader')).id)
    await start(member, { title_id: String(titleId) })
    await work()
    expect(await left(titleId)).toEqual([...own, others])
    expect((await start(member, { loader: 'admin-links-validation' })).statusCode).toBe(403)
  })
})
