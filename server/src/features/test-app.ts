import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import type { ShippedRole } from '@mediatheque/contract/core/permissions.ts'
import { buildApp } from '../app.ts'
import { features } from '../features.ts'
import { loadConfig } from '../platform/config/config.ts'
import { createPlatform, type RunningPlatform } from '../platform/create-platform.ts'
import { createTestDatabase, type TestDatabase } from '../platform/database/test-database.ts'
import { stayInside } from '../platform/outbound/call-outside.ts'
import { buildUser } from './accounts/users/users.factory.ts'
import { openSession, SESSION_COOKIE } from './accounts/sessions/sessions.service.ts'

type Role = Exclude<ShippedRole, 'guest'>

export interface TestApp {
  readonly app: FastifyInstance
  readonly platform: RunningPlatform
  /** Logs a new user with this role in; returns their id and cookie, and a function that calls the API as them. */
  as(role: Role): Promise<{ id: number; cookie: string; call: TestApp['call'] }>
  /** Calls the API as a visitor. JSON in, JSON out; the path is given in full. */
  call(
    method: InjectOptions['method'],
    url: string,
    payload?: object,
  ): Promise<LightMyRequestResponse>
}

/** The real application on a database of its own, for the whole test file. */
export function useTestApp(
  env: Record<string, string> = {},
  { withPages = false }: { withPages?: boolean } = {},
): TestApp {
  let state:
    | { app: FastifyInstance; platform: RunningPlatform; database: TestDatabase; dataDir: string }
    | undefined
  const get = () => {
    if (!state) throw new Error('The application is there in hooks and tests only.')
    return state
  }
  beforeAll(async () => {
    const database = await createTestDatabase()
    const dataDir = mkdtempSync(path.join(tmpdir(), `mediatheque-test-${process.pid}-`))
    const config = loadConfig({
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      DEMO: 'off',
      ...env,
    })
    const platform = await createPlatform(config, features)
    stayInside(platform)
    const app = await buildApp(platform)
    // They have to be built, which `npm test` sees to.
    if (withPages) await (await import('../pages.ts')).addPages(app, platform)
    await app.ready()
    state = { app, platform, database, dataDir }
  }, 60_000)
  afterAll(async () => {
    if (!state) return
    await state.app.close()
    await state.platform.stop()
    await state.database.close()
    rmSync(state.dataDir, { recursive: true, force: true })
  }, 60_000)

  const callWith =
    (cookie: string | undefined): TestApp['call'] =>
    async (method, url, payload) =>
      get().app.inject({
        method: method ?? 'GET',
        url,
        headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
        ...(payload && { payload }),
      })

  return {
    get app() {
      return get().app
    },
    get platform() {
      return get().platform
    },
    call: callWith(undefined),
    as: async (role) => {
      const { platform } = get()
      const user = await buildUser(platform.db, { role })
      const token = await openSession(platform, {
        userId: user.id,
        isRemembered: false,
        userAgent: 'test',
        ipAddress: '127.0.0.1',
      })
      const cookie = `${SESSION_COOKIE}=${token}`
      return { id: user.id, cookie, call: callWith(cookie) }
    },
  }
}
