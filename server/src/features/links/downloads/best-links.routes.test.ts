import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { buildLink } from '../links/links.factory.ts'
import { type Caller, useLinksStage } from '../links/links-stage.factory.ts'

const stage = useLinksStage()
const [FRENCH, ENGLISH, GERMAN] = [2, 5, 7]
const [DVDRIP, HDTV_720, HDTV_1080] = [1, 9, 10]

let title: number
const add = (of: object) =>
  buildLink(stage.test.platform.db, { title_id: title, quality_id: HDTV_720, ...of })
const offersOf = async (caller: Caller = stage.member) =>
  (await caller.call('GET', `/api/v1/titles/${title}/best-links`)).json().offers as {
    id: number
    reasons: string[]
  }[]
const found = (linkId: number, result: 'alive' | 'dead') =>
  sql`insert into link_checks (link_id, host_id, checked_at, result)
    select id, host_id, now(), ${result} from links where id = ${linkId}
    on conflict (link_id) do update set result = excluded.result`.execute(stage.test.platform.db)

describe('the best links of a title', () => {
  beforeEach(async () => {
    title = (await buildTitle(stage.test.platform.db)).id
  })

  it('are in the language of the reader before they are of the better picture, and say why', async () => {
    const german = await add({ language_ids: [GERMAN], quality_id: HDTV_1080 })
    const english = await add({ language_ids: [ENGLISH] })
    expect(await offersOf()).toMatchObject([
      { id: english, reasons: ['language'] },
      { id: german, reasons: ['quality'] },
    ])
    const french = await add({ language_ids: [FRENCH], quality_id: DVDRIP })
    await stage.member.call('POST', '/api/v1/users/me/locale', { locale: 'fr' })
    expect((await offersOf())[0]).toMatchObject({ id: french, reasons: ['language'] })
    await stage.member.call('POST', '/api/v1/users/me/locale', { locale: 'en' })
  })

  it('answered when they were last looked at, and what was not found is offered to nobody', async () => {
    const silent = await add({ language_ids: [ENGLISH] })
    const alive = await add({ language_ids: [ENGLISH] })
    await found(alive, 'alive')
    const dead = await add({ language_ids: [ENGLISH], quality_id: HDTV_1080 })
    await found(dead, 'dead')
    const offers = await offersOf()
    expect(offers).toMatchObject([{ id: alive, reasons: ['language', 'alive'] }])
    expect(offers.map(({ id }) => id)).not.toContain(silent)
  })

  it('are at most three, none like another, and only what everybody sees', async () => {
    for (const quality of [DVDRIP, HDTV_720, HDTV_1080, 8])
      for (const _ of [1, 2]) await add({ language_ids: [ENGLISH], quality_id: quality })
    const own = await add({ status: 'pending', user_id: stage.uploader.id, quality_id: 30 })
    const offers = await offersOf(stage.uploader)
    expect(offers).toHaveLength(3)
    expect(offers.map(({ id }) => id)).not.toContain(own)
    expect(JSON.stringify(offers)).not.toContain('http')
  })

  it('of a series are of its newest season, whole seasons first', async () => {
    title = (await buildTitle(stage.test.platform.db, { type: 'series', is_series: true })).id
    const addGerman = (of: object) => add({ language_ids: [GERMAN], ...of })
    await addGerman({ season_number: 1, is_full_season: true })
    const newest = await addGerman({ season_number: 2, episode_number: 3, quality_id: HDTV_1080 })
    await addGerman({ season_number: 2, episode_number: 2 })
    expect(await offersOf()).toMatchObject([{ id: newest, reasons: [] }])
    const whole = await addGerman({ season_number: 2, is_full_season: true })
    expect(await offersOf()).toMatchObject([
      { id: whole, reasons: ['season'] },
      { id: newest, reasons: ['quality'] },
    ])
  })

  it('are told to members only, and of titles that are there', async () => {
    const path = `/api/v1/titles/${title}/best-links`
    expect((await stage.test.call('GET', path)).statusCode).toBe(401)
    expect(await offersOf()).toEqual([])
    expect((await stage.member.call('GET', '/api/v1/titles/999999/best-links')).statusCode).toBe(
      404,
    )
  })
})
