import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { beforeAll, beforeEach } from 'vitest'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { type TestApp, useTestApp } from '../../test-app.ts'

export type Caller = Awaited<ReturnType<TestApp['as']>>

/** A comment about a title, and what these accounts say about it, for tests. */
export async function buildReported(
  db: Database,
  comment: {
    readonly commentable_id: number
    readonly commentable_type?: string
    readonly user_id: number
    readonly content?: string
    readonly created_at?: Date
  },
  by: readonly Pick<Caller, 'id'>[],
): Promise<number> {
  const made = db
    .insertInto('comments')
    .values({ commentable_type: 'title', content: 'Buy my watches', ...comment })
    .returning('id')
  const { id } = await made.executeTakeFirstOrThrow()
  for (const { id: user_id } of by)
    await db
      .insertInto('reports')
      .values({ item_type: 'comment', item_id: id, user_id, reason: 'Rude' })
      .execute()
  return id
}

async function forgetComments(db: Database): Promise<void> {
  await sql`truncate throttles, reports, comments, audit_events cascade`.execute(db)
}

/** Somebody who writes, two who report, those who decide, and a series to write about. There in tests only. */
export function useReportedComments() {
  const test = useTestApp()
  const people = {} as Record<'author' | 'moderator' | 'admin', Caller>
  const reporters: Caller[] = []
  const about = { titleId: 0 }
  beforeAll(async () => {
    people.author = await test.as('member')
    reporters.push(await test.as('member'), await test.as('premium'))
    people.moderator = await test.as('moderator')
    people.admin = await test.as('admin')
    about.titleId = (await buildTitle(test.platform.db, { name: 'Judex', is_series: true })).id
  })
  beforeEach(() => forgetComments(test.platform.db))
  return {
    test,
    reporters,
    reported: (values: object = {}, by: readonly Pick<Caller, 'id'>[] = reporters) =>
      buildReported(
        test.platform.db,
        { commentable_id: about.titleId, user_id: people.author.id, ...values },
        by,
      ),
    report: (caller: Pick<Caller, 'call'>, model_id: number, reason = 'An advertisement') =>
      caller.call('POST', '/api/v1/report', { model_type: 'comment', model_id, reason }),
    clear: (caller: Pick<Caller, 'call'>, seen: Record<string, number>) =>
      caller.call('DELETE', `/api/v1/reported-comments/${Object.keys(seen).join()}`, { seen }),
    get author() {
      return people.author
    },
    get moderator() {
      return people.moderator
    },
    get admin() {
      return people.admin
    },
    get titleId() {
      return about.titleId
    },
  }
}
