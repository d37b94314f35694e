import type { LinkView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { encodeFilters, type FilterRecord } from '@mediatheque/contract/core/filter-records.ts'
import { describe, expect, it } from 'vitest'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { buildLink } from './links.factory.ts'
import { useLinksStage } from './links-stage.factory.ts'

const stage = useLinksStage()

describe('lists of links', () => {
  it('reads encoded filters like plain ones, and refuses those that it does not read', async () => {
    const title = (await buildTitle(stage.test.platform.db)).id
    await buildLink(stage.test.platform.db, { title_id: title, quality_id: 16 })
    await buildLink(stage.test.platform.db, { title_id: title, quality_id: 17, host_id: 52 })
    const list = async (filter: FilterRecord) => {
      const url = `/api/v1/liens?title_id=${title}&filters=${encodeFilters([filter])}`
      return (await stage.member.call('GET', url)).json()
    }
    const hosts = async (filter: FilterRecord) =>
      (await list(filter)).pagination.data.map((link: LinkView) => link.id_host)
    expect(await hosts({ key: 'qualite', value: [17], operator: '=' })).toEqual([52])
    expect(await hosts({ key: 'id_host', value: 50, operator: '=' })).toEqual([50])
    expect((await list({ key: 'url', value: 'x', operator: '=' })).errors).toEqual({
      'filters.url': ['The address field is not known here.'],
    })
    expect((await list({ key: 'qualite', value: 17, operator: '>' })).errors).toHaveProperty([
      'filters.qualite.operator',
    ])
  })

  it('filters a title by quality, host, language, subtitles and episode', async () => {
    const [a, b] = [
      await buildLink(stage.test.platform.db, {
        title_id: stage.series,
        season_number: 2,
        episode_number: 9,
        quality_id: 17,
        language_ids: [5],
        subtitle_ids: [2],
      }),
      await buildLink(stage.test.platform.db, {
        title_id: stage.series,
        season_number: 2,
        is_full_season: true,
        quality_id: 16,
        host_id: 52,
        url: 'https://gutenberg.org/full',
      }),
    ]
    const idsOf = async (query: string) =>
      (
        await stage.member.call(
          'GET',
          `/api/v1/liens?loader=linksdl&title_id=${stage.series}&${query}`,
        )
      )
        .json()
        .pagination.data.map(({ id }: LinkView) => id)
    expect(await idsOf('qualite=17')).toEqual([a])
    expect(await idsOf('id_host=52')).toEqual([b])
    expect(await idsOf('langues=5')).toEqual([a])
    expect(await idsOf('subs=2,5')).toEqual([a])
    expect(await idsOf('season=2&episode=9')).toEqual([b, a])
    expect(await idsOf('season=2&episode=8')).toEqual([b])
    const filters = (
      await stage.member.call('GET', `/api/v1/titles/${stage.series}/links-filters`)
    ).json()
    expect(filters.hosts.map(({ id }: { id: number }) => id).sort()).toEqual([50, 52])
    expect(filters.subs).toEqual([{ id: 2, name: 'French' }])
  })

  it('puts the best quality of a film first', async () => {
    const { id } = await stage.test.platform.db
      .insertInto('titles')
      .values({ name: 'Metropolis', type: 'movie' })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const quality_id of [3, 17, 16])
      await buildLink(stage.test.platform.db, { title_id: id, quality_id })
    const { pagination } = (await stage.member.call('GET', `/api/v1/liens?title_id=${id}`)).json()
    expect(pagination.data.map(({ qualite }: LinkView) => qualite)).toEqual([17, 16, 3])
    const simple = (
      await stage.member.call('GET', `/api/v1/liens?title_id=${id}&perPage=2&paginate=simple`)
    ).json().pagination
    expect([simple.data.length, simple.next_page, simple.total]).toEqual([2, 2, undefined])
  })

  it('refuses to sort by any other column', async () => {
    expect((await stage.member.call('GET', '/api/v1/liens?orderBy=user_id')).statusCode).toBe(422)
  })

  it('gives an uploader their own links in the lists of the administration', async () => {
    for (const title_id of [stage.movie, stage.otherMovie, stage.series])
      await buildLink(stage.test.platform.db, { title_id, user_id: stage.uploader.id })
    const { pagination } = (
      await stage.uploader.call('GET', `/api/v1/liens?loader=adminliens&perPage=100`)
    ).json()
    expect(pagination.data.every(({ id_user }: LinkView) => id_user === stage.uploader.id)).toBe(
      true,
    )
    const overview = (await stage.uploader.call('GET', '/api/v1/liens-overview')).json().pagination
      .data
    expect(overview.map(({ name }: { name: string }) => name).sort()).toEqual([
      'Fantômas',
      'Nosferatu',
      'The General',
    ])
    const found = (await stage.uploader.call('GET', '/api/v1/liens-overview?query=metrop')).json()
      .pagination.data
    expect(found).toEqual([
      expect.objectContaining({
        name: 'Metropolis',
        liens_count: 3,
        liens_by_user_count: 0,
        categorie: { id: 1, name: 'Movies' },
      }),
    ])
  })
})
