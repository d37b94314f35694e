import { describe, expect, it } from 'vitest'
import { buildSeason, buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { buildLink } from '../links/links.factory.ts'
import { type Caller, useLinksStage } from '../links/links-stage.factory.ts'

const stage = useLinksStage()
const { addOne } = stage

describe('downloading', () => {
  it('gives members the link after the human check and counts the download', async () => {
    const id = await buildLink(stage.test.platform.db, { title_id: stage.movie })
    const result = (
      await stage.member.call('POST', `/api/v1/liens/${id}/download`, { token: 'x' })
    ).json()
    expect(result).toMatchObject({
      lien: { id, view: 1 },
      debrided: false,
      directDL: null,
      error: null,
    })
  })

  it('gives premium members the link at once, and others not', async () => {
    const id = await buildLink(stage.test.platform.db, { title_id: stage.movie })
    expect((await stage.member.call('GET', `/api/v1/liens/${id}/download`)).statusCode).toBe(403)
    expect(
      (await (await stage.test.as('premium')).call('GET', `/api/v1/liens/${id}/download`))
        .statusCode,
    ).toBe(200)
    expect((await stage.test.call('GET', `/api/v1/liens/${id}/download`)).statusCode).toBe(401)
  })

  it('gives nobody a link that waits for a moderator', async () => {
    const link = await addOne(stage.uploader)
    expect(
      (await stage.member.call('POST', `/api/v1/liens/${link.id}/download`, {})).statusCode,
    ).toBe(403)
  })

  it('counts what its reader finds: active links, and their own whatever their status', async () => {
    const title = (await buildTitle(stage.test.platform.db)).id
    await buildLink(stage.test.platform.db, { title_id: title })
    await buildLink(stage.test.platform.db, { title_id: title, status: 'dead' })
    await buildLink(stage.test.platform.db, {
      title_id: title,
      status: 'pending',
      user_id: stage.uploader.id,
    })
    const shown = async (caller: Caller) => [
      (await caller.call('GET', `/api/v1/titles/${title}/download`)).json().title.liens_shown_count,
      (await caller.call('GET', `/api/v1/liens?title_id=${title}`)).json().pagination.total,
    ]
    expect(await shown(stage.member)).toEqual([1, 1])
    expect(await shown(stage.uploader)).toEqual([2, 2])
  })

  it('shows how far the links of a season reach', async () => {
    const reached = (await buildTitle(stage.test.platform.db, { type: 'series', is_series: true }))
      .id
    await buildSeason(stage.test.platform.db, reached, { episodes: 2 })
    await buildLink(stage.test.platform.db, {
      title_id: reached,
      season_number: 1,
      episode_number: 1,
    })
    const seasonOf = async () =>
      (await stage.member.call('GET', `/api/v1/titles/${reached}/download`)).json().title.seasons[0]
    expect(await seasonOf()).toMatchObject({
      number: 1,
      episode_count: 2,
      last_episode: 1,
      is_complete: false,
    })
    await buildLink(stage.test.platform.db, {
      title_id: reached,
      season_number: 1,
      episode_number: 2,
    })
    expect(await seasonOf()).toMatchObject({ last_episode: 2, is_complete: true })
    expect(
      (
        await stage.member.call('GET', `/api/v1/titles/${reached}/season/1/episode/2/download`)
      ).json().episode.name,
    ).toBe('Episode 2')
    expect(
      (await stage.member.call('GET', `/api/v1/titles/${reached}/season/1/episode/7/download`))
        .statusCode,
    ).toBe(404)
    expect((await stage.test.call('GET', `/api/v1/titles/${reached}/download`)).statusCode).toBe(
      401,
    )
  })
})
