import { beforeAll, expect, it } from 'vitest'
import { ROLES_TAG } from '../../accounts/roles/roles.service.ts'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { useTestApp } from '../../test-app.ts'
import { buildLink } from './links.factory.ts'

const test = useTestApp()
type Caller = Awaited<ReturnType<typeof test.as>>
let uploader: Caller
let moderator: Caller
let reporter: Caller
let titleId = 0
let linkId = 0
let nzbId = 0

beforeAll(async () => {
  const { db } = test.platform
  titleId = (await buildTitle(db, { name: 'Les Vampires' })).id
  ;[uploader, moderator, reporter] = [
    await test.as('uploader'),
    await test.as('moderator'),
    await test.as('member'),
  ]
  linkId = await buildLink(db, { title_id: titleId, user_id: uploader.id })
  const nzb = await db
    .insertInto('nzbs')
    .values({
      title_id: titleId,
      name: 'Les Vampires',
      file_key: 'none',
      quality_id: 16,
      user_id: uploader.id,
      status: 'active',
      archive_password: 'irma vep',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  nzbId = nzb.id
  for (const [item_type, item_id] of [
    ['link', linkId],
    ['nzb', nzbId],
  ] as const)
    await db
      .insertInto('reports')
      .values({ item_type, item_id, user_id: reporter.id, reason: 'It no longer answers' })
      .execute()
})

const rows = async (caller: Caller, path: string) =>
  (await caller.call('GET', `/api/v1/${path}`)).json().pagination.data

it('tells those who look after the links who reported what, when and in which words', async () => {
  const { username } = await test.platform.db
    .selectFrom('users')
    .select('username')
    .where('id', '=', reporter.id)
    .executeTakeFirstOrThrow()
  for (const [path, model_type, model_id, typefile] of [
    ['liens', 'link', linkId, 'DDL'],
    ['nzb', 'nzb', nzbId, 'NZB'],
  ] as const) {
    const [reported] = await rows(moderator, `${path}?loader=adminliens&reported=1`)
    expect(reported).toMatchObject({
      typefile,
      reports_count: 1,
      reports: [
        {
          model_type,
          model_id,
          user: { username },
          report: 'It no longer answers',
          created_at: expect.stringMatching(/Z$/),
        },
      ],
    })
  }
})

it('shows what was reported to who decides about it without editing it', async () => {
  const { db } = test.platform
  const { id: roleId } = await db
    .insertInto('roles')
    .values({ name: 'Decides only' })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const permission of ['admin.access', 'titles.update', 'liens.view'])
    await db.insertInto('role_permissions').values({ role_id: roleId, permission }).execute()
  const decider = await test.as('member')
  await db.insertInto('user_roles').values({ role_id: roleId, user_id: decider.id }).execute()
  await test.platform.cache.invalidate([ROLES_TAG])
  for (const [path, id] of [
    ['liens', linkId],
    ['nzb', nzbId],
  ] as const)
    for (const narrowed of ['', `&title_id=${titleId}`])
      expect(
        await rows(decider, `${path}?loader=adminliens&reported=1${narrowed}`),
        path + narrowed,
      ).toMatchObject([{ id, reports_count: 1, can: { update: false, delete: false } }])
})

it('tells others, its uploader too, how many there are and nothing more', async () => {
  for (const caller of [uploader, reporter])
    for (const path of ['liens', 'nzb']) {
      const [row] = await rows(caller, `${path}?title_id=${titleId}`)
      expect(row).toMatchObject({ reports_count: 1, reports: [] })
    }
})

it('gives the password of a newsgroup file with it, and names the domain of a host', async () => {
  expect(await rows(reporter, `nzb?title_id=${titleId}`)).toMatchObject([{ password: 'irma vep' }])
  const [{ host }] = await rows(reporter, `liens?title_id=${titleId}`)
  expect(host).toMatchObject({ name: 'Internet Archive', domain: 'archive.org' })
})

it('counts newsgroup files in the overview: all of a title, and one’s own', async () => {
  const overview = (caller: Caller) => rows(caller, 'liens-overview?query=vampires')
  expect(await overview(moderator)).toMatchObject([{ nzbs_count: 1, nzbs_by_user_count: 0 }])
  expect(await overview(uploader)).toMatchObject([{ nzbs_count: 1, nzbs_by_user_count: 1 }])
})

it('names in the overview what a title was given last, and what plays there', async () => {
  const find = async () => (await rows(moderator, 'liens-overview?query=vampires'))[0]
  const shown = await test.call('GET', `/api/v1/titles/${titleId}`)
  const { last_link } = shown.json().title
  expect(last_link).not.toBeNull()
  expect(await find()).toMatchObject({ last_link, primary_video: null })
  const { db } = test.platform
  await db
    .insertInto('videos')
    .values({ title_id: titleId, name: 'The whole', type: 'video', url: 'https://x.example/a.mp4' })
    .execute()
  expect(await find()).toMatchObject({ primary_video: { name: 'The whole' } })
})
