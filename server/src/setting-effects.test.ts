import { adPath, AD_SLOTS } from '@mediatheque/contract/site/ads/ad-slots.ts'
import { landingSettings } from '@mediatheque/contract/catalogue/landing/landing.settings.ts'
import { SEO_PAGES, SEO_PARTS, type SeoPage } from '@mediatheque/contract/site/seo/seo-templates.ts'
import { settingsSchema } from '@mediatheque/contract/settings.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildUser } from './features/accounts/users/users.factory.ts'
import { updateSettings } from './features/site/settings/settings.service.ts'
import { useTestApp } from './features/test-app.ts'
import { addAuditMonths } from './platform/audit/audit-events.repository.ts'
import { buildPublicSite, type PublicSite } from './public-pages.factory.ts'

/** What settings of one family do, one by one: each of its fields, and not one that stands for the others. */
const test = useTestApp({}, { withPages: true })
const SHIPPED = settingsSchema.parse({})
const UPRIGHT = '/files/1/card.jpg'
let site: PublicSite & { paths: Record<string, string> }

beforeAll(async () => {
  site = await buildPublicSite(test.platform.db)
})
beforeEach(() => updateSettings(test.platform, SHIPPED_SEO))

const SHIPPED_SEO = Object.fromEntries(
  SEO_PAGES.map((page) => [`seo_${page}`, SHIPPED[`seo_${page}`]]),
)

async function read(url: string, language = 'en'): Promise<string> {
  const headers = { 'accept-language': language }
  const { statusCode, body } = await test.app.inject({ url, headers })
  expect(statusCode, url).toBe(200)
  return body
}
const content = (body: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(body)?.[1]
const headOf = (body: string) => ({
  title: /<title>([^<]*)<\/title>/.exec(body)?.[1],
  description: content(body, 'description'),
  og_title: content(body, 'og:title'),
  og_description: content(body, 'og:description'),
})

describe('heads of each kind of page', () => {
  const paths = (): Record<SeoPage, string> => ({
    title: site.paths['title']!,
    season: site.paths['season']!,
    episode: site.paths['episode']!,
    watch: `/watch/${site.video.id}`,
    person: site.paths['person']!,
    landing: '/landing',
    news: site.paths['article']!,
    channel: site.paths['channel']!,
  })

  it.each(SEO_PAGES)(
    'say of a page of the kind %s what was written, and no other does',
    async (page) => {
      const textsIn = (language: string) =>
        Object.fromEntries(SEO_PARTS.map((part) => [part, `${page} ${part} ${language}`]))
      const written = { en: textsIn('en'), fr: textsIn('fr'), image: UPRIGHT }
      await updateSettings(test.platform, { [`seo_${page}`]: written })
      for (const language of ['en', 'fr'])
        for (const [other, path] of Object.entries(paths())) {
          const body = await read(path, language)
          if (other === page) {
            expect(headOf(body)).toEqual(textsIn(language))
            expect(content(body, 'og:image')).toContain(UPRIGHT)
          } else expect(headOf(body).title, path).not.toContain(`${page} title`)
        }
    },
  )
})

describe('the site', () => {
  it('is called, described and marked in tabs as the settings say', async () => {
    const branding = {
      ...SHIPPED.branding,
      site_name: 'Shelf',
      description: 'Films of a quieter age',
      favicon: UPRIGHT,
    }
    await updateSettings(test.platform, { branding })
    const body = await read('/')
    expect(headOf(body)).toMatchObject({ title: 'Shelf', description: branding.description })
    expect(/<link rel="icon" href="([^"]*)"/.exec(body)?.[1]).toBe(UPRIGHT)
    await updateSettings(test.platform, { branding: SHIPPED.branding })
  })
})

describe('places for advertisements', () => {
  it.each(AD_SLOTS)('have what stands in %s, as high as it says', async (slot) => {
    const ads = { ...SHIPPED.ads, [slot]: '<p>Popcorn</p>', [`${slot}_height`]: 123 }
    await updateSettings(test.platform, { ads })
    const { settings } = (await test.call('GET', '/api/v1/bootstrap-data')).json()
    expect(settings.ad_slots).toMatchObject([{ name: slot, heightPx: 123 }])
    const at = await test.call('GET', adPath(settings.ad_slots[0]))
    expect(at.body.includes('Popcorn')).toBe(true)
    await updateSettings(test.platform, { ads: SHIPPED.ads })
  })
})

describe('the landing page', () => {
  it('has what its four sections say', async () => {
    const shipped = landingSettings.parse(undefined)
    const landing = {
      general: { ...shipped.general, title: 'Come in and see' },
      action_buttons: [
        {
          label: 'Take a seat',
          type: 'route' as const,
          action: '/movies',
          style: 'filled' as const,
        },
      ],
      primary_features: [{ icon: 'heart' as const, title: 'Kept by hand', description: 'By us.' }],
      secondary_features: [
        { image: UPRIGHT, title: 'All of Méliès', subtitle: 'Now', description: 'In colour.' },
      ],
    }
    await updateSettings(test.platform, { landing })
    const body = await read('/landing')
    for (const text of [
      'Come in and see',
      'Take a seat',
      'href="/movies"',
      'Kept by hand',
      'By us.',
      'All of Méliès',
      'In colour.',
      UPRIGHT,
    ])
      expect(body.includes(text), text).toBe(true)
    expect(body.includes('Found in spite of a typo')).toBe(false)
  })
})

describe('the first section of the landing page', () => {
  const { general: shipped } = landingSettings.parse(undefined)
  const readWith = async (general: Partial<typeof shipped>) => {
    const landing = { ...landingSettings.parse(undefined), general: { ...shipped, ...general } }
    await updateSettings(test.platform, { landing, billing: { enable: true } })
    return read('/landing')
  }

  it('has its words, its head and its end as they were written', async () => {
    const body = await readWith({
      subtitle: 'Films for all',
      seo_title: 'Head of it',
      seo_description: 'All of it',
      footer: { title: 'Good night', subtitle: 'Come again', image: '/files/1/foot.jpg' },
    })
    for (const text of ['Films for all', 'Good night', 'Come again', '/files/1/foot.jpg'])
      expect(body.includes(text), text).toBe(true)
    expect(headOf(body)).toMatchObject({
      title: 'Head of it · Mediatheque',
      description: 'All of it',
    })
  })

  it('has its picture as clear as it says, below its colours', async () => {
    const background = { opacity: 0.4, overlay_from: '#112233', overlay_to: '#445566' }
    const body = await readWith({ background: { kind: 'image', image: UPRIGHT, ...background } })
    for (const text of [`src="${UPRIGHT}"`, 'opacity:0.4', '#112233', '#445566'])
      expect(body.includes(text), text).toBe(true)
  })

  it.each([
    ['show_search', 'role="search"'],
    ['show_pricing', 'href="/pricing"'],
  ] as const)('has what %s switches on', async (name, sign) => {
    const countWith = async (is: boolean) => (await readWith({ [name]: is })).split(sign).length
    expect((await countWith(true)) - (await countWith(false))).toBe(1)
  })

  it('moves where it is to move', async () => {
    const movesAs = async (motion: 'still' | 'moving') =>
      (await readWith({ motion })).includes('Stop the motion')
    expect([await movesAs('moving'), await movesAs('still')]).toEqual([true, false])
  })
})

describe('dates', () => {
  it('are written as the settings say, in their time zone', async () => {
    await sql`update news_articles set published_at = '2026-07-14T20:05:00Z'`.execute(
      test.platform.db,
    )
    const shown = async (dates: Partial<(typeof SHIPPED)['dates']>) => {
      await updateSettings(test.platform, { dates: { ...SHIPPED.dates, ...dates } })
      const body = await read(site.paths['article']!)
      return /<time[^>]*>([^<]*)</.exec(body)?.[1]?.replaceAll(/\s/g, ' ')
    }
    const here = await shown({ default_timezone: 'Europe/Paris', format: 'short' })
    expect(here).toContain('14')
    expect(await shown({ default_timezone: 'Pacific/Auckland', format: 'short' })).toContain('15')
    expect(await shown({ default_timezone: 'Europe/Paris', format: 'numeric' })).not.toBe(here)
  })
})

describe('the language of a page', () => {
  it('is the one of the settings, unless readers may choose', async () => {
    const languageWith = async (enable: boolean, default_localization: string, chosen: string) => {
      await updateSettings(test.platform, { i18n: { enable, default_localization } })
      const headers = { cookie: `locale=${chosen}` }
      const { body } = await test.app.inject({ url: '/movies', headers })
      return /<html[^>]* lang="([^"]*)"/.exec(body)?.[1]
    }
    expect(await languageWith(true, 'fr', 'en')).toBe('en')
    expect(await languageWith(false, 'fr', 'en')).toBe('fr')
    expect(await languageWith(false, 'en', 'fr')).toBe('en')
    await updateSettings(test.platform, { i18n: SHIPPED.i18n })
  })
})

describe('the history', () => {
  it('goes by the month after the days that the settings say, or never', async () => {
    const { db } = test.platform
    const job = test.platform.features
      .flatMap(({ jobs = [] }) => jobs)
      .find(({ name }) => name === 'history.turn-months')!
    await addAuditMonths(db, new Date(Date.now() - 200 * 86_400_000), 0)
    const countAfter = async (history_days: number) => {
      await updateSettings(test.platform, { retention: { ...SHIPPED.retention, history_days } })
      await job.run(test.platform, {}, {} as never)
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_inherits
        where inhparent = 'audit_events'::regclass`.execute(db)
      return rows[0]!.count
    }
    const all = await countAfter(0)
    expect([await countAfter(250), await countAfter(100)]).toEqual([all, all - 1])
  })
})

describe('accounts whose address was never confirmed', () => {
  it('go after the days that the settings say', async () => {
    const { db } = test.platform
    const job = test.platform.features
      .flatMap(({ jobs = [] }) => jobs)
      .find(({ name }) => name === 'email-verification.remove-unconfirmed')!
    const { id } = await buildUser(db)
    const old = new Date(Date.now() - 6 * 86_400_000)
    await db
      .updateTable('users')
      .set({ created_at: old, email_verified_at: null, confirmation_awaited: true })
      .where('id', '=', id)
      .execute()
    const isThereAfter = async (days: number) => {
      await updateSettings(test.platform, {
        require_email_confirmation: true,
        unconfirmed_accounts: { days },
      })
      await job.run(test.platform, {}, {
        jobId: '',
        isLastAttempt: false,
        signal: new AbortController().signal,
      } as never)
      return (await db.selectFrom('users').select('id').where('id', '=', id).execute()).length === 1
    }
    expect([await isThereAfter(7), await isThereAfter(5)]).toEqual([true, false])
  })
})
