import { SETTINGS_FILE_FORMAT } from '@mediatheque/contract/site/settings/settings.schemas.ts'
import { type Endpoint, endpointUrl } from '@mediatheque/contract/core/endpoint.ts'
import { describe, expect, it } from 'vitest'
import { buildPlan } from './features/billing/products/plans.factory.ts'
import { openAlbums } from './features/catalogue/media-import/imported-album.factory.ts'
import { buildVideo } from './features/catalogue/plays/videos.factory.ts'
import { buildTitle } from './features/catalogue/titles/titles.factory.ts'
import {
  announceJobs,
  buildQueuedJob,
  JOB_THAT_STOPS,
  JOB_WITH_TIMES,
} from './queued-jobs.factory.ts'
import { useTestApp } from './features/test-app.ts'
import { endpoints } from './platform/contract/endpoints.ts'
import { type CallOnRecord, CALLS_ON_RECORDS } from './stored-records.factory.ts'

const test = useTestApp()
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

const video = async (db: typeof test.platform.db) =>
  (await buildVideo(db, { title_id: (await buildTitle(db)).id })).id

/** Calls that act on no record that is there already. */
const CALLS_WITHOUT_A_RECORD: typeof CALLS_ON_RECORDS = {
  'POST members': async () => ({
    params: {},
    body: { email: 'invited@test.example', username: 'invited' },
  }),
  'POST roles': async () => ({ params: {}, body: { name: 'Archivist' } }),
  'POST billing/coupons': async () => ({
    params: {},
    body: { code: `SPRING${Math.random().toString(36).slice(2)}`, percent_off: 20 },
  }),
  'POST billing/gift-codes': async ({ platform: { db } }) => ({
    params: {},
    body: { price_id: (await buildPlan(db)).prices[0]!.id, count: 2 },
  }),
  'POST plans': async () => ({ params: {}, body: { name: 'Patron' } }),
  'POST plans/order': async ({ platform: { db } }) => {
    const ids = [(await buildPlan(db)).product.id, (await buildPlan(db)).product.id]
    return { params: {}, body: { ids } }
  },
  'POST billing/subscriptions/grant': async ({ platform: { db }, as }) => {
    const { id } = await as('member')
    const account = db.selectFrom('users').select('username').where('id', '=', id)
    const { username } = await account.executeTakeFirstOrThrow()
    return { params: {}, body: { username, price_id: (await buildPlan(db)).prices[0]!.id } }
  },
  'POST billing/subscriptions': async ({ platform, as }) => ({
    params: {},
    body: {
      user_id: (await as('member')).id,
      price_id: (await buildPlan(platform.db)).prices[0]!.id,
    },
  }),
  'POST channels': async () => ({
    params: {},
    body: { name: 'Silent nights', content_type: 'automatic' },
  }),
  'POST media/import': async ({ platform }) => ({
    params: {},
    body: { media_type: 'music', id: await openAlbums(platform) },
  }),
  'POST news-articles': async () => ({
    params: {},
    body: { title: 'A reel was found', body: '<p>In an attic.</p>' },
  }),
  'POST tags': async () => ({ params: {}, body: { name: 'Restorations' } }),
  'POST people': async () => ({ params: {}, body: { name: 'Musidora' } }),
  'POST titles': async () => ({ params: {}, body: { name: 'Typed in', type: 'movie' } }),
  'POST genres': async () => ({ params: {}, body: { name: 'Chamber play' } }),
  'POST keywords': async () => ({ params: {}, body: { name: 'Night train' } }),
  'POST videos': async ({ platform }) => ({
    params: {},
    body: {
      title_id: (await buildTitle(platform.db)).id,
      name: 'The whole film',
      type: 'video',
      src: 'https://archive.org/film.mp4',
    },
  }),
  'POST videos/:id/captions': async ({ platform }) => {
    const body = new FormData()
    body.set('language', 'fr')
    body.set('file', new File(['00:00:01,000 --> 00:00:02,000\nHello\n'], 'a.srt'))
    return { params: { id: await video(platform.db) }, body }
  },
  'DELETE captions/:id': async ({ platform: { db } }) => {
    const caption = { name: 'English', language: 'en', url: '', content: 'WEBVTT' }
    const made = db
      .insertInto('video_captions')
      .values({ ...caption, video_id: await video(db) })
      .returning('id')
    return { params: await made.executeTakeFirstOrThrow() }
  },
  'POST list-records': async ({ platform, as }) => {
    const { id } = await as('member')
    const account = platform.db.selectFrom('users').select('username').where('id', '=', id)
    const { username } = await account.executeTakeFirstOrThrow()
    return { params: {}, body: { name: 'Silent nights', owner: username } }
  },
  'POST staff-answers': async () => ({
    params: {},
    body: { name: 'Kindness', uses: ['comment'], body: 'Be kind.' },
  }),
  'PUT hosts-status/:id': async () => ({
    params: { id: 50 },
    body: { is_checked: false, method: null, address: null, calls_per_minute: 10 },
  }),
  'POST admin/backups': async ({ platform }) => {
    await platform.db.deleteFrom('backups').execute()
    return { params: {} }
  },
  'POST logs/schedule/:job/run': async ({ platform }) => {
    await announceJobs(platform)
    return { params: { job: JOB_WITH_TIMES } }
  },
  'POST logs/queue/retry': async ({ platform }) => ({
    params: {},
    body: { ids: [await buildQueuedJob(platform, 'failed')] },
  }),
  'POST logs/queue/drop': async ({ platform }) => ({
    params: {},
    body: { ids: [await buildQueuedJob(platform, 'created')] },
  }),
  'POST logs/queue/stop': async ({ platform }) => ({
    params: {},
    body: { ids: [await buildQueuedJob(platform, 'active', JOB_THAT_STOPS)] },
  }),
  'POST appearance/publish': async ({ platform: { db } }) => {
    const draft = {
      revision: 7,
      changes: JSON.stringify({ 'themes.user_change': false }),
      seen: JSON.stringify({ 'themes.user_change': true }),
    }
    await db.insertInto('appearance_draft').values(draft).execute()
    return { params: {}, body: { revision: 7 } }
  },
  'POST custom-pages': async () => ({
    params: {},
    body: { title: 'House rules', body: '<p>Be kind.</p>' },
  }),
  'POST localizations': async () => ({
    params: {},
    body: { language: 'de', name: 'Deutsch' },
  }),
  'POST localizations/:language/lines': async () => ({
    params: { language: 'fr' },
    body: { lines: [{ key: 'Links added', line: 'Liens posés', seen: null }] },
  }),
  'PUT settings/:tab': async () => ({
    params: { tab: 'content' },
    body: { values: { enable_comments: false }, seen: { enable_comments: true } },
  }),
  'DELETE admin/settings/trial': async ({ platform: { db, secrets } }) => {
    const before = JSON.stringify({ 'recaptcha.site_key': 'the-former-key' })
    const trial = {
      keys: ['recaptcha.site_key'],
      before_sealed: secrets.encrypt(before, 'settings trial'),
      ends_at: new Date(Date.now() + 60_000),
    }
    await db.insertInto('settings_trials').values(trial).execute()
    return { params: {} }
  },
  'POST admin/settings/file': async () => ({
    params: {},
    body: {
      format: SETTINGS_FILE_FORMAT,
      settings: { 'branding.site_name': 'Another house' },
      seen: { 'branding.site_name': 'Mediatheque' },
    },
  }),
}

/** What belongs to a record and has a history of its own is told besides. */
const PARTS_OF_TITLES: Readonly<Record<string, readonly string[]>> = {
  'POST titles/:id/seasons': ['season'],
  'PUT titles/:id/seasons/:season': ['season'],
  'DELETE titles/:id/seasons/:season': ['season'],
  'PUT titles/:id/seasons/:season/episodes-sheet': ['episode'],
  // How many videos a title has is told of the title too.
  'POST videos': ['title'],
  'DELETE videos/:ids': ['title'],
  'POST videos/:ids/restore': ['title'],
}

/** What staff may do to what is others', and why it is not written down. */
const NOT_RECORDED: Readonly<Record<string, string>> = {
  'POST videos/:id/check': 'they look, and change nothing',
  'POST liens/:id/check': 'they look, and change nothing',
  'POST liens/:id/download': 'they take what they have a right to',
  'POST download-premium/:ids': 'they take what they have a right to',
  'POST debriding': 'they take what they have a right to',
  'POST /debriding': 'they take what they have a right to',
  'POST nzb/:id/get': 'they take what they have a right to',
  'POST torrents/:id/get': 'they take what they have a right to',
  'POST users/:id/password-mail': 'they send a mail, which stands among those that were sent',
  'POST users/:id/verification-mail': 'they send a mail, which stands among those that were sent',
  'POST comment': 'they write like everybody else',
  'POST report': 'they report like everybody else',
  'PUT follows/:kind/:id': 'they follow like everybody else',
  'DELETE follows/:kind/:id': 'they follow like everybody else',
  'POST requests/:id/support': 'they vote like everybody else',
  'DELETE requests/:id/support': 'they vote like everybody else',
  'POST vote': 'they vote like everybody else',
}

const writing = Object.values<Endpoint>(endpoints).filter(({ method }) => method !== 'GET')
const acts = writing.filter(({ access }) => access.record || access.history)

/** An administrator, who has just confirmed the password, on the record of a member. */
async function callOnOthers(endpoint: Endpoint) {
  const admin = await test.as('admin')
  await test.platform.db
    .updateTable('sessions')
    .set({ password_confirmed_at: new Date() })
    .where('user_id', '=', admin.id)
    .execute()
  const make = CALLS_ON_RECORDS[nameOf(endpoint)] ?? CALLS_WITHOUT_A_RECORD[nameOf(endpoint)]
  expect(make, `no call is known of ${nameOf(endpoint)}`).toBeDefined()
  const owner = await test.as('member')
  // Somebody with a picture that can be taken away.
  await test.platform.db
    .updateTable('users')
    .set({ image: '/avatars/1/face.webp' })
    .where('id', '=', owner.id)
    .execute()
  const called: CallOnRecord = await make!(test, owner.id)
  const url = endpointUrl(endpoint.path).replaceAll(/:([A-Za-z]+)/g, (_, name: string) =>
    String(called.params[name]),
  )
  const { statusCode } = await admin.call(endpoint.method, url, called.body)
  return { statusCode, adminId: admin.id }
}

const eventsBy = (actorId: number) =>
  test.platform.db.selectFrom('audit_events').selectAll().where('actor_id', '=', actorId).execute()

describe('whatever staff can do to what is others’', () => {
  it.each(acts.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    'is written down, or said why not: %s',
    async (name, endpoint) => {
      const { statusCode, adminId } = await callOnOthers(endpoint)
      const events = await eventsBy(adminId)
      if (statusCode >= 300) {
        expect(endpoint.access.history, `${name} was refused: ${statusCode}`).toBeUndefined()
        expect(events).toEqual([])
      } else if (!NOT_RECORDED[name]) expect(events).not.toEqual([])
      const { history } = endpoint.access
      if (history) {
        const told = new Set(events.map(({ record_type }) => record_type))
        expect(told).toEqual(new Set([history, ...(PARTS_OF_TITLES[name] ?? [])]))
      }
    },
  )

  it('is excused only where there is something to excuse', () => {
    const known = acts.filter(({ access }) => !access.history).map(nameOf)
    expect(Object.keys(NOT_RECORDED).filter((name) => !known.includes(name))).toEqual([])
    const withoutRecord = writing.filter(({ access }) => !access.record && access.history)
    expect(Object.keys(CALLS_WITHOUT_A_RECORD)).toEqual(withoutRecord.map(nameOf))
  })

  it('is theirs alone to know where they do it to their own', async () => {
    const admin = await test.as('admin')
    await admin.call('PUT', `/api/v1/users/${admin.id}`, { version: 1, first_name: 'Ada' })
    expect(await eventsBy(admin.id)).toEqual([])
  })
})
