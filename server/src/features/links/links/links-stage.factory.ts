import type { LinkView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { beforeAll } from 'vitest'
import { buildSeason } from '../../catalogue/titles/titles.factory.ts'
import { lookingFirst } from '../../look-first.factory.ts'
import { type TestApp, useTestApp } from '../../test-app.ts'

export type Caller = Awaited<ReturnType<TestApp['as']>>

/** Two films and a series with eight episodes, and people who add, moderate and read links. There in tests only. */
export function useLinksStage() {
  const test = lookingFirst(useTestApp())
  let made = 0
  const next = () => ++made
  const people = {} as Record<'uploader' | 'moderator' | 'member', Caller>
  const titles = {} as Record<'movie' | 'otherMovie' | 'series', number>
  beforeAll(async () => {
    titles.movie = await insertTitle(test, 'Nosferatu', 'movie')
    titles.otherMovie = await insertTitle(test, 'The General', 'movie')
    titles.series = await insertTitle(test, 'Fantômas', 'series')
    await buildSeason(test.platform.db, titles.series, { number: 1, episodes: 3 })
    await buildSeason(test.platform.db, titles.series, { number: 2, episodes: 6 })
    for (const role of ['uploader', 'moderator', 'member'] as const)
      people[role] = await test.as(role)
  })
  const address = () => `https://archive.org/details/route-${next()}`
  const form = (overrides: object) => ({
    title_id: titles.movie,
    qualite: 16,
    langues: [2],
    lien: address(),
    ...overrides,
  })
  const add = (caller: Caller, overrides: object) =>
    caller.call('POST', '/api/v1/liens', form(overrides))
  return {
    test,
    next,
    address,
    form,
    add,
    addOne: async (caller: Caller, overrides: object = {}): Promise<LinkView> =>
      (await add(caller, overrides)).json().data.liens[0],
    titleRow: (id: number) =>
      test.platform.db
        .selectFrom('titles')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    eventsOf: (id: number) =>
      test.platform.db
        .selectFrom('audit_events')
        .selectAll()
        .where('record_type', '=', 'link')
        .where('record_id', '=', String(id))
        .orderBy('id')
        .execute(),
    get movie() {
      return titles.movie
    },
    get otherMovie() {
      return titles.otherMovie
    },
    get series() {
      return titles.series
    },
    get uploader() {
      return people.uploader
    },
    get moderator() {
      return people.moderator
    },
    get member() {
      return people.member
    },
  }
}

async function insertTitle(
  { platform }: TestApp,
  name: string,
  type: 'movie' | 'series',
): Promise<number> {
  const { id } = await platform.db
    .insertInto('titles')
    .values({ name, type, is_series: type === 'series' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
