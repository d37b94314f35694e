import { MOST_LIST_ITEMS } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { inEnglish } from '@mediatheque/contract/core/describe-faults.ts'
import { describe, expect, it } from 'vitest'
import { AppError } from '../../../platform/http/app-error.ts'
import { IMDB_LIST, LETTERBOXD_LIST, LETTERBOXD_RATINGS } from './list-files.factory.ts'
import { readTitles } from './read-titles.ts'

const read = (text: string) => readTitles(text, inEnglish)
const namesOf = (text: string) => read(text).titles.map(({ name }) => name)

function refusal(text: string): string | undefined {
  try {
    read(text)
    return undefined
  } catch (error) {
    return error instanceof AppError ? error.fields?.['file']?.[0] : String(error)
  }
}

describe('the titles of a file', () => {
  it('are read from an export of IMDb by number, name, year and note', () => {
    const { name, titles } = read(IMDB_LIST)
    expect(name).toBeNull()
    expect(titles[0]).toMatchObject({
      line: 2,
      name: 'Nosferatu',
      originalName: 'Nosferatu, eine Symphonie des Grauens',
      year: 1922,
      kind: 'film',
      imdb: 'tt0013442',
      tmdb: null,
      note: 'First of all, the shadow',
    })
    expect(titles.map(({ imdb }) => imdb)).toEqual(['tt0013442', 'tt0017136', 'tt9999999'])
  })

  it('are read from a list of Letterboxd below what it says of itself', () => {
    const { name, description, titles } = read(LETTERBOXD_LIST)
    expect([name, description]).toEqual(['Nights, and days', 'What to see\nwhen it rains.'])
    expect(titles).toMatchObject([
      { line: 7, name: 'Metropolis', year: 1927, note: 'A city\nof two halves' },
      { line: 9, name: 'Nosferatu', year: 1923, note: null },
      { line: 10, name: 'The Golem', year: null },
    ])
    expect(namesOf(LETTERBOXD_RATINGS)).toEqual(['Metropolis', 'Metropolis'])
  })

  it('are read from tables of every hand: semicolons, tabs, marks, accents and sheets', () => {
    expect(
      read('\ufeffTitre;Année;Commentaire\r\nL’Âge d’or;1930;"À voir; vite"\r\n').titles,
    ).toMatchObject([{ name: 'L’Âge d’or', year: 1930, note: 'À voir; vite', line: 2 }])
    expect(namesOf('sep=;\nname;year\nAn, Actor;1950')).toEqual(['An, Actor'])
    expect(namesOf('Year\tTitle\n1950\tHe said "no"\n')).toEqual(['He said "no"'])
    expect(namesOf('My films\n\nTitle,Year\nOne,1950\n,\nTwo,1951')).toEqual(['One', 'Two'])
    expect(read("Title,Note\n'=One,'+1 a\u0000\u202eb").titles).toMatchObject([
      { name: '=One', note: '+1 ab' },
    ])
  })

  it('are read with the year behind their name, where no column has it', () => {
    expect(
      read('Title\nNosferatu (1922)\nMetropolis [1927]\n(500) Days of Summer\n1917').titles.map(
        ({ name, year }) => [name, year],
      ),
    ).toEqual([
      ['Nosferatu', 1922],
      ['Metropolis', 1927],
      ['(500) Days of Summer', null],
      ['1917', null],
    ])
    expect(read('Title,Year\nBlade Runner (1982),2007').titles).toMatchObject([
      { name: 'Blade Runner (1982)', year: 2007 },
    ])
  })

  it('are read from lines without a table, as lists are pasted', () => {
    expect(
      read('\ufeff- Nosferatu (1922)\r\n\r\n2. He said "no", twice (1950)\n1917 (2019)').titles,
    ).toMatchObject([
      { line: 1, name: 'Nosferatu', year: 1922 },
      { line: 3, name: 'He said "no", twice', year: 1950 },
      { line: 4, name: '1917', year: 2019 },
    ])
    expect(refusal('Nosferatu (1922)\nwhatever')).toMatch(/^No column of titles/)
    expect(refusal('Nosferatu (1922)\n'.repeat(MOST_LIST_ITEMS + 1))).toMatch(/^There are more/)
  })

  it('are known by numbers wherever these stand', () => {
    const text = [
      'imdbID,tmdbID,Title Type,URL',
      ' TT0013442,653,Movie,',
      ',1396,TV Series,',
      ',tv/1396,,',
      'https://m.imdb.com/fr/title/tt0017136/?ref=1,,,',
      ',,,https://www.imdb.com/title/tt0017136/',
      'tt12,99999999999999999999,,',
    ].join('\n')
    expect(read(text).titles.map(({ imdb, tmdb }) => [imdb, tmdb])).toEqual([
      ['tt0013442', 'movie/653'],
      [null, 'tv/1396'],
      [null, 'tv/1396'],
      ['tt0017136', null],
      ['tt0017136', null],
    ])
  })

  it('keep of a long note what a list can hold, and say so', () => {
    const [title] = read(`Title,Note\nOne,${'é'.repeat(400)}`).titles
    expect([[...title!.note!].length, title!.isNoteCut]).toEqual([300, true])
  })

  it('are refused with the line at which they cannot be read', () => {
    expect(refusal(`Title,Year\nOné,1950\n"Two,1951\n${'Three,1952\n'.repeat(50)}`)).toMatch(
      /^Line 3: a quotation mark is opened there and never closed/,
    )
    expect(refusal(`sep=;\nTitle;Note\nOne;"a\nb"\n"Two;1951\nThree`)).toMatch(/^Line 5: a quot/)
    expect(refusal(`Title\nOne\n"Two\n${'Three\n'.repeat(10_000)}`)).toMatch(
      /^Line 3: this row is too long/,
    )
    expect(refusal(`Title\nOne\n${'x'.repeat(30_000)}`)).toMatch(/^Line 3: this row is too long/)
    expect(refusal('a,b\n1,2')).toMatch(/^No column of titles was found/)
    expect(refusal('')).toMatch(/^No column/)
    expect(refusal('Title,Year\n\n')).toBe('There are no titles in this file.')
    const many = (count: number) => `Title\n${'One\n'.repeat(count)}`
    expect(refusal(many(MOST_LIST_ITEMS))).toBeUndefined()
    expect(refusal(many(MOST_LIST_ITEMS + 1))).toMatch(/more than 2,?000 titles/)
    expect(refusal(many(10_000))).toMatch(/more than 2,?000 titles/)
    expect(namesOf(`Title,Year\n${',\n'.repeat(5_000)}One,`)).toEqual(['One'])
  })

  it('are refused before they keep everybody waiting', () => {
    const million = 1_000_000
    const files = [
      `Title\n${','.repeat(million)}`,
      `Title\n${`${','.repeat(480)}\n`.repeat(2_000)}`,
      '\n'.repeat(million),
      `Title\n${'"'.repeat(million)}`,
      `Title\n${'";"'.repeat(million / 3)}`,
      `${'\n'.repeat(million)}${'x'.repeat(400)}`,
    ]
    for (const file of files) {
      const started = performance.now()
      expect(refusal(file)).toMatch(/^There is more in this file|^Line 2: this row is too long/)
      expect(performance.now() - started).toBeLessThan(3_000)
    }
  })
})
