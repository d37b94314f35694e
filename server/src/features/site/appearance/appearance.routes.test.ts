import {
  DRAFT_HEADER,
  DRAFT_PARAMETER,
} from '@mediatheque/contract/site/appearance/appearance-groups.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { getSettings, updateSettings } from '../settings/settings.service.ts'

const test = useTestApp({}, { withPages: true })
const NAME = 'branding.site_name'
type Caller = Pick<Awaited<ReturnType<typeof test.as>>, 'call'>

const read = async ({ call }: Caller) => (await call('GET', '/api/v1/appearance')).json()

async function draft(who: Caller, changes: Record<string, unknown>) {
  const { draft: kept, published } = await read(who)
  const seen = Object.fromEntries(Object.keys(changes).map((key) => [key, published[key]]))
  const body = { revision: kept.revision, changes, seen }
  return who.call('PUT', '/api/v1/appearance/draft', body)
}

async function publish(who: Caller) {
  const { draft: kept } = await read(who)
  return who.call('POST', '/api/v1/appearance/publish', { revision: kept.revision })
}

/** A moderator who may edit the appearance, and no other settings. */
async function asEditor() {
  const someone = await test.as('moderator')
  await test.platform.db
    .insertInto('user_permissions')
    .values({ user_id: someone.id, permission: 'appearance.update' })
    .execute()
  return someone
}

beforeEach(async () => {
  await test.platform.db.deleteFrom('appearance_draft').execute()
  const { branding } = await getSettings(test.platform)
  await updateSettings(test.platform, { branding: { ...branding, site_name: 'Mediatheque' } })
})

describe('the appearance', () => {
  it('is drafted and published by those who may edit it, and by nobody else', async () => {
    const moderator = await test.as('moderator')
    const calls = [
      ['GET', 'appearance'],
      ['GET', 'appearance/audience'],
      ['PUT', 'appearance/draft', { revision: 0, changes: {}, seen: {} }],
      ['POST', 'appearance/publish', { revision: 0 }],
      ['POST', 'appearance/discard', { revision: 0 }],
    ] as const
    for (const [method, path, body] of calls)
      expect((await moderator.call(method, `/api/v1/${path}`, body)).statusCode, path).toBe(403)
    const editor = await asEditor()
    expect((await draft(editor, { [NAME]: 'Shelf' })).statusCode).toBe(200)
    expect((await publish(editor)).statusCode).toBe(200)
    expect((await getSettings(test.platform)).branding.site_name).toBe('Shelf')
  })

  it('shows a draft to whoever edits it and asks for it, and to nobody else', async () => {
    const editor = await asEditor()
    await draft(editor, { [NAME]: 'Drafted shelf' })
    const page = async ({ call }: Caller, url: string) => (await call('GET', url)).body
    const asked = `/landing?${DRAFT_PARAMETER}=1`
    expect(await page(editor, asked)).toContain('Drafted shelf')
    expect(await page(editor, '/landing')).not.toContain('Drafted shelf')
    const others = [{ call: test.call }, await test.as('member'), await test.as('moderator')]
    for (const other of others) expect(await page(other, asked)).not.toContain('Drafted shelf')
    const { headers } = await editor.call('GET', asked)
    expect(headers['cache-control']).toBe('private, no-store')
  })

  it('is published within what guests were shown before, at once', async () => {
    const guest = async () => (await test.call('GET', '/landing')).body
    expect(await guest()).toContain('Mediatheque')
    const editor = await asEditor()
    await draft(editor, { [NAME]: 'New shelf', 'landing.general.title': 'Come in' })
    expect(await guest()).not.toContain('New shelf')
    const published = await publish(editor)
    expect(published.json().draft.changes).toEqual({})
    expect(await guest()).toContain('New shelf')
    expect(await guest()).toContain('Come in')
  })

  it('gives the drafted landing page to those alone who may edit it', async () => {
    const editor = await asEditor()
    await draft(editor, { 'landing.general.title': 'Only a draft' })
    const asGuest = { url: '/api/v1/landing', headers: { [DRAFT_HEADER]: '1' } }
    expect((await test.app.inject(asGuest)).body).not.toContain('Only a draft')
    const page = await editor.call('GET', `/landing?${DRAFT_PARAMETER}=1`)
    expect(page.body).toContain('Only a draft')
  })

  it('is refused by the name of its setting where it could not be published', async () => {
    const editor = await asEditor()
    const refused = await draft(editor, { [NAME]: '', 'themes.default_id': -1 })
    expect(refused.statusCode).toBe(422)
    expect(Object.keys(refused.json().errors).sort()).toEqual([NAME, 'themes.default_id'])
    const unknown = await draft(editor, { 'uploads.chunk_size': 5 })
    expect(unknown.statusCode).toBe(422)
    expect((await read(editor)).draft).toMatchObject({ revision: 0, changes: {} })
  })

  it('has themes of variables alone, which ask no other site for anything', async () => {
    const editor = await asEditor()
    const { published } = (await editor.call('GET', '/api/v1/appearance')).json()
    const [first, ...others] = published['themes.all']
    const withValues = (values: object) => [{ ...first, values }, ...others]
    for (const values of [
      { '--ground': 'url(https://elsewhere.example/who-reads)' },
      { '--ground': 'url(//elsewhere.example/x)' },
      { 'background-image': 'none' },
      { '--accent': 'red}body{display:none' },
      { '--accent': '\\75rl(x)' },
    ]) {
      const refused = await draft(editor, { 'themes.all': withValues(values) })
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([
        422,
        ['themes.all.0.values'],
      ])
    }
    const kept = { '--accent': '#123456', '--font-text': "'Inter', serif", '--radius': '8px' }
    expect((await draft(editor, { 'themes.all': withValues(kept) })).statusCode).toBe(200)
  })

  it('is one draft, whose writers see each other’s work', async () => {
    const [one, other] = [await asEditor(), await test.as('admin')]
    const body = (name: string) => ({
      revision: 0,
      changes: { [NAME]: name },
      seen: { [NAME]: 'Mediatheque' },
    })
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        (at % 2 ? one : other).call('PUT', '/api/v1/appearance/draft', body(`Shelf ${at}`)),
      ),
    )
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted()
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    const late = answers.find(({ statusCode }) => statusCode === 409)!
    expect(late.json().conflicts[0].current.draft.changes[NAME]).toMatch(/^Shelf \d$/)
    expect((await read(one)).draft.saved_by).not.toBeNull()
  })

  it('takes nothing back that was changed elsewhere since it was drafted', async () => {
    const editor = await asEditor()
    await draft(editor, { [NAME]: 'Mine', 'themes.user_change': false })
    const { branding } = await getSettings(test.platform)
    await updateSettings(test.platform, { branding: { ...branding, site_name: 'Theirs' } })
    const late = await publish(editor)
    expect(late.statusCode).toBe(409)
    expect(late.json().conflicts[0].changed).toEqual({ [NAME]: ['Mediatheque', 'Theirs'] })
    const { branding: kept, themes } = await getSettings(test.platform)
    expect([kept.site_name, themes.user_change]).toEqual(['Theirs', true])
  })

  it('publishes menus as they were drafted, in the order of their parts', async () => {
    const editor = await asEditor()
    const { published } = await read(editor)
    const menus = [{ ...published.menus[0], name: 'Kinds' }, ...published.menus.slice(1)]
    expect((await draft(editor, { menus })).statusCode).toBe(200)
    const done = await publish(editor)
    expect(done.statusCode, done.body).toBe(200)
    expect((await getSettings(test.platform)).menus[0]!.name).toBe('Kinds')
    const [event] = await test.platform.db
      .selectFrom('audit_events')
      .selectAll()
      .where('actor_id', '=', editor.id)
      .execute()
    expect(event).toMatchObject({ record_type: 'settings', action: 'updated' })
  })

  it('publishes entries below others, on the pages of all, and refuses what leads nowhere', async () => {
    const editor = await asEditor()
    const { published } = await read(editor)
    const entry = (id: string, action: string) => ({ id, label: `To ${id}`, type: 'route', action })
    const withBelow = (action: string) => [
      {
        ...published.menus[0],
        items: [{ ...entry('top', '/movies'), items: [entry('deep', action)] }],
      },
      ...published.menus.slice(1),
    ]
    const refused = await draft(editor, { menus: withBelow('javascript:alert(1)') })
    expect(refused.statusCode).toBe(422)
    expect(Object.keys(refused.json().errors)).toEqual(['menus.0.items.0.items.0.action'])
    expect((await draft(editor, { menus: withBelow('/series') })).statusCode).toBe(200)
    const guest = async () => (await test.call('GET', '/landing')).body
    expect(await guest()).not.toContain('To deep')
    expect((await publish(editor)).statusCode).toBe(200)
    expect(await guest()).toMatch(/href="\/series">(?:<svg.*?<\/svg>)?To deep<\/a>/)
  })

  it('says to whom entries may be shown', async () => {
    const editor = await asEditor()
    const { roles, permissions } = (await editor.call('GET', '/api/v1/appearance/audience')).json()
    expect(roles.map(({ name }: { name: string }) => name)).toContain('Guest')
    expect(permissions).toContain('titles.view')
  })

  it('is thrown away on demand, and what is not there is not published', async () => {
    const editor = await asEditor()
    await draft(editor, { [NAME]: 'Shelf' })
    const { draft: kept } = await read(editor)
    const stale = { revision: kept.revision - 1 }
    expect((await editor.call('POST', '/api/v1/appearance/discard', stale)).statusCode).toBe(409)
    const body = { revision: kept.revision }
    expect((await editor.call('POST', '/api/v1/appearance/discard', body)).statusCode).toBe(200)
    expect((await read(editor)).draft.changes).toEqual({})
    expect((await publish(editor)).statusCode).toBe(404)
  })
})
