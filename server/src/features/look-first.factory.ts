import { sql } from 'kysely'
import type { TestApp } from './test-app.ts'

type Call = TestApp['call']

const TABLES: Readonly<Record<string, string>> = {
  liens: 'links',
  debridors: 'debrid_accounts',
  workspace: 'workspaces',
  users: 'users',
}
const RECORDS = /^\/api\/v1\/(liens|debridors|workspace|users)(?:\/([\d,]+))?$/
const MEMBER = /^\/api\/v1\/workspace\/(\d+)\/members\/(\d+)$/

/**
 * The same application, whose callers look at a record right before they write it: calls that say nothing of versions are
 * sent with those that the records have now.
 */
export function lookingFirst(test: TestApp): TestApp {
  return {
    get app() {
      return test.app
    },
    get platform() {
      return test.platform
    },
    call: test.call,
    as: async (role) => {
      const caller = await test.as(role)
      return { ...caller, call: callerWhoLooks(test, caller.call) }
    },
  }
}

const callerWhoLooks =
  (test: TestApp, send: Call): Call =>
  async (method, url, payload) => {
    const member = MEMBER.exec(url)
    if (member) {
      const version = await versionOfMember(test, Number(member[1]), Number(member[2]))
      return send(method, url, { version, ...payload })
    }
    const [, kind, joined] = RECORDS.exec(url) ?? []
    const given = payload as { id?: number } | undefined
    const ids = joined?.split(',').map(Number) ?? (given?.id === undefined ? [] : [given.id])
    if (!kind || ids.length === 0 || method === 'GET') return send(method, url, payload)
    const seen = await versionsOf(test, TABLES[kind]!, ids)
    const isOne = kind === 'workspace' || method === 'PUT' || joined === undefined
    const versions = isOne ? { version: seen[String(ids[0])] } : { versions: seen }
    return send(method, url, { ...versions, ...payload })
  }

async function versionOfMember(test: TestApp, workspaceId: number, userId: number) {
  const row = await test.platform.db
    .selectFrom('workspace_members')
    .select('version')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.version ?? 1
}

/** 1 for records that are not there. */
async function versionsOf(
  test: TestApp,
  table: string,
  ids: readonly number[],
): Promise<Record<string, number>> {
  const { rows } = await sql<{ id: number; version: number }>`select id, version
    from ${sql.table(table)} where id = any (${[...ids]}::bigint[])`.execute(test.platform.db)
  const found = new Map(rows.map(({ id, version }) => [Number(id), version]))
  return Object.fromEntries(ids.map((id) => [String(id), found.get(id) ?? 1]))
}
