import { cpuMs } from '@mediatheque/contract/core/cpu-time.factory.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FRENCH_WORDS } from './french-release-words.data.ts'
import { readReleaseName } from './read-release-name.ts'

const languagesOf = (name: string) => {
  const { languages, subtitles, isMulti } = readReleaseName(name)
  return { languages, subtitles, isMulti }
}

describe('a release name', () => {
  it.each([
    ['Nosferatu.1922.MULTi.VFF.2160p.UHD.BluRay.REMUX.HEVC-GRP', 'Nosferatu', 1922],
    ['The.French.Connection.1971.1080p.BluRay', 'The French Connection', 1971],
    ['1917.2019.FRENCH.1080p.WEB-DL', '1917', 2019],
    ['Les.Vampires.S01E02.FRENCH.1080p', 'Les Vampires', null],
    ['Film.4KLight.MULTi.2020.x265', 'Film', 2020],
    ['words alone', 'words alone', null],
  ])('says its title and year: %s', (name, title, year) => {
    expect(readReleaseName(name)).toMatchObject({ title, year })
  })

  it.each([
    ['Serie.S01E02.FRENCH', [1], [2], false],
    ['Serie.S03E01E02E03', [3], [1, 2, 3], false],
    ['Serie S01E01 à E04', [1], [1, 2, 3, 4], false],
    ['Serie.S02.COMPLETE.FRENCH', [2], [], true],
    ['Serie.Saison.2.Episode.5.FRENCH', [2], [5], false],
    ['Film.2020.FRENCH', [], [], false],
  ])('says its season and episodes: %s', (name, seasons, episodes, isFullSeason) => {
    expect(readReleaseName(name)).toMatchObject({ seasons, episodes, isFullSeason })
  })

  it.each([
    ['Film.2020.FRENCH.1080p', ['fr'], []],
    ['Film.2020.TRUEFRENCH.1080p', ['fr-fr'], []],
    ['Film.2020.VFF.1080p', ['fr-fr'], []],
    ['Film.2020.VFQ.1080p', ['fr-ca'], []],
    ['Film.2020.VF2.1080p', ['fr-fr', 'fr-ca'], []],
    ['Film.2020.VOSTFR.1080p', [], ['fr']],
    ['Film.2020.SUBFRENCH.FASTSUB.CAM', [], ['fr']],
    ['Film.2020.FRENCH.VOSTFR.1080p', ['fr'], ['fr']],
    ['Film.2020.ENGLISH.VOSTFR.1080p', ['en'], ['fr']],
    ['Film.2020.GERMAN.1080p', ['de'], []],
    // A word of the title says nothing about the sound.
    ['French.Kiss.1995.GERMAN.1080p', ['de'], []],
    ['The.French.Connection.1971.1080p', [], []],
  ])('says which French is heard and which is read: %s', (name, languages, subtitles) => {
    expect(languagesOf(name)).toEqual({ languages, subtitles, isMulti: false })
  })

  it.each([
    ['Film.2020.MULTi.1080p', []],
    ['Film.2020.MULTi.VFF.1080p', ['fr-fr']],
    ['Film.2020.MULTi.VF2.1080p', ['fr-fr', 'fr-ca']],
    ['Film.2020.ENGLISH.FRENCH.MULTi.1080p', ['fr', 'en']],
  ])('names no language of several that it does not know: %s', (name, languages) => {
    expect(languagesOf(name)).toMatchObject({ languages, isMulti: true })
  })

  it.each([
    ['Film.2020.2160p.WEB-DL', 'WEB-DL 2160p'],
    ['Film.2020.1080p.WEB.x264', 'WEB-DL 1080p'],
    ['Film.2020.WEBRip.720p', 'WEBRIP 720p'],
    ['Film.2020.1080p.BluRay.x264', 'Blu-Ray 1080p'],
    ['Film.2020.1080p.BluRay.x265', 'Blu-Ray 1080p (x265)'],
    ['Film.2020.2160p.UHD.BluRay.REMUX.HEVC', 'REMUX 2160p'],
    ['Film.2020.4KLight.2160p.x265', 'ULTRA HD Light (x265)'],
    ['Film.2020.HDLight.1080p', 'HDLight 1080p'],
    ['Film.2020.HDTV', 'HDTV'],
    ['Film.2001.DVDRip.XviD', 'DVDRIP'],
    ['Film.2020.CAM', 'CAM'],
    ['Book.2010.FRENCH.EPUB', 'EPUB'],
    ['Artist.Album.2005.FLAC.24bit', 'FLAC 24 bits'],
    ['Artist.Album.MP3.320kbps', 'MP3 320'],
    ['words alone', null],
  ])('says its quality as the lists of the site do: %s', (name, quality) => {
    expect(readReleaseName(name).quality).toBe(quality)
  })

  it.each([
    'b428cf3a-859f-4ab1-8e86-64a414736a14',
    'D434CCC6-C92D-49E5-913C-41347FCEAE2D',
    '01e02c30146a3491d434e8e08e89f5393',
    '2012e05a1999b2001',
  ])('that is letters and digits of chance says nothing: %s', (name) => {
    expect(readReleaseName(name)).toEqual({
      title: null,
      year: null,
      seasons: [],
      episodes: [],
      isFullSeason: false,
      quality: null,
      languages: [],
      subtitles: [],
      isMulti: false,
      group: null,
    })
  })

  it('of any letters is read within a moment, into what can be shown and stored', () => {
    const word = fc.constantFrom(
      ...Object.keys(FRENCH_WORDS),
      ...'S01E02 1x05 2020 1080p BluRay x265 [ ) - .. S99-E é'.split(' '),
    )
    const name = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.array(word, { maxLength: 120 }).map((words) => words.join('.')),
      fc.tuple(word, fc.nat(300)).map(([one, times]) => one.repeat(times)),
    )
    readReleaseName('The first one compiles its expressions')
    fc.assert(
      fc.property(name, (given) => {
        const began = cpuMs()
        const read = readReleaseName(given)
        expect(cpuMs() - began).toBeLessThan(500)
        expect(read.year === null || (read.year >= 0 && read.year <= 9_999)).toBe(true)
        for (const number of [...read.seasons, ...read.episodes])
          expect(Number.isInteger(number) && number >= 0 && number <= 99_999).toBe(true)
        expect(read.episodes.length).toBeLessThanOrEqual(500)
      }),
      { numRuns: 300, seed: 20_261_122 },
    )
  })

  it('whose French word stands behind its title is heard as that word says, whatever is around it', () => {
    const around = fc.constantFrom('1080p', 'x264', 'BluRay', 'HDR', 'PROPER', 'AC3')
    const spoken = Object.entries(FRENCH_WORDS).filter(([, { heard }]) => heard)
    fc.assert(
      fc.property(
        fc.constantFrom(...spoken),
        fc.array(around, { maxLength: 4 }),
        fc.array(around, { maxLength: 4 }),
        fc.constantFrom('.', ' ', '_'),
        ([word, { heard = [] }], before, after, joint) => {
          const name = ['A', 'film', '2020', ...before, word, ...after].join(joint)
          expect(readReleaseName(name).languages).toEqual(heard)
        },
      ),
      { numRuns: 300, seed: 20_261_122 },
    )
  })
})
