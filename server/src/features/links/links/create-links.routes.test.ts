import type { LinkView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { describe, expect, it } from 'vitest'
import { useLinksStage } from './links-stage.factory.ts'
import { SETTINGS_TAG } from '../../site/settings/settings.service.ts'

const stage = useLinksStage()
const { address, form, add, addOne, titleRow } = stage

describe('adding links', () => {
  it('keeps a link pending until a moderator accepts it', async () => {
    const link = await addOne(stage.uploader)
    expect(link).toMatchObject({
      active: 0,
      id_user: stage.uploader.id,
      host: { name: 'Internet Archive' },
      qual: { qual: 'WEB-DL 1080p' },
      langues_compact: [{ id: 2, name: 'French' }],
    })
    expect((await titleRow(stage.movie)).active_links_count).toBe(0)
    expect((await stage.member.call('GET', `/api/v1/liens/${link.id}`)).statusCode).toBe(403)
    await stage.moderator.call('POST', `/api/v1/liens/${link.id}`, { validation: 'accept' })
    expect((await stage.member.call('GET', `/api/v1/liens/${link.id}`)).json().model.active).toBe(1)
    expect(await titleRow(stage.movie)).toMatchObject({
      active_links_count: 1,
      best_quality_id: 16,
      language_ids: [2],
    })
  })

  it('shows links of trusted contributors at once', async () => {
    expect((await addOne(await stage.test.as('team'))).active).toBe(1)
  })

  it('makes the lines of one host parts of one link and another host a link of its own', async () => {
    const response = await add(stage.uploader, {
      lien: `${address()}\n${address()}\nhttps://www.gutenberg.org/ebooks/${stage.next()}`,
    })
    expect(
      response
        .json()
        .data.liens.map((link: LinkView) => [link.host.name, link.total_parts, link.liens.length]),
    ).toEqual([
      ['Internet Archive', 2, 2],
      ['Project Gutenberg', 1, 1],
    ])
  })

  it('gives each line of a series an episode from the start number on', async () => {
    const response = await add(stage.uploader, {
      title_id: stage.series,
      saison: 2,
      start_epi: 4,
      lien: `${address()}\n${address()}\n${address()}`,
    })
    expect(response.json().data.liens.map((link: LinkView) => [link.saison, link.episode])).toEqual(
      [
        [2, 4],
        [2, 5],
        [2, 6],
      ],
    )
  })

  it('reads the episode behind ::', async () => {
    expect(
      await addOne(stage.uploader, { title_id: stage.series, lien: `${address()}::3` }),
    ).toMatchObject({
      saison: 1,
      episode: 3,
      full_saison: 0,
    })
  })

  it('keeps a full season without episodes', async () => {
    expect(
      await addOne(stage.uploader, { title_id: stage.series, full_saison: 1, lien: address() }),
    ).toMatchObject({ saison: 1, episode: null, full_saison: 1 })
  })

  it.each([
    ['an unknown host, naming it', { lien: 'https://files.example.com/x' }, 'lien', /example\.com/],
    ['what is no web address', { lien: 'javascript:alert(1)' }, 'lien', /http/],
    ['a link without languages', { langues: [] }, 'langues', /language/],
    ['MULTI as a language', { langues: [1] }, 'langues', /each language/],
    ['an unknown quality', { qualite: 4711 }, 'qualite', /quality/],
    ['a season of a film', { saison: 3 }, 'saison', /Only series/],
    ['a full season of a film', { full_saison: 1 }, 'full_saison', /Only series/],
    ['a bare host, naming the line', { lien: 'https://archive.org/' }, 'lien', /Line 1: .*site/],
    ['a title that is not there', { title_id: 99_999 }, 'title_id', /does not exist/],
    ['a newsgroup file without a file', { typefile: 'NZB' }, 'url', /select a file/],
    ['a kind that there is not', { typefile: 'FTP' }, 'typefile', /./],
  ])('refuses %s', async (_what, overrides, field, message) => {
    const response = await add(stage.uploader, overrides)
    expect(response.statusCode).toBe(422)
    expect(response.json().errors[field].join()).toMatch(message)
  })

  it('takes an unknown host where the settings allow it', async () => {
    const setLinks = async (isAllowed: boolean) => {
      await stage.test.platform.db
        .insertInto('settings')
        .values({ key: 'links', value: JSON.stringify({ allow_unknown_hosts: isAllowed }) })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({ value: JSON.stringify({ allow_unknown_hosts: isAllowed }) }),
        )
        .execute()
      await stage.test.platform.cache.invalidate([SETTINGS_TAG])
    }
    await setLinks(true)
    expect(
      (await addOne(stage.uploader, { lien: 'https://cinema.example.org/film' })).host.name,
    ).toBe('cinema.example.org')
    expect(
      (await addOne(stage.uploader, { lien: 'https://cinema.example.org/film-2' })).host.name,
    ).toBe('cinema.example.org')
    await setLinks(false)
  })

  it('refuses the same address on the same title, however it is spelt, naming the link', async () => {
    const link = await addOne(stage.uploader)
    const response = await add(stage.uploader, {
      lien: link.lien.replace('https://', 'http://www.'),
    })
    expect(response.json().errors.lien[0]).toContain(`link ${link.id}`)
  })

  it('names every line that it refuses', async () => {
    const { lien, id } = await addOne(stage.uploader)
    const refused = async (lines: string[]) =>
      (await add(stage.uploader, { lien: lines.join('\n') })).json().errors.lien[0]
    expect(await refused([address(), 'https://example.invalid/a', 'nonsense'])).toBe(
      'Line 2: example.invalid is not a known host\nLine 3: please enter a link that starts with http:// or https://',
    )
    expect(await refused([address(), '', lien])).toBe(
      `Line 3: this title already has ${lien}: it is link ${id}`,
    )
  })

  it('warns of the same address on another title', async () => {
    const link = await addOne(stage.uploader)
    const { warnings } = (
      await add(stage.uploader, { title_id: stage.otherMovie, lien: link.lien })
    ).json().data
    expect(warnings).toEqual([
      { lien: link.lien, title_id: stage.movie, title_name: 'Nosferatu', link_id: link.id },
    ])
  })

  it('lets one of two through who add the same address at the same moment', async () => {
    const lien = address()
    const answers = await Promise.all([
      add(stage.uploader, { lien }),
      add(stage.moderator, { lien }),
      add(stage.uploader, { lien }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422])
    const [made] = answers.filter(({ statusCode }) => statusCode === 201)
    const { id } = made!.json().data.liens[0]
    for (const answer of answers.filter(({ statusCode }) => statusCode === 422))
      expect(answer.json().errors.lien[0]).toContain(`it is link ${id}`)
  })

  it('adds nothing when one line is wrong', async () => {
    const before = (await titleRow(stage.otherMovie)).links_count
    expect(
      (await add(stage.uploader, { title_id: stage.otherMovie, lien: `${address()}\nnonsense` }))
        .statusCode,
    ).toBe(422)
    expect((await titleRow(stage.otherMovie)).links_count).toBe(before)
  })

  it('stops an uploader at the quota of pending links', async () => {
    const busy = await stage.test.as('member')
    const limit = JSON.stringify([{ name: 'pending', value: 2 }])
    await stage.test.platform.db
      .insertInto('user_permissions')
      .values({ user_id: busy.id, permission: 'liens.create', restrictions: limit })
      .execute()
    const statusOf = async (overrides: object) => (await add(busy, overrides)).statusCode
    const three = [address(), address(), address()].join('\n')
    expect(await statusOf({ title_id: stage.series, lien: three })).toBe(403)
    expect([await statusOf({}), await statusOf({}), await statusOf({})]).toEqual([201, 201, 403])
  })

  it('is closed to members and visitors', async () => {
    expect((await add(stage.member, {})).statusCode).toBe(403)
    expect((await stage.test.call('POST', '/api/v1/liens', form({}))).statusCode).toBe(401)
  })
})
