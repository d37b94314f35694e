import { DOWNLOADS_AT_ONCE } from '@mediatheque/contract/links/downloads/downloads.schemas.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  allAt,
  startTestDebridService,
  type TestDebridService,
} from '../../premium/debrid-providers/test-debrid-service.ts'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { buildVideo } from '../../catalogue/plays/videos.factory.ts'
import { buildLink } from '../links/links.factory.ts'
import { type Caller, useLinksStage } from '../links/links-stage.factory.ts'

const stage = useLinksStage()
const KEY = 'dEbRiD-Key-0123456789'

let service: TestDebridService
beforeAll(async () => {
  service = await startTestDebridService()
  await updateSettings(stage.test.platform, { debrid_endpoints: allAt(service.origin) })
})
afterAll(() => service.stop())
beforeEach(() => service.forget())

/** There once the tests run. */
const database = () => stage.test.platform.db

async function premiumWith(
  providers: readonly number[],
  { opens = false, key = KEY }: { opens?: boolean; key?: string } = {},
): Promise<Caller> {
  const member = await stage.test.as('premium')
  if (opens)
    await database()
      .updateTable('users')
      .set({ opens_links_premium: true })
      .where('id', '=', member.id)
      .execute()
  for (const provider of providers) await addAccount(member, provider, {}, key)
  return member
}

const addAccount = (member: { id: number }, provider: number, values: object = {}, key = KEY) =>
  database()
    .insertInto('debrid_accounts')
    .values({
      user_id: member.id,
      provider,
      key_origin: service.origin,
      key_encrypted: stage.test.platform.secrets.encrypt(key, `debridor-key:${member.id}`),
      expires_at: new Date(Date.now() + 9e8),
      ...values,
    })
    .execute()

const link = (values: object = {}) => buildLink(database(), { title_id: stage.movie, ...values })
const unlock = (member: Caller, id: number) =>
  member.call('POST', '/api/v1/debriding', { id, type: 1 })
const allDebridOpens = (url = 'https://dl.example.org/film.mkv') =>
  service.answer('/v4/link/unlock', {
    status: 'success',
    data: { id: 'x', link: url, filename: 'film.mkv', filesize: 7 },
  })
const allDebridRefuses = (code: string, message?: string) =>
  service.answer('/v4/link/unlock', { status: 'error', error: { code, message } })
const askedPaths = () => service.asked.map(({ path }) => path)

describe('opening a link through an account', () => {
  it('answers with the direct link, at both addresses of the call', async () => {
    const member = await premiumWith([2])
    allDebridOpens()
    for (const url of ['/api/v1/debriding', '/debriding']) {
      const answer = await member.call('POST', url, { id: await link(), type: 1 })
      expect(answer.statusCode, answer.body).toBe(200)
      expect(answer.json()).toMatchObject({
        url: 'https://dl.example.org/film.mkv',
        error: null,
        files: [{ name: 'film.mkv', size: 7, streamable: true }],
      })
      expect(answer.body).not.toContain(KEY)
    }
    expect(service.asked[0]!.key).toBe(KEY)
  })

  it('is for premium members, and for links that they may see', async () => {
    allDebridOpens()
    const pending = await link({ status: 'pending', user_id: stage.uploader.id })
    const member = await premiumWith([2])
    expect((await unlock(member, pending)).statusCode).toBe(403)
    expect((await unlock(member, 2_000_000_000)).statusCode).toBe(404)
    expect((await unlock(stage.member, await link())).statusCode).toBe(403)
    expect((await member.call('POST', '/api/v1/debriding', { id: 1, type: 3 })).statusCode).toBe(
      422,
    )
    expect(
      (await member.call('POST', '/api/v1/debriding', { id: `1\u0000`, type: 1 })).statusCode,
    ).toBe(422)
    expect(askedPaths()).toEqual([])
  })

  it('opens the file of a video that lies at a host, for who may play it', async () => {
    const video = (values: object = {}) =>
      buildVideo(database(), {
        title_id: stage.movie,
        type: 'infofile',
        url: 'https://1fichier.com/?film',
        ...values,
      })
    const unlockVideo = (caller: Caller, id: number) =>
      caller.call('POST', '/api/v1/debriding', { id, type: 2 })
    const { id } = await video()
    const member = await premiumWith([2])
    allDebridOpens('https://dl.example.org/played.mp4')
    expect((await unlockVideo(member, id)).json()).toMatchObject({
      url: 'https://dl.example.org/played.mp4',
      error: null,
    })
    expect((await unlockVideo(stage.member, id)).statusCode).toBe(403)
    const kept = await video({ is_streaming: false })
    expect((await unlockVideo(member, kept.id)).statusCode).toBe(403)
    const played = await video({ type: 'video' })
    expect((await unlockVideo(member, played.id)).statusCode).toBe(404)
    expect((await unlockVideo(await premiumWith([]), id)).json()).toMatchObject({ url: null })
    expect(askedPaths()).toEqual(['/v4/link/unlock'])
  })

  it('asks once, however many ask at once and again, and each member for themselves', async () => {
    const member = await premiumWith([2])
    allDebridOpens()
    const id = await link()
    const answers = await Promise.all(Array.from({ length: 10 }, () => unlock(member, id)))
    expect(new Set(answers.map((answer) => answer.json().url))).toEqual(
      new Set(['https://dl.example.org/film.mkv']),
    )
    await unlock(member, id)
    expect(askedPaths()).toEqual(['/v4/link/unlock'])
    const other = await premiumWith([2], { key: 'another-key-of-another' })
    allDebridOpens('https://dl.example.org/other.mkv')
    expect((await unlock(other, id)).json().url).toBe('https://dl.example.org/other.mkv')
    const kept = await database().selectFrom('debrid_unlocks').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain('example.org')
    const [row] = await database()
      .selectFrom('links')
      .select('views')
      .where('id', '=', id)
      .execute()
    expect(row!.views).toBe(2)
  })

  it('leaves 700 ms between two links of one service', async () => {
    const member = await premiumWith([2])
    allDebridOpens()
    const ids = [await link(), await link(), await link()]
    await Promise.all(ids.map((id) => unlock(member, id)))
    const [first, , third] = service.asked.map(({ at }) => at)
    // A busy machine may be late with the first.
    expect(third! - first!).toBeGreaterThan(1_000)
  })

  it('tries premium accounts first, of the host before those for all, and then the next', async () => {
    const member = await premiumWith([])
    await addAccount(member, 3, { expires_at: null })
    await addAccount(member, 2)
    await addAccount(member, 5)
    await addAccount(member, 4)
    await addAccount(member, 1, { is_active: false })
    service.answer(
      '/v1/download/get_token.cgi',
      { status: 'KO', message: 'Must be a customer' },
      403,
    )
    allDebridRefuses('LINK_HOST_NOT_SUPPORTED')
    service.answer('/rest/1.0/unrestrict/link', { download: 'https://dl.example.org/rd' })
    const id = await link({ host_id: 5, url: 'https://1fichier.com/?abcdefghij0123456789' })
    expect((await unlock(member, id)).json().url).toBe('https://dl.example.org/rd')
    expect(askedPaths()).toEqual([
      '/v1/download/get_token.cgi',
      '/v4/link/unlock',
      '/rest/1.0/unrestrict/link',
    ])
  })

  it('does not go on where the file itself is gone', async () => {
    const member = await premiumWith([2, 3])
    allDebridRefuses('LINK_DOWN')
    const answer = (await unlock(member, await link())).json()
    expect(answer.url).toBeNull()
    expect(answer.error).toMatch(/^https:.* : alldebrid: The file is no longer there\.$/)
    expect(askedPaths()).toEqual(['/v4/link/unlock'])
  })

  it('costs one failure of a service that is down, not one of each link', async () => {
    const member = await premiumWith([2], { opens: true })
    service.answer('/v4/link/unlock', '<h1>down</h1>', 502)
    const ids = [await link(), await link(), await link()]
    const answer = await member.call('POST', `/api/v1/download-premium/${ids}`, { token: 'x' })
    expect(askedPaths()).toEqual(['/v4/link/unlock'])
    expect(answer.json().liens.map(({ error }: { error: string }) => error)).toEqual([
      expect.stringContaining('does not answer right now'),
      expect.stringContaining('left alone for a while'),
      expect.stringContaining('left alone for a while'),
    ])
    expect(answer.json().liens[0].lien.liens).toHaveLength(1)
    // Others try for themselves, until it was silent for several.
    for (const times of [2, 3, 3]) {
      await unlock(await premiumWith([2]), await link())
      expect(service.asked).toHaveLength(times)
    }
    await database().deleteFrom('debrid_turns').execute()
  })

  it('hands out nothing that is not safe to open', async () => {
    for (const url of [
      'javascript:alert(1)',
      'http://192.168.1.1/x',
      'http://127.0.0.1:9666/flash',
    ]) {
      const member = await premiumWith([2])
      allDebridOpens(url)
      const answer = await unlock(member, await link())
      expect(answer.json()).toMatchObject({ url: null })
      expect(answer.body).toContain('not safe to open')
      expect(answer.body).not.toContain(url)
    }
  })

  it('tells a service the address of a member only where that member agreed', async () => {
    const member = await premiumWith([])
    await addAccount(member, 3)
    service.answer('/rest/1.0/unrestrict/link', { download: 'https://dl.example.org/rd' })
    await unlock(member, await link())
    await database()
      .updateTable('debrid_accounts')
      .set({ shares_address: true })
      .where('user_id', '=', member.id)
      .execute()
    await unlock(member, await link())
    expect(service.asked.map(({ body }) => new URLSearchParams(body).get('ip'))).toEqual([
      null,
      '127.0.0.1',
    ])
  })

  it('speaks French', async () => {
    const member = await premiumWith([2])
    await database()
      .updateTable('users')
      .set({ language: 'fr' })
      .where('id', '=', member.id)
      .execute()
    allDebridRefuses('LINK_PASS_PROTECTED')
    expect((await unlock(member, await link())).json().error).toContain(
      'alldebrid: Le fichier demande un mot de passe.',
    )
  })
})

describe('the download of a link', () => {
  const download = async (member: Caller, id: number) =>
    (await member.call('GET', `/api/v1/liens/${id}/download`)).json()

  it('is a direct one by itself where its reader prefers that, with the link still there', async () => {
    const member = await premiumWith([2], { opens: true })
    allDebridOpens()
    const id = await link()
    expect(await download(member, id)).toMatchObject({
      lien: { id, liens: [expect.stringMatching(/^https:/)] },
      debrided: true,
      directDL: 'https://dl.example.org/film.mkv',
      error: null,
    })
    allDebridRefuses('MUST_BE_PREMIUM')
    const refused = await link()
    expect(await download(member, refused)).toMatchObject({
      lien: { liens: [expect.stringMatching(/^https:/)] },
      debrided: false,
      directDL: null,
      error: expect.stringContaining('The account is not premium there.'),
    })
  })

  it('asks nobody where its reader does not, or has no account', async () => {
    allDebridOpens()
    for (const member of [await premiumWith([2]), await premiumWith([], { opens: true })])
      expect(await download(member, await link())).toMatchObject({ debrided: false, error: null })
    expect(askedPaths()).toEqual([])
  })
})

describe('several downloads at once', () => {
  const take = (member: Caller, ids: readonly number[], body: object = {}) =>
    member.call('POST', `/api/v1/download-premium/${ids}`, body)

  it('say of each link what became of it', async () => {
    const member = await premiumWith([2], { opens: true })
    const ids = [
      await link(),
      await link({ url: 'https://archive.org/details/gone' }),
      await link(),
    ]
    service.answer('/v4/link/unlock', (response, { body }) => {
      const isGone = body.includes('gone')
      const error = { status: 'error', error: { code: 'LINK_DOWN' } }
      const data = { link: 'https://dl.example.org/a', filename: 'a.mkv' }
      response.end(JSON.stringify(isGone ? error : { status: 'success', data }))
    })
    const { liens } = (await take(member, ids, { token: 'x' })).json()
    expect(liens.map(({ lien }: { lien: { id: number } }) => lien.id)).toEqual(ids)
    expect(liens.map(({ debrided }: { debrided: boolean }) => debrided)).toEqual([
      true,
      false,
      true,
    ])
    expect(liens[1].error).toBe(
      'https://archive.org/details/gone : alldebrid: The file is no longer there.',
    )
  })

  it('are given all or none, to premium members, and not too many', async () => {
    const member = await premiumWith([2])
    const pending = await link({ status: 'pending', user_id: stage.uploader.id })
    expect((await take(member, [await link(), pending])).statusCode).toBe(403)
    expect((await take(member, [await link(), 2_000_000_000])).statusCode).toBe(404)
    expect((await take(stage.member, [await link()])).statusCode).toBe(403)
    const many = Array.from({ length: DOWNLOADS_AT_ONCE + 1 }, (_none, index) => index + 1)
    expect((await take(member, many)).statusCode).toBe(422)
    expect((await member.call('POST', '/api/v1/download-premium/1,x', {})).statusCode).toBe(422)
  })

  it('are turned into direct ones where that is said, whatever is preferred', async () => {
    const member = await premiumWith([2])
    allDebridOpens()
    const id = await link()
    expect((await take(member, [id])).json().liens[0].debrided).toBe(false)
    expect((await take(member, [id], { debrid: true })).json().liens[0].debrided).toBe(true)
  })
})
