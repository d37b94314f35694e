import { encodeFilters } from '@mediatheque/contract/core/filter-records.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { runWaitingJobs } from '../../../platform/test-platform.ts'
import { bulkRunJobs } from '../../operations/bulk-runs/bulk-runs.jobs.ts'
import { useTestApp } from '../../test-app.ts'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { buildLink } from './links.factory.ts'

const test = useTestApp()
type Member = Awaited<ReturnType<typeof test.as>>

const start = (caller: Member, query: object) =>
  caller.call('POST', '/api/v1/bulk-runs', { list: 'title-links', action: 'delete', query })

async function titleWithLinks(ownerId: number) {
  const { db } = test.platform
  const { id } = await buildTitle(db)
  const { id: other } = await test.as('uploader')
  const status = 'dead'
  return {
    titleId: id,
    own: [
      await buildLink(db, { title_id: id, user_id: ownerId }),
      await buildLink(db, { title_id: id, user_id: ownerId, status }),
    ],
    others: await buildLink(db, { title_id: id, user_id: other, status }),
  }
}
const linksOf = async (titleId: number) => {
  const { rows } = await sql<{ id: number }>`select id from links
    where title_id = ${titleId} order by id`.execute(test.platform.db)
  return rows.map(({ id }) => id)
}
const work = () => runWaitingJobs(test.platform, bulkRunJobs)

it('an uploader deletes all own links of a title, and nobody else’s', async () => {
  const uploader = await test.as('uploader')
  const { titleId, others } = await titleWithLinks(uploader.id)
  const begun = await start(uploader, { loader: 'adminliens', title_id: String(titleId) })
  expect(begun.json().run, begun.body).toMatchObject({ total: 2 })
  await work()
  expect(await linksOf(titleId)).toEqual([others])
})

it('staff delete what the filters leave, which the history says of them', async () => {
  const uploader = await test.as('uploader')
  const admin = await test.as('admin')
  const { titleId, own, others } = await titleWithLinks(uploader.id)
  const filters = encodeFilters([{ key: 'active', operator: '=', value: [2] }])
  await start(admin, { loader: 'adminliens', title_id: String(titleId), filters })
  await work()
  expect(await linksOf(titleId)).toEqual([own[0]])
  const { rows } = await sql<{ actor_id: number; way: string }>`select actor_id, way
    from audit_events where record_id::text = ${String(others)}`.execute(test.platform.db)
  expect(rows).toEqual([{ actor_id: admin.id, way: 'job' }])
})

it('a queue that somebody may not see is not worked on for them', async () => {
  const uploader = await test.as('uploader')
  expect((await start(uploader, { loader: 'admin-links-validation' })).statusCode).toBe(403)
})

it('links of others are left alone, and their addresses are not told', async () => {
  const member = await test.as('member')
  const { titleId, own: theirs } = await titleWithLinks((await test.as('uploader')).id)
  const begun = await start(member, { title_id: String(titleId) })
  expect(begun.json().run, begun.body).toMatchObject({ total: 1 })
  // Changed since: whose it is, is asked first.
  await sql`update links set size_bytes = 7 where id = ${theirs[0]}`.execute(test.platform.db)
  await work()
  const { runs } = (await member.call('GET', '/api/v1/bulk-runs?list=title-links')).json()
  expect(runs[0]).toMatchObject({ done: 0, failed: 1, problems: [{ id: theirs[0], name: null }] })
})
