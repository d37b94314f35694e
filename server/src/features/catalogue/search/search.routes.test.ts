import { beforeAll, describe, expect, it } from 'vitest'
import type { SearchResponse } from '@mediatheque/contract/catalogue/search/search.schemas.ts'
import { useTestApp } from '../../test-app.ts'
import { buildCredit, buildPerson } from '../people/people.factory.ts'
import { buildTitle } from '../titles/titles.factory.ts'

const test = useTestApp()

const NAMES: readonly (readonly [name: string, year: number, popularity: number])[] = [
  ['Metropolis', 1927, 90],
  ['M', 1931, 60],
  ['Nosferatu', 1922, 80],
  ['Nosferatu the Vampyre', 1979, 70],
  ['The General', 1926, 75],
  ['A Trip to the Moon', 1902, 85],
  ['Night of the Living Dead', 1968, 88],
  ['Dracula', 1931, 40],
  ['Frankenstein', 1931, 41],
  ['Spider-Man', 2002, 99],
  ['Superman II', 1980, 50],
  ['Henry V', 1944, 30],
  ['Big Buck Bunny', 2008, 65],
  ['Sintel', 2010, 64],
  ['Tears of Steel', 2012, 63],
  ['Amélie’s Café', 2001, 10],
  ['Œdipe roi', 1967, 9],
  ['The Cabinet of Dr. Caligari', 1920, 77],
  ['1984', 1956, 35],
  ['2001: Voyage', 1968, 36],
  ['The Kid', 1921, 72],
  ['King Kong', 1933, 73],
  ['War and Peace', 1966, 20],
  ['Charade', 1963, 45],
  ['His Girl Friday', 1940, 44],
  ['The Lost World', 1925, 33],
  ['Moonwalk One', 1970, 12],
]

beforeAll(async () => {
  const { db } = test.platform
  const ids = new Map<string, number>()
  for (const [name, year, popularity] of NAMES)
    ids.set(name, (await buildTitle(db, { name, year, popularity })).id)
  await db
    .insertInto('title_translations')
    .values({
      title_id: ids.get('A Trip to the Moon')!,
      language: 'fr',
      name: 'Le Voyage dans la Lune',
    })
    .execute()
  const lang = await buildPerson(db, { name: 'Fritz Lang', popularity: 20 })
  const chaplin = await buildPerson(db, { name: 'Charlie Chaplin', popularity: 30 })
  const melies = await buildPerson(db, { name: 'Georges Méliès', popularity: 15 })
  await buildCredit(db, { title_id: ids.get('Metropolis')!, person_id: lang.id })
  await buildCredit(db, { title_id: ids.get('M')!, person_id: lang.id })
  await buildCredit(db, { title_id: ids.get('The Kid')!, person_id: chaplin.id })
  await buildCredit(db, { title_id: ids.get('A Trip to the Moon')!, person_id: melies.id })
})

async function search(query: string, parameters = ''): Promise<SearchResponse> {
  const response = await test.call(
    'GET',
    `/api/v1/search/${encodeURIComponent(query)}?lang=en${parameters}`,
  )
  expect(response.statusCode).toBe(200)
  return response.json()
}

const namesOf = (response: SearchResponse) => response.results.map((result) => result.name)

describe('the best title for a query', () => {
  it.each([
    ['metropolis', 'Metropolis'],
    ['METROPOLIS', 'Metropolis'],
    ['metro', 'Metropolis'],
    ['m', 'M'],
    ['nosferatu', 'Nosferatu'],
    ['nosferatu 1922', 'Nosferatu'],
    ['nosferatu 1979', 'Nosferatu the Vampyre'],
    ['1922 nosferatu', 'Nosferatu'],
    ['vampyre nosferatu', 'Nosferatu the Vampyre'],
    ['metropolis fritz', 'Metropolis'],
    ['fritz lang metropolis 1927', 'Metropolis'],
    ['general', 'The General'],
    ['the general', 'The General'],
    ['general the', 'The General'],
    ['living dead', 'Night of the Living Dead'],
    ['dead living', 'Night of the Living Dead'],
    ['night living dead 1968', 'Night of the Living Dead'],
    ['spider man', 'Spider-Man'],
    ['spiderman', 'Spider-Man'],
    ['spider-man', 'Spider-Man'],
    ['superman 2', 'Superman II'],
    ['superman ii', 'Superman II'],
    ['henry 5', 'Henry V'],
    ['bigbuck bunny', 'Big Buck Bunny'],
    ['amelie', 'Amélie’s Café'],
    ["AMÉLIE'S", 'Amélie’s Café'],
    ['cafe', 'Amélie’s Café'],
    ['oedipe', 'Œdipe roi'],
    ['dr caligari', 'The Cabinet of Dr. Caligari'],
    ['1984', '1984'],
    ['2001', '2001: Voyage'],
    ['war & peace', 'War and Peace'],
    ['voyage dans la lune', 'A Trip to the Moon'],
    ['tears of st', 'Tears of Steel'],
    ['chaplin kid', 'The Kid'],
  ])('is, for %j, %j', async (query, name) => {
    const found = await search(query)
    expect(namesOf(found)[0]).toBe(name)
    expect(found.corrected_query).toBeNull()
  })

  it.each([
    ['nosfratu', 'Nosferatu', 'nosferatu'],
    ['nosferattu', 'Nosferatu', 'nosferatu'],
    ['metroplois', 'Metropolis', 'metropolis'],
    ['metrplis', 'Metropolis', 'metropolis'],
    ['frankenstien', 'Frankenstein', 'frankenstein'],
    ['knig kong', 'King Kong', 'king kong'],
    ['drcula', 'Dracula', 'dracula'],
    ['carligari', 'The Cabinet of Dr. Caligari', 'caligari'],
    ['sintle', 'Sintel', 'sintel'],
    ['his gril friday', 'His Girl Friday', 'his girl friday'],
    ['metropolis frtiz', 'Metropolis', 'metropolis fritz'],
    ['fritz lnag', 'Metropolis', 'fritz lang'],
    ['nosfratu 1979', 'Nosferatu the Vampyre', 'nosferatu 1979'],
    ['lost wrld', 'The Lost World', 'lost world'],
  ])('is, for the typing error %j, %j', async (query, name, corrected) => {
    const found = await search(query)
    expect(namesOf(found)[0]).toBe(name)
    expect(found.corrected_query).toBe(corrected)
  })
})

describe('a search', () => {
  it('finds people, in spite of typing errors', async () => {
    for (const query of ['charlie chaplin', 'chaplin', 'chapln', 'georges melies', 'melies']) {
      const found = await search(query, '&model_type=person')
      expect(namesOf(found), query).toHaveLength(1)
    }
  })

  it('puts somebody of exactly that name before titles while typing, and mixes both', async () => {
    const found = await search('fritz lang', '&loader=searchAutocomplete')
    expect(found.results[0]).toMatchObject({
      model_type: 'person',
      name: 'Fritz Lang',
      known_for: 'directing',
      primary_credit: { name: 'Metropolis' },
    })
    expect(namesOf(found)).toEqual(['Fritz Lang', 'Metropolis', 'M'])
  })

  it('mends an unfinished word while typing', async () => {
    expect(namesOf(await search('nosfr', '&loader=searchAutocomplete'))[0]).toBe('Nosferatu')
  })

  it('answers nothing to signs and to nonsense', async () => {
    for (const query of [' ', '?!', '...', 'xyzzyqwv'])
      expect((await search(query)).results).toEqual([])
  })

  it('leaves out a word that nothing resembles', async () => {
    const found = await search('metropolis xqzwvk')
    expect(namesOf(found)[0]).toBe('Metropolis')
    expect(found.corrected_query).toBe('metropolis')
  })

  it('takes signs of the query language for text', async () => {
    for (const query of ["'", '& | !', 'kid:*', "o'brien & (x", '\\'])
      expect(
        (await test.call('GET', `/api/v1/search/${encodeURIComponent(query)}`)).statusCode,
      ).toBe(200)
  })

  it('finds a title the moment it is renamed', async () => {
    const { id } = await buildTitle(test.platform.db, { name: 'Unfindable' })
    await test.platform.db
      .updateTable('titles')
      .set({ name: 'Quixotic' })
      .where('id', '=', id)
      .execute()
    expect(namesOf(await search('quixotic'))).toEqual(['Quixotic'])
  })
})
