import { describe, expect, it } from 'vitest'
import { type SplitOptions, splitMultipartLinks } from './split-multipart-links.ts'

const hosts = [
  { id: 1, name: 'Alpha', icon: null, domains: ['alpha.test'] },
  { id: 2, name: 'Beta', icon: null, domains: ['beta.test'] },
]
const split = (text: string, options: Partial<SplitOptions> = {}) =>
  splitMultipartLinks({
    text,
    hosts,
    isSeries: false,
    isFullSeason: false,
    startEpisode: null,
    allowUnknownHosts: false,
    ...options,
  })
const brief = (text: string, options: Partial<SplitOptions> = {}) =>
  split(text, options).links.map((link) => [link.hostName, link.episode, link.parts.length])

describe('splitting the lines of a form into links', () => {
  it('makes the lines of one host the parts of one link, and one link per host', () => {
    expect(brief('https://alpha.test/1\nhttps://beta.test/1\n\n https://alpha.test/2 ')).toEqual([
      ['Alpha', null, 2],
      ['Beta', null, 1],
    ])
  })

  it('keeps the order of the parts', () => {
    expect(
      split('https://alpha.test/b\nhttps://alpha.test/a').links[0]?.parts.map(({ url }) => url),
    ).toEqual(['https://alpha.test/b', 'https://alpha.test/a'])
  })

  it('gives url::3 to episode 3', () => {
    expect(brief('https://alpha.test/x::3', { isSeries: true })).toEqual([['Alpha', 3, 1]])
    expect(split('https://alpha.test/x::3', { isSeries: true }).links[0]?.parts[0]?.url).toBe(
      'https://alpha.test/x',
    )
  })

  it('makes two lines of the same episode and host its parts', () => {
    expect(
      brief('https://alpha.test/x1::3\nhttps://alpha.test/x2::3\nhttps://alpha.test/y::4', {
        isSeries: true,
      }),
    ).toEqual([
      ['Alpha', 3, 2],
      ['Alpha', 4, 1],
    ])
  })

  it('numbers one link per episode from the start episode', () => {
    expect(
      brief('https://alpha.test/a\nhttps://alpha.test/b\nhttps://alpha.test/c', {
        isSeries: true,
        startEpisode: 4,
      }),
    ).toEqual([
      ['Alpha', 4, 1],
      ['Alpha', 5, 1],
      ['Alpha', 6, 1],
    ])
  })

  it('counts no further than an episode may be numbered', () => {
    const { links, problems } = split('https://alpha.test/a\nhttps://alpha.test/b', {
      isSeries: true,
      startEpisode: 99_999,
    })
    expect(links.map(({ episode }) => episode)).toEqual([99_999])
    expect(problems).toMatchObject([{ line: 2, values: { most: 99_999 } }])
  })

  it('counts the episodes of each host for itself', () => {
    expect(
      brief('https://alpha.test/a\nhttps://beta.test/a\nhttps://alpha.test/b', {
        isSeries: true,
        startEpisode: 1,
      }),
    ).toEqual([
      ['Alpha', 1, 1],
      ['Beta', 1, 1],
      ['Alpha', 2, 1],
    ])
  })

  it('goes on from a number that a line gives itself', () => {
    expect(
      brief('https://alpha.test/a::7\nhttps://alpha.test/b', { isSeries: true, startEpisode: 1 }),
    ).toEqual([
      ['Alpha', 7, 1],
      ['Alpha', 8, 1],
    ])
  })

  it('numbers nothing in a full season', () => {
    expect(
      brief('https://alpha.test/a\nhttps://alpha.test/b', {
        isSeries: true,
        isFullSeason: true,
        startEpisode: 1,
      }),
    ).toEqual([['Alpha', null, 2]])
  })

  it.each([
    ['https://alpha.test/x::3', {}, 'only series have episodes'],
    [
      'https://alpha.test/x::3',
      { isSeries: true, isFullSeason: true },
      'a full season has no episode number',
    ],
    ['https://gamma.test/x', {}, ':domain is not a known host'],
    ['https://alpha.test/x::abc', { isSeries: true }, 'after :: comes the number of an episode'],
    ['https://alpha.test/x::-1', { isSeries: true }, 'after :: comes the number of an episode'],
    ['https://alpha.test/x::', { isSeries: true }, 'after :: comes the number of an episode'],
    ['https://alpha.test/x::1.5', { isSeries: true }, 'after :: comes the number of an episode'],
    ['https://alpha.test/x::123456', { isSeries: true }, 'after :: comes the number of an episode'],
    ['https://alpha.test/', {}, 'the address of a site, not of a file'],
    ['https://alpha.test', {}, 'the address of a site, not of a file'],
    ['https://alpha.test/?#', {}, 'the address of a site, not of a file'],
    ['https://alpha.test/::3', { isSeries: true }, 'the address of a site, not of a file'],
    [`https://alpha.test/${'x'.repeat(2_000)}`, {}, 'this link is longer than :most characters'],
    ['alpha.test/x', {}, 'please enter a link that starts with'],
    ['https://alpha.test/x\nhttp://www.alpha.test/x/', {}, 'this link is there twice'],
  ])('refuses %s', (text, options, message) => {
    const { problems } = split(text, options)
    expect(problems).toHaveLength(1)
    expect(problems[0]?.message).toContain(message)
  })

  it.each(['https://alpha.test/?abc', 'https://alpha.test/#!abc', 'https://alpha.test/a::b/c'])(
    'takes %s, which names a file in its own way',
    (text) => {
      expect(split(text, { isSeries: true }).links[0]?.parts[0]?.url).toBe(text)
    },
  )

  it('tells files apart that only differ behind the #', () => {
    expect(brief('https://alpha.test/#!a\nhttps://alpha.test/#!b')).toEqual([['Alpha', null, 2]])
  })

  it('names the line and the unknown domain', () => {
    expect(split('https://alpha.test/x\nhttps://www.gamma.test/x').problems[0]?.values).toEqual({
      line: 2,
      domain: 'gamma.test',
    })
  })

  it('takes an unknown host where the settings allow it', () => {
    expect(split('https://gamma.test/x', { allowUnknownHosts: true }).links[0]).toMatchObject({
      host: null,
      hostName: 'gamma.test',
    })
  })
})
