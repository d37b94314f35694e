import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, it } from 'vitest'
import { countStatements } from './features/catalogue/test-count-queries.ts'
import { useTestApp } from './features/test-app.ts'
import { addToPublicSite, buildPublicSite } from './public-pages.factory.ts'

const test = useTestApp({}, { withPages: true })
const MANY = 30
/** What others do at the same moment only adds to a count. */
const TRIES = 2
let site: Awaited<ReturnType<typeof buildPublicSite>>

beforeAll(async () => {
  site = await buildPublicSite(test.platform.db)
  await addToPublicSite(test.platform.db, site, 2)
})

/** What is forgotten is heard of once more from the database, and who follows it reads it again: until nobody asks any more. */
async function settle(): Promise<void> {
  while ((await countStatements(test.platform, () => sleep(100))) > 0);
}

async function costOf(path: string, cookie: string | undefined): Promise<number> {
  await test.platform.cache.invalidateAll()
  await settle()
  return countStatements(test.platform, async () => {
    const { statusCode } = await test.app.inject({ url: path, headers: cookie ? { cookie } : {} })
    expect([path, statusCode]).toEqual([path, 200])
  })
}

/** Statements of each kind of page as the server renders it, with nothing kept from before. */
async function costsOf(
  paths: Record<string, string>,
  cookie?: string,
): Promise<Record<string, number>> {
  const counted: Record<string, number> = {}
  for (const [kind, path] of Object.entries(paths)) {
    const tries: number[] = []
    for (let go = 0; go < TRIES; go += 1) tries.push(await costOf(path, cookie))
    counted[kind] = Math.min(...tries)
  }
  return counted
}

it('a rendered page sends as many statements for few rows as for many, to guests and to members', async () => {
  const { cookie: member } = await test.as('member')
  const { cookie: premium } = await test.as('premium')
  const { download, ...open } = { ...site.paths, ...site.furtherPaths }
  const costs = async () => ({
    guest: await costsOf({ ...open, download }),
    member: await costsOf(open, member),
    // Who sees the links.
    premium: await costsOf({ download }, premium),
  })
  const few = await costs()
  await addToPublicSite(test.platform.db, site, MANY)
  const many = await costs()
  // One more at most: it counts how many there are, where they are more than a page shows.
  for (const reader of ['guest', 'member', 'premium'] as const)
    for (const [kind, count] of Object.entries(few[reader])) {
      expect([reader, kind, count > 0]).toEqual([reader, kind, true])
      const more = (many[reader][kind] ?? NaN) - count
      expect([reader, kind, count, more <= 1]).toEqual([reader, kind, count, true])
    }
}, 240_000)
