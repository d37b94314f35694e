import { SHIPPED_ROLES, type ShippedRole } from '@mediatheque/contract/core/permissions.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from '../features/accounts/users/users.factory.ts'
import { buildPerson } from '../features/catalogue/people/people.factory.ts'
import { buildTitle } from '../features/catalogue/titles/titles.factory.ts'
import { TITLES_TAG } from '../features/catalogue/titles/titles.service.ts'
import { buildLink } from '../features/links/links/links.factory.ts'
import { getSettings, updateSettings } from '../features/site/settings/settings.service.ts'
import { useTestApp } from '../features/test-app.ts'
import { answersOf, findLeaks, tellingCalls } from './find-leaks.factory.ts'
import { plantHiddenAccounts, plantSuspendedAuthors } from './hidden-accounts.factory.ts'
import {
  plantDeletedComments,
  plantHiddenLists,
  plantReportedComments,
} from './hidden-community.factory.ts'
import { plantHiddenLinks } from './hidden-links.factory.ts'
import { withdraw } from '../features/catalogue/withdrawals/withdrawals.factory.ts'
import { plantWithdrawable } from './withdrawable.factory.ts'
import { insert, outsiders, type Planted } from './hidden.factory.ts'
import { lists, probesOf, type Scene } from './probe-lists.factory.ts'

const test = useTestApp()

/** By kind of record. */
const planted: Planted[] = []
let scene: Scene = { titleId: 0, personId: 0, listId: 0, commented: [] }

async function plant(): Promise<void> {
  const { db } = test.platform
  const { recaptcha } = await getSettings(test.platform)
  await updateSettings(test.platform, {
    recaptcha: { ...recaptcha, enable: { ...recaptcha.enable, download: true } },
  })
  const ownerId = (await buildUser(db, { role: 'uploader' })).id
  const titleId = (await buildTitle(db, { name: 'A film in plain sight' })).id
  const personId = (await buildPerson(db)).id
  const listId = await insert(
    db,
    `insert into lists (user_id, name) values (${ownerId}, 'open') returning id`,
  )
  await insert(
    db,
    `insert into list_items (list_id, title_id, position) values (${listId}, ${titleId}, 0) returning title_id as id`,
  )
  for (const plantKind of [
    plantHiddenLinks,
    plantHiddenLists,
    plantDeletedComments,
    plantReportedComments,
    plantHiddenAccounts,
    plantSuspendedAuthors,
  ])
    planted.push(await plantKind({ db, titleId, ownerId }))
  scene = {
    titleId,
    personId,
    listId,
    commented: planted.flatMap(({ commented = [] }) => commented),
  }
}

const as = async (role: ShippedRole) => (role === 'guest' ? test : await test.as(role)).call

const urls = () => [
  ...planted.flatMap(({ lookups = [] }) => lookups.map((url) => `/api/v1/${url}`)),
  ...lists.flatMap((endpoint) => probesOf(endpoint, scene)),
]

describe('what a reader may not see', () => {
  beforeAll(plant, 60_000)

  it.each(SHIPPED_ROLES)(
    'makes no difference to what any list answers to %s, however it is searched and sorted',
    async (role) => {
      const unseen = planted
        .flatMap(({ hidden }) => hidden)
        .filter(({ from }) => from.includes(role))
      expect(await findLeaks({ test, call: await as(role) }, unseen, urls())).toEqual([])
    },
    300_000,
  )

  it('is seen by administrators where it is hidden from others only', async () => {
    const seen = planted
      .flatMap(({ hidden }) => hidden)
      .filter(({ from }) => !from.includes('admin'))
    const reader = { test, call: await as('admin') }
    const plain = urls().filter((url) => !/[?&](query|orderBy|orderDir|filters)=/.test(url))
    // Each by itself, where all of them together told.
    const telling = await tellingCalls(reader, seen, plain)
    for (const one of seen)
      expect(await tellingCalls(reader, [one], telling), one.name).not.toEqual([])
  }, 300_000)

  it.each(outsiders)('is not counted either where %s reads about its title', async (role) => {
    const { db, cache } = test.platform
    const call = await as(role)
    const read = async () => {
      await cache.invalidate([TITLES_TAG])
      const pages = ['', '/download'].map((end) =>
        call('GET', `/api/v1/titles/${scene.titleId}${end}`),
      )
      return (await Promise.all(pages)).map(({ body }) => body)
    }
    const before = await read()
    const values = { title_id: scene.titleId, user_id: null }
    await buildLink(db, { ...values, status: 'pending' })
    await buildLink(db, { ...values, status: 'dead' })
    await sql`insert into nzbs (title_id, name, file_key, quality_id, status)
      values (${scene.titleId}, 'waits', 'none', 16, 'pending')`.execute(db)
    expect(await read()).toEqual(before)
  })

  it.each(['guest', 'member', 'moderator'] as const)(
    'makes no difference to %s once it was withdrawn, where it made one before',
    async (role) => {
      const reader = { test, call: await as(role) }
      const all = urls()
      const before = await answersOf(reader, all)
      const { titleId, linkIds } = await plantWithdrawable(test.platform.db, scene)
      const telling = await answersOf(reader, all)
      const differing = (now: typeof before) =>
        all.filter((url) => now.get(url) !== before.get(url))
      expect(differing(telling).length).toBeGreaterThan(10)
      for (const id of linkIds) await withdraw(test.platform.db, 'link', id)
      await withdraw(test.platform.db, 'title', titleId)
      expect(differing(await answersOf(reader, all))).toEqual([])
    },
    300_000,
  )

  it('is looked for in lists that answer', async () => {
    const [admin, premium] = [await as('admin'), await as('premium')]
    const unanswered: string[] = []
    for (const endpoint of lists) {
      const [first] = probesOf(endpoint, scene)
      const call = endpoint.access.kind === 'premium' ? premium : admin
      const { statusCode } = await call('GET', first!)
      if (statusCode !== 200) unanswered.push(`${statusCode} ${first}`)
    }
    expect(unanswered).toEqual([])
  })
})
