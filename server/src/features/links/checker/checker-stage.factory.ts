import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createSettableClock } from '../../../platform/clock.ts'
import { updateSettings } from '../../site/settings/settings.service.ts'
import type { TestApp } from '../../test-app.ts'
import { buildLink } from '../links/links.factory.ts'
import { useLinksStage } from '../links/links-stage.factory.ts'
import { startTestFileHost, type TestFileHost } from './test-file-host.ts'
import { workOnHosts } from './work-on-hosts.ts'

/** A host of files on this machine that the checker may ask, and a clock that stands still. There in tests only. */
export function useCheckerStage() {
  const stage = useLinksStage()
  const clock = createSettableClock()
  const state = {} as { files: TestFileHost; hostId: number }
  useFileHost(stage.test, state)
  const platform = () => ({ ...stage.test.platform, clock })
  return {
    stage,
    clock,
    platform,
    get files() {
      return state.files
    },
    get hostId() {
      return state.hostId
    },
    /** A link there, as if its moment had come. */
    async addLink(path: string, overrides: Partial<Parameters<typeof buildLink>[1]> = {}) {
      const { db } = stage.test.platform
      const id = await buildLink(db, {
        title_id: stage.movie,
        host_id: state.hostId,
        url: `http://${state.files.host}${path}`,
        user_id: stage.uploader.id,
        ...overrides,
      })
      await makeDue(id)
      return id
    },
    /** Everything whose time has come, as the job does it. */
    work: (forMs = 10_000) =>
      workOnHosts(platform(), { signal: new AbortController().signal, forMs }),
    makeDue,
    checkOf: (id: number) =>
      stage.test.platform.db
        .selectFrom('link_checks')
        .selectAll()
        .where('link_id', '=', id)
        .executeTakeFirstOrThrow(),
    statusOf: async (id: number) => {
      const row = await stage.test.platform.db
        .selectFrom('links')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return row.status
    },
    hostState: () =>
      stage.test.platform.db
        .selectFrom('host_checks')
        .selectAll()
        .where('host_id', '=', state.hostId)
        .executeTakeFirstOrThrow(),
  }

  async function makeDue(...ids: number[]) {
    await stage.test.platform.db
      .updateTable('link_checks')
      .set({ next_check_at: clock.now() })
      .where('link_id', 'in', ids)
      .execute()
  }
}

function useFileHost(test: TestApp, state: { files: TestFileHost; hostId: number }): void {
  beforeAll(async () => {
    const { platform } = test
    state.files = await startTestFileHost()
    const { id } = await platform.db
      .insertInto('hosts')
      .values({ name: 'Files' })
      .returning('id')
      .executeTakeFirstOrThrow()
    state.hostId = id
    await platform.db
      .insertInto('host_domains')
      .values({ domain: '127.0.0.1', host_id: id })
      .execute()
    await updateSettings(platform, {
      link_checks: { is_on: true, inside_hosts: state.files.host },
    })
  })
  afterAll(() => state.files.stop())
  // Nobody else is called from here.
  beforeEach(async () => {
    state.files.asked.length = 0
    const { db } = test.platform
    await sql`delete from links`.execute(db)
    await sql`update host_checks set calls_per_minute = 600, paused_until = null, leased_until = null, faults = 0,
      next_call_at = '-infinity', is_on = (host_id = ${state.hostId}), method = null, address = null, last_fault = null`.execute(
      db,
    )
  })
}
