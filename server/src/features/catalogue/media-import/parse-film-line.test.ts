import { describe, expect, it } from 'vitest'
import { parseFilmLine, possibleYears } from './parse-film-line.ts'

const parse = (value: unknown) =>
  parseFilmLine(typeof value === 'string' ? value : JSON.stringify(value), {
    first: 1870,
    last: 2031,
  })

describe('parseFilmLine', () => {
  it('keeps what is usable of a line', () => {
    expect(
      parse({
        title: '  A   Film ',
        year: '1922',
        cast: ['Ann', '', null, 'Ann'],
        genres: null,
        poster: 'http://insecure.test/a.jpg',
        imdb_id: 'tt0013442',
        wikidata: 'http://www.wikidata.org/entity/Q151895',
        link: 'https://archive.org/details/a',
      }),
    ).toEqual({
      film: {
        name: 'A Film',
        year: 1922,
        cast: ['Ann'],
        genres: [],
        overview: null,
        poster: null,
        imdb: 'tt0013442',
        wikidata: 'Q151895',
        link: 'https://archive.org/details/a',
      },
      notes: ['poster left out: not an https address'],
    })
  })

  it('reads the year 0 as unknown', () => {
    expect(parse({ title: 'A', year: 0 })).toMatchObject({ film: { year: null } })
  })

  it('reads fields that are empty or of a wrong kind as missing', () => {
    expect(
      parse({ title: 'A', year: '', cast: '', genres: 'Drama', overview: 5, imdb_id: 'nonsense' }),
    ).toEqual({
      film: {
        name: 'A',
        year: null,
        cast: [],
        genres: [],
        overview: null,
        poster: null,
        imdb: null,
        wikidata: null,
        link: null,
      },
      notes: ['imdb_id left out: not like tt0013442'],
    })
  })

  it('drops characters that no database takes', () => {
    expect(parse('{"title": "Nul \\u0000 and half \\ud800", "cast": ["\\u0000"]}')).toMatchObject({
      film: { name: 'Nul and half \uFFFD', cast: [] },
    })
  })

  it('takes books to be older than films', () => {
    expect(possibleYears('movie', 2026)).toEqual({ first: 1870, last: 2031 })
    expect(possibleYears('ebook', 2026)).toEqual({ first: 1000, last: 2031 })
  })

  it('refuses what has no name, no sense or no possible year, and says why', () => {
    expect(parse('{"title": ')).toEqual({ reason: 'not valid JSON' })
    expect(parse({ year: 1922 })).toMatchObject({ reason: expect.stringMatching(/^title/) })
    expect(parse({ title: 'A', year: 3022 })).toEqual({ reason: 'year: 3022 is out of range' })
  })
})
