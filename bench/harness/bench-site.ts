import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { buildApp } from '../../server/src/app.ts'
import { openSession } from '../../server/src/features/accounts/sessions/sessions.service.ts'
import { loadConfig } from '../../server/src/platform/config/config.ts'
import { features } from '../../server/src/features.ts'
import { createPlatform } from '../../server/src/platform/create-platform.ts'
import { readPostmasterPid } from '../../server/src/platform/database/embedded/postmaster.ts'
import { typeParsers } from '../../server/src/platform/database/type-parsers.ts'
import { fillDatabase, type Report } from '../seed-scale/fill-database.ts'
import type { ScaleSizes } from '../seed-scale/scale-plan.ts'
import { fillContributions } from '../seed-scale/fill-contributions.ts'
import { fillRequests } from '../seed-scale/fill-requests.ts'
import { forgetCatalogue } from './forget-cache.ts'
import type { BenchReader } from './public-pages.ts'

const PAGES = path.resolve(import.meta.dirname, '../../web/dist')

export type BenchSite = Awaited<ReturnType<typeof openBenchSite>>

/** A database of a given size in a directory of its own, filled now unless it was filled before. */
export async function openBenchSite(dataDir: string, sizes: ScaleSizes, report: Report) {
  const site = await openAsBench(
    { DATA_DIR: dataDir, LOG_LEVEL: 'warn', DEMO: 'off' },
    async (pool, databaseUrl) => {
      const { rows } = await pool.query<{ titles: number; links: number }>(
        'select (select count(*) from titles)::int titles, (select count(*) from links)::int links',
      )
      const found = rows[0] ?? { titles: 0, links: 0 }
      if (found.titles === 0) await fillDatabase(databaseUrl, sizes, report)
      else if (found.titles !== sizes.titles || found.links !== sizes.links)
        throw new Error(
          `${dataDir} holds ${found.titles} titles and ${found.links} links: choose another directory.`,
        )
      // What a table this size gets from PostgreSQL in a quiet hour, so that it does not do it while we measure.
      await pool.query('checkpoint').catch(() => undefined)
    },
    { withPages: existsSync(PAGES) },
  )
  return {
    ...site,
    dataDir,
    databasePid: readPostmasterPid(path.join(dataDir, 'postgres', 'data')) || undefined,
  }
}

/** The application in this process, keeping nothing of the catalogue, with sessions of who reads its lists. */
export async function openAsBench(
  environment: NodeJS.ProcessEnv,
  prepare: (pool: pg.Pool, databaseUrl: string) => Promise<unknown> = async () => undefined,
  { withPages = false }: { readonly withPages?: boolean } = {},
) {
  const platform = await createPlatform(loadConfig(environment), features)
  const pool = new pg.Pool({ connectionString: platform.databaseUrl, max: 4, types: typeParsers })
  pool.on('error', () => undefined)
  await prepare(pool, platform.databaseUrl)
  await fillContributions(pool)
  await fillRequests(pool)
  const app = await buildApp(forgetCatalogue(platform))
  // They are loaded where they are built alone.
  if (withPages) await (await import('../../server/src/pages.ts')).addPages(app, platform)
  await app.ready()
  const cookies: Record<BenchReader, string> = {
    member: await openSessionOf(platform, await addUser(pool, 'member')),
    premium: await openSessionOf(platform, await addUser(pool, 'premium')),
    moderator: await openSessionOf(platform, await addUser(pool, 'moderator')),
    admin: await openSessionOf(platform, await addUser(pool, 'admin')),
    uploader: await openSessionOf(platform, await findBusiestUploader(pool)),
  }
  return {
    app,
    pool,
    databaseUrl: platform.databaseUrl,
    memberCookie: cookies.member,
    cookies,
    async openMembers(count: number) {
      const members: { userId: number; cookie: string }[] = []
      for (let at = 0; at < count; at += 1) {
        const userId = await addUser(pool, 'member')
        members.push({ userId, cookie: await openSessionOf(platform, userId) })
      }
      return members
    },
    async close() {
      await app.close()
      await pool.end()
      await platform.stop()
    },
  }
}

async function addUser(pool: pg.Pool, role: string): Promise<number> {
  const name = `bench-${randomBytes(4).toString('hex')}`
  const { rows } = await pool.query<{ id: number }>(
    `
    with made as (insert into users (username, email, email_verified_at) values ($1, $1 || '@bench.example', now()) returning id),
    given as (insert into user_roles (user_id, role_id) select made.id, r.id from made, roles r where r.key = $2)
    select id from made`,
    [name, role],
  )
  return rows[0]?.id as number
}

/** Links were given to contributors by a draw that favours the first. */
async function findBusiestUploader(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `update users set email_verified_at = now() where username = 'contributor1' returning id`,
  )
  return rows[0]?.id as number
}

async function openSessionOf(
  platform: Parameters<typeof openSession>[0],
  userId: number,
): Promise<string> {
  const token = await openSession(platform, {
    userId,
    isRemembered: true,
    userAgent: 'bench',
    ipAddress: '127.0.0.1',
  })
  return `mediatheque_session=${token}`
}
