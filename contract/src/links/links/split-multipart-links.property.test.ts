import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SEASON_AND_EPISODE_MAX } from './links.constants.ts'
import { MOST_LINES, type SplitOptions, splitMultipartLinks } from './split-multipart-links.ts'

const hosts = [
  { id: 1, name: 'Alpha', icon: null, domains: ['alpha.test', 'alpha.example'] },
  { id: 2, name: 'Beta', icon: null, domains: ['beta.test'] },
]

/** What people paste, and what nobody should. */
const line = fc.oneof(
  { weight: 3, arbitrary: fc.webUrl({ withFragments: true, withQueryParameters: true }) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        fc.constantFrom('http://', 'https://www.', 'HTTPS://', 'ftp://', 'javascript:', '', ' '),
        fc.constantFrom('alpha.test', 'beta.test', 'ALPHA.example', 'user@beta.test', 'other.test'),
        fc.oneof(fc.webPath(), fc.constantFrom('/a', '/a/', '/b')),
        fc.constantFrom('', '::3', '::0', '::x', '::100000', ' :: 7', '?utm_source=a&b=1', '#'),
      )
      .map((parts) => parts.join('')),
  },
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constant(''),
)
const options = fc.record({
  text: fc
    .array(line, { maxLength: 40 })
    .chain((lines) => fc.constantFrom('\n', '\r\n').map((end) => lines.join(end))),
  isSeries: fc.boolean(),
  isFullSeason: fc.boolean(),
  startEpisode: fc.option(fc.integer({ min: 0, max: SEASON_AND_EPISODE_MAX })),
  allowUnknownHosts: fc.boolean(),
})
const split = (chosen: Omit<SplitOptions, 'hosts'>) => splitMultipartLinks({ ...chosen, hosts })

describe('whatever stands in the field of links', () => {
  it('each of its lines becomes part of one link, or is named once with what is wrong', () => {
    fc.assert(
      fc.property(options, (chosen) => {
        const { links, problems } = split(chosen)
        const named = [
          ...links.flatMap(({ parts }) => parts.map((part) => part.line)),
          ...problems.map((problem) => problem.line),
        ].toSorted((a, b) => a - b)
        const written = chosen.text
          .split(/\r?\n/)
          .flatMap((text, index) => (text.trim() === '' ? [] : [index + 1]))
        expect(named).toEqual(written)
      }),
      { numRuns: 500 },
    )
  })

  it('no file is there twice, and episodes are those of series and can be stored', () => {
    fc.assert(
      fc.property(options, (chosen) => {
        const { links } = split(chosen)
        const files = links.flatMap(({ parts }) => parts.map((part) => part.normalisedUrl))
        expect(new Set(files).size).toBe(files.length)
        const places = links.map(({ hostName, episode }) => `${hostName} ${episode}`)
        expect(new Set(places).size).toBe(places.length)
        for (const { episode } of links) {
          if (!chosen.isSeries || chosen.isFullSeason) expect(episode).toBeNull()
          else if (chosen.startEpisode !== null) expect(episode).not.toBeNull()
          if (episode !== null) expect(episode).toBeLessThanOrEqual(SEASON_AND_EPISODE_MAX)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('what it made of an address makes the same again', () => {
    fc.assert(
      fc.property(options, (chosen) => {
        const parts = split(chosen).links.flatMap((link) => link.parts)
        const again = split({
          ...chosen,
          isSeries: false,
          text: parts.map(({ url }) => url).join('\n'),
        })
        expect(again.problems).toEqual([])
        expect(
          again.links.flatMap((link) => link.parts.map((part) => part.normalisedUrl)).toSorted(),
        ).toEqual(parts.map((part) => part.normalisedUrl).toSorted())
      }),
      { numRuns: 500 },
    )
  })

  it('more lines than a form may hold make nothing', () => {
    const text = Array.from({ length: MOST_LINES + 1 }, (_, n) => `https://alpha.test/${n}`)
    const chosen = {
      isSeries: true,
      isFullSeason: false,
      startEpisode: 1,
      allowUnknownHosts: false,
    }
    expect(split({ ...chosen, text: text.join('\n') })).toMatchObject({
      links: [],
      problems: [{ line: MOST_LINES + 1 }],
    })
    expect(split({ ...chosen, text: text.slice(1).join('\n') }).links).toHaveLength(MOST_LINES)
  })
})
