import { describe, expect, test } from 'vitest'
import { useTestDatabase } from '../../../platform/database/test-database.ts'
import { listTitleCards, type TitleListOptions } from './title-cards.repository.ts'
import { buildTitle } from './titles.factory.ts'

const database = useTestDatabase()

async function genreId(slug: string): Promise<number> {
  return (
    await database.db
      .selectFrom('genres')
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
  ).id
}

async function makeTitle(
  genres: readonly number[],
  values: { name: string; year: number; popularity: number },
) {
  const title = await buildTitle(database.db, { type: 'movie', ...values })
  await database.db
    .insertInto('title_genres')
    .values(genres.map((genre_id) => ({ title_id: title.id, genre_id })))
    .execute()
  return title.id
}

async function namesOf(filter: TitleListOptions['filter'], orderDir?: 'asc' | 'desc') {
  const page = await listTitleCards(
    database.db,
    { filter, order: 'popularity', orderDir, language: 'en' },
    { page: 1, perPage: 2, paginate: 'preferLengthAware' },
  )
  return { names: page.data.map(({ name }) => name), total: page.total }
}

describe('the popular titles of a genre', () => {
  test('follow popularity, year and kind of their titles, also after these change', async () => {
    const [drama, comedy] = [await genreId('drama'), await genreId('comedy')]
    const first = await makeTitle([drama, comedy], { name: 'First', year: 1990, popularity: 9 })
    await makeTitle([drama], { name: 'Second', year: 2000, popularity: 5 })
    await makeTitle([drama], { name: 'Third', year: 2010, popularity: 3 })
    const dramas = { types: ['movie'], genreIds: [drama] }
    expect(await namesOf(dramas)).toEqual({ names: ['First', 'Second'], total: 3 })
    expect(await namesOf(dramas, 'asc')).toEqual({ names: ['Third', 'Second'], total: 3 })
    expect(await namesOf({ ...dramas, yearFrom: 2000, yearTo: 2005 })).toEqual({
      names: ['Second'],
      total: 1,
    })
    expect(await namesOf({ ...dramas, genreIds: [drama, comedy] })).toEqual({
      names: ['First'],
      total: 1,
    })

    await database.db
      .updateTable('titles')
      .set({ popularity: 1, year: 2003 })
      .where('id', '=', first)
      .execute()
    expect(await namesOf(dramas)).toEqual({ names: ['Second', 'Third'], total: 3 })
    expect((await namesOf({ ...dramas, yearFrom: 2000, yearTo: 2005 })).total).toBe(2)
    await database.db.updateTable('titles').set({ type: 'doc' }).where('id', '=', first).execute()
    expect((await namesOf(dramas)).total).toBe(2)
  })
})
