import { randomUUID } from 'node:crypto'
import { NOTIFICATION_TYPE_NAMES } from '@mediatheque/contract/accounts/notifications/notification-types.ts'
import { VALUE_LISTS } from '@mediatheque/contract/catalogue/value-lists/value-lists.schemas.ts'
import type { Endpoint } from '@mediatheque/contract/core/endpoint.ts'
import { makeMailToken } from './features/accounts/notifications/mail-choice.service.ts'
import { inviteIdOf } from './features/accounts/workspaces/invite-id.ts'
import { buildWorkspace } from './features/accounts/workspaces/workspaces.factory.ts'
import { buildPlan } from './features/billing/products/plans.factory.ts'
import { buildPerson } from './features/catalogue/people/people.factory.ts'
import { buildSeason, buildTitle } from './features/catalogue/titles/titles.factory.ts'
import { makeToken } from './features/links/takedowns/takedown-tokens.ts'
import { buildNotice, buildWithdrawal } from './features/links/takedowns/takedowns.factory.ts'
import { sendOutgoingMail } from './platform/mail/send-outgoing-mail.job.ts'
import type { TestApp } from './features/test-app.ts'
import { coupon, invoice } from './plan-records.factory.ts'

const DAY_MS = 86_400_000

/** What stands in the path of a call. */
type PathValues = Readonly<Record<string, string | number>>
type MakeValues = (test: TestApp, callerId: number) => Promise<PathValues>

const named =
  (values: PathValues): MakeValues =>
  async () =>
    values

async function title({ platform }: TestApp): Promise<PathValues> {
  const { id } = await buildTitle(platform.db, { is_series: true })
  await buildSeason(platform.db, id, { number: 1, episodes: 1 })
  return { id, season: 1, episode: 1, model: 'title' }
}

async function article({ platform }: TestApp): Promise<PathValues> {
  const { id } = await platform.db
    .insertInto('news_articles')
    .values({
      title: 'A reel was found',
      slug: `a-reel-${Date.now()}-${process.hrtime()[1]}`,
      body: 'In an attic.',
      published_at: new Date(Date.now() - DAY_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id }
}

async function customPage({ platform }: TestApp): Promise<PathValues> {
  const { id } = await platform.db
    .insertInto('custom_pages')
    .values({ slug: `page-${process.hrtime.bigint()}`, title: 'A page', body: '<p>Words</p>' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id }
}

async function video(test: TestApp): Promise<PathValues> {
  const { id: title_id } = await title(test)
  const { id } = await test.platform.db
    .insertInto('videos')
    .values({
      title_id: Number(title_id),
      season_number: 1,
      episode_number: 1,
      name: 'An episode',
      type: 'video',
      url: 'https://archive.org/episode.mp4',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, videoId: id }
}

/** To the caller, from somebody else. */
async function invitation({ platform, as }: TestApp, callerId: number): Promise<PathValues> {
  const { id: ownerId } = await as('member')
  const { id } = await platform.db
    .insertInto('workspace_invites')
    .values({
      workspace_id: await buildWorkspace(platform.db, ownerId),
      user_id: callerId,
      role: 'member',
      invited_by: ownerId,
      expires_at: new Date(Date.now() + DAY_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { inviteId: inviteIdOf(platform, id) }
}

/** For calls without a rule per record, and those below their paths: something that exists. */
const VALUES_AT: Readonly<Record<string, MakeValues>> = {
  // Before the titles below, whose paths it begins like.
  'titles/:id/merge/:into': async (test) => ({
    ...(await title(test)),
    into: (await title(test))['id']!,
  }),
  'titles/:id': title,
  'titles/:ids': async (test) => ({ ids: (await title(test))['id']! }),
  'media/import/titles/:id': title,
  'report-status/:id': title,
  'watch/:videoId': video,
  'videos/:id': video,
  'captions/:id': async (test) => {
    const { id: video_id } = await video(test)
    return test.platform.db
      .insertInto('video_captions')
      .values({
        video_id: Number(video_id),
        name: 'English',
        language: 'en',
        url: '',
        content: 'WEBVTT',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  },
  'catalogue/imports/:id': async ({ platform }) =>
    platform.db
      .insertInto('import_runs')
      .values({ file_name: 'a.jsonl', file_hash: 'a', type: 'catalogue' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  'continue-watching/:id': title,
  'people/:ids': async ({ platform }) => ({ ids: (await buildPerson(platform.db)).id }),
  'people/:id': async ({ platform }) => ({ id: (await buildPerson(platform.db)).id }),
  'news/:id': article,
  'news-articles/:id': article,
  'genres/:id': async () => ({ id: 1 }),
  'keywords/:id': async () => ({ id: 1 }),
  'tags/:id': async ({ platform }) =>
    platform.db
      .insertInto('tags')
      .values({ slug: randomUUID(), name: 'Restorations' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  'custom-pages/:id': customPage,
  'billing/coupons/:id/redemptions': async (test) => ({ id: await coupon(test) }),
  'billing/invoices/:id': async (test, callerId) => ({ id: await invoice(test, callerId) }),
  'plans/:id': async ({ platform }) => ({ id: (await buildPlan(platform.db)).product.id }),
  'plans/:id/providers': async ({ platform }) => ({
    id: (await buildPlan(platform.db)).product.id,
  }),
  'admin/insights/:kind/:id': async (test) => ({ kind: 'titles', ...(await title(test)) }),
  'admin/reports/:subject': named({ subject: 'plays' }),
  'insights/uploaders/:id': async (_test, callerId) => ({ id: callerId }),
  'users/:id': async (_test, callerId) => ({ id: callerId }),
  'members/:id': async (_test, callerId) => ({ id: callerId }),
  'roles/:id': async ({ platform }) =>
    platform.db.selectFrom('roles').select('id').orderBy('id').executeTakeFirstOrThrow(),
  'get-user/:username': async ({ platform }, callerId) =>
    platform.db
      .selectFrom('users')
      .select('username')
      .where('id', '=', callerId)
      .executeTakeFirstOrThrow(),
  'channels/:slugOrId': named({ slugOrId: 'movies' }),
  'channel/:slugOrId': named({ slugOrId: 'movies' }),
  'search/:query': named({ query: 'night' }),
  'settings/:tab': named({ tab: 'general' }),
  'value-lists/:names': named({ names: VALUE_LISTS.join() }),
  'normalized-models/:model': title,
  'secure/auth/social/:service': named({ service: 'google' }),
  'notifications/unsubscribe/:token': async ({ platform }, callerId) => ({
    token: makeMailToken(platform, callerId, NOTIFICATION_TYPE_NAMES[0]),
  }),
  'localizations/:language': named({ language: 'fr' }),
  'logs/schedule/:job': async ({ platform }) => {
    // A kind of job is known from the first of it on.
    await platform.jobs.enqueue(platform.db, sendOutgoingMail, { mailId: 1 })
    // What looks after the queue writes when it likes.
    await platform.jobs.stop()
    return { job: sendOutgoingMail.name }
  },
  'logs/error/:id': async ({ platform }) =>
    platform.db
      .insertInto('error_groups')
      .values({
        fingerprint: `fault ${process.hrtime.bigint()}`,
        source: 'server',
        type: 'Error',
        message: 'no luck',
        place: '',
        origin: '',
        trace: '',
        count: 1,
        versions: '{}',
        first_at: new Date(),
        last_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  'logs/outgoing-email/:id': async ({ platform }) =>
    platform.db
      .insertInto('outgoing_mails')
      .values({ to_address: 'ann@example.org', subject: 'Hello', text_body: 'Hello' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  'takedowns/sent/:token': async ({ platform }) => ({
    token: makeToken(platform, (await buildNotice(platform.db)).noticeId),
  }),
  'withdrawn/:kind/:id': async ({ platform }, callerId) => {
    const withdrawal = await buildWithdrawal(platform.db, callerId)
    const { item_type: kind, item_id: id } = await platform.db
      .selectFrom('withdrawals')
      .select(['item_type', 'item_id'])
      .where('id', '=', withdrawal)
      .executeTakeFirstOrThrow()
    return { kind, id }
  },
  'workspace/invite/:inviteId': invitation,
  'workspace/join/:inviteId': invitation,
}

/** @throws where this file knows nothing of the kind that the path names */
export async function valuesInPath(
  test: TestApp,
  { path }: Endpoint,
  callerId: number,
): Promise<PathValues> {
  if (!path.includes(':')) return {}
  const [, make] =
    Object.entries(VALUES_AT).find(([place]) => path === place || path.startsWith(`${place}/`)) ??
    []
  if (!make) throw new Error(`Something that exists at ${path} has to be made here.`)
  return make(test, callerId)
}
