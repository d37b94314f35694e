import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test-app.ts'
import { buildPerson } from '../../people/people.factory.ts'
import { buildSeason, buildTitle } from '../titles.factory.ts'

const test = useTestApp()
let team = {} as Awaited<ReturnType<typeof test.as>>
let id = 0

const at = (path: string) => `/api/v1/titles/${id}/${path}`
const read = async (path: string) => (await team.call('GET', at(path))).json()
const write = (path: string, body: object, method: 'DELETE' | 'POST' | 'PUT' = 'PUT') =>
  team.call(method, at(path), body)
const history = async (kind: string, record: number) =>
  (await team.call('GET', `/api/v1/history/${kind}/${record}`)).json().pagination.data
const revert = (event: { id: number }, fields: readonly string[]) =>
  team.call('POST', `/api/v1/history/events/${event.id}/revert`, { fields })
const locks = async () => (await read('parts')).locks

beforeAll(async () => {
  team = await test.as('moderator')
})
beforeEach(async () => {
  const title = await buildTitle(test.platform.db, {
    is_series: true,
    type: 'series',
    name: 'Les Vampires',
  })
  id = title.id
})

describe('sets of a title', () => {
  it('are what was said, each by itself, and locked', async () => {
    const { data } = {
      data: await test.platform.db.selectFrom('genres').select('id').limit(2).execute(),
    }
    const genres = data.map((genre) => genre.id)
    const first = await write('parts', {
      version: 1,
      genres,
      keywords: ['Paris', 'crime', 'PARIS'],
    })
    expect(first.statusCode, first.body).toBe(200)
    expect(first.json()).toMatchObject({
      version: 2,
      keywords: [{ name: 'crime' }, { name: 'Paris' }],
      countries: [],
      locks: ['genres', 'keywords'],
    })
    expect(
      first
        .json()
        .genres.map((genre: { id: number }) => genre.id)
        .toSorted(),
    ).toEqual(genres.toSorted())
    const second = await write('parts', {
      version: 2,
      keywords: ['crime'],
      countries: ['fr'],
      languages: ['fr', 'en'],
    })
    expect(second.json()).toMatchObject({
      keywords: [{ name: 'crime' }],
      countries: [{ code: 'FR', name: 'France' }],
      languages: [{ code: 'fr' }, { code: 'en' }],
      genres: first.json().genres,
    })
    const open = await write('parts', { version: second.json().version, locks: [] })
    expect(open.json().locks).toEqual([])
  })

  it('are refused by field where there is no such thing', async () => {
    const refused = async (body: object) =>
      Object.keys((await write('parts', { version: 1, ...body })).json().errors)
    expect(await refused({ genres: [999_999] })).toEqual(['genres'])
    expect(await refused({ countries: ['XX'] })).toEqual(['countries'])
    expect(await refused({ languages: ['xx'] })).toEqual(['languages'])
    expect(await refused({ keywords: ['!!'] })).toEqual(['keywords'])
    expect(await refused({ keywords: [''] })).toEqual(['keywords.0'])
    expect(await locks()).toEqual([])
  })

  it('show both sides where somebody else was quicker, and are taken back field by field', async () => {
    await write('parts', { version: 1, keywords: ['night'], countries: ['FR'] })
    const stale = await write('parts', { version: 1, keywords: ['day'] })
    expect([stale.statusCode, stale.json().conflicts[0].current.keywords[0].name]).toEqual([
      409,
      'night',
    ])
    await write('parts', { version: 2, keywords: [], countries: ['DE'] })
    const [event] = await history('title', id)
    expect(event.changes).toMatchObject([
      { field: 'countries', before: 'France', after: 'Germany', can_revert: true },
      { field: 'keywords', before: 'night', after: null, can_revert: true },
    ])
    const reverted = await revert(event, ['keywords'])
    expect(reverted.statusCode, reverted.body).toBe(200)
    expect(await read('parts')).toMatchObject({
      keywords: [{ name: 'night' }],
      countries: [{ code: 'DE' }],
    })
    expect((await revert(event, ['keywords'])).statusCode).toBe(409)
  })
})

describe('pictures', () => {
  const at = (name: string) => `https://image.tmdb.org/t/p/original/${name}.jpg`
  it('are in the order in which they were sent, and one of them is the poster', async () => {
    const images = [
      { kind: 'still', url: at('roof') },
      { kind: 'backdrop', url: at('paris') },
    ]
    const made = await write('images-sheet', { version: 1, images, poster: at('poster') })
    expect(made.statusCode, made.body).toBe(200)
    const [roof, paris] = made.json().images
    const turned = await write('images-sheet', {
      version: made.json().version,
      images: [paris, { ...roof, url: at('street') }],
    })
    expect(turned.json()).toMatchObject({
      images: [paris, { kind: 'still', url: at('street') }],
      poster: at('poster'),
    })
    expect(turned.json().version).toBeGreaterThan(made.json().version)
    expect(turned.json().images[1].id).not.toBe(roof.id)
    expect(await locks()).toEqual(['poster'])
    const stale = await write('images-sheet', { version: made.json().version, images: [] })
    expect(stale.statusCode).toBe(409)
  })

  it('are of hosts that the site shows, or say which is not', async () => {
    const refused = async (body: object) => {
      const answer = await write('images-sheet', { version: 1, ...body })
      return Object.keys(answer.json().errors)
    }
    const inside = 'http://127.0.0.1:22/x.jpg'
    expect(
      await refused({
        images: [
          { kind: 'still', url: at('a') },
          { kind: 'still', url: inside },
        ],
      }),
    ).toEqual(['images.1.url'])
    expect(await refused({ poster: 'https://pictures.example/x.jpg' })).toEqual(['poster'])
    expect((await read('images-sheet')).images).toEqual([])
  })
})

describe('cast and crew', () => {
  it('are in the order in which they were sent, with what stays as it was', async () => {
    const [musidora, levesque] = [
      await buildPerson(test.platform.db),
      await buildPerson(test.platform.db),
    ]
    const cast = (person: { id: number }, character: string) => ({
      person_id: person.id,
      department: 'cast',
      character,
    })
    const made = await write('credits-sheet', {
      version: 1,
      group: 'cast',
      credits: [cast(musidora, 'Irma Vep'), cast(levesque, 'Mazamette')],
    })
    expect(made.statusCode, made.body).toBe(200)
    expect(await locks()).toEqual(['people'])
    const [vep, mazamette] = made.json().credits
    const turned = await write('credits-sheet', {
      version: made.json().version,
      group: 'cast',
      credits: [
        { ...cast(levesque, 'Mazamette'), id: mazamette.id },
        { ...cast(musidora, 'Irma Vep, called otherwise'), id: vep.id },
      ],
    })
    expect(turned.json().credits).toMatchObject([
      { id: mazamette.id, character: 'Mazamette' },
      { character: 'Irma Vep, called otherwise', person: { id: musidora.id } },
    ])
    const crew = await write('credits-sheet', {
      version: turned.json().version,
      group: 'crew',
      credits: [{ person_id: levesque.id, department: 'directing', job: 'Director' }],
    })
    expect(crew.json().credits).toHaveLength(1)
    expect((await read('credits-sheet?group=cast')).credits).toHaveLength(2)
  })

  it('of a season and of an episode stand by themselves', async () => {
    await buildSeason(test.platform.db, id, { number: 1, episodes: 1 })
    const person = await buildPerson(test.platform.db)
    const credits = [{ person_id: person.id, department: 'cast', character: 'Guest' }]
    const season = await write('credits-sheet', { version: 1, group: 'cast', season: 1, credits })
    expect(season.statusCode, season.body).toBe(200)
    const episode = await write('credits-sheet', {
      version: season.json().version,
      group: 'cast',
      season: 1,
      episode: 1,
      credits,
    })
    expect(episode.statusCode, episode.body).toBe(200)
    const counts = await Promise.all(
      ['', '&season=1', '&season=1&episode=1'].map(
        async (place) => (await read(`credits-sheet?group=cast${place}`)).credits.length,
      ),
    )
    expect(counts).toEqual([0, 1, 1])
    expect(
      (await team.call('GET', at('credits-sheet?group=cast&season=1&episode=2'))).statusCode,
    ).toBe(404)
  })

  it('refuse who is not there, who is named twice, and who belongs to the other group', async () => {
    const person = await buildPerson(test.platform.db)
    const credit = { person_id: person.id, department: 'cast' }
    const refused = async (credits: readonly object[]) =>
      Object.keys(
        (await write('credits-sheet', { version: 1, group: 'cast', credits })).json().errors,
      )
    expect(await refused([credit, { person_id: 999_999, department: 'cast' }])).toEqual([
      'credits.1.person_id',
    ])
    expect(await refused([credit, credit])).toEqual(['credits.1.person_id'])
    expect(await refused([{ ...credit, department: 'writing' }])).toEqual(['credits'])
  })
})

describe('ten at once', () => {
  it('are one after the other: each but the first is told that it is too late', async () => {
    const people = await Promise.all(
      Array.from({ length: 10 }, () => buildPerson(test.platform.db)),
    )
    const answers = await Promise.all(
      people.map(({ id: person_id }) =>
        write('credits-sheet', {
          version: 1,
          group: 'cast',
          credits: [{ person_id, department: 'cast' }],
        }),
      ),
    )
    const codes = answers.map(({ statusCode }) => statusCode).toSorted()
    expect(codes).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    expect((await read('credits-sheet')).credits).toHaveLength(1)
    const added = await Promise.all(
      people.map((_, index) =>
        write('seasons', { version: 2, number: index + 1, episodes: 1 }, 'POST'),
      ),
    )
    expect(added.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect((await read('frame')).seasons).toHaveLength(1)
  })

  it('of another title, and of none, change nothing here', async () => {
    const other = await buildTitle(test.platform.db, { is_series: true, type: 'series' })
    await buildSeason(test.platform.db, id, { number: 1, episodes: 1 })
    await buildSeason(test.platform.db, other.id, { number: 1, episodes: 1 })
    const { episodes } = await read('seasons/1/episodes-sheet')
    const url = `/api/v1/titles/${other.id}/seasons/1/episodes-sheet`
    const body = { version: 1, episodes: [{ id: episodes[0].id, name: 'Taken' }] }
    const foreign = await team.call('PUT', url, body)
    expect(Object.keys(foreign.json().errors)).toEqual(['episodes.0.name'])
    const gone = await team.call('PUT', url, { version: 1, removed: [episodes[0].id] })
    expect(gone.statusCode).toBe(404)
    for (const nothing of ['999999999', '0', '9007199254740993'])
      expect(
        [404, 422].includes(
          (await team.call('PUT', `/api/v1/titles/${nothing}/parts`, { version: 1, keywords: [] }))
            .statusCode,
        ),
      ).toBe(true)
    expect((await read('seasons/1/episodes-sheet')).episodes).toEqual(episodes)
  })
})

describe('seasons and episodes', () => {
  it('are added, changed in both languages, and removed', async () => {
    const added = await write(
      'seasons',
      { version: 1, number: 1, episodes: 3, name: 'One' },
      'POST',
    )
    expect(added.statusCode, added.body).toBe(200)
    expect(added.json().seasons).toMatchObject([{ number: 1, name: 'One', episodes_count: 3 }])
    const twice = await write('seasons', { version: added.json().version, number: 1 }, 'POST')
    expect(Object.keys(twice.json().errors)).toEqual(['number'])
    const changed = await write('seasons/1', {
      version: added.json().version,
      name: null,
      name_fr: 'Première',
      release_date: '1915-11-13',
    })
    expect(changed.json().seasons).toMatchObject([
      { name: null, name_fr: 'Première', release_date: '1915-11-13', episodes_count: 3 },
    ])
    const removed = await write('seasons/1', { version: changed.json().version }, 'DELETE')
    expect(removed.json().seasons).toEqual([])
    expect(await locks()).toEqual(['seasons'])
  })

  it('are changed many at once, and exchange their numbers', async () => {
    await buildSeason(test.platform.db, id, { number: 1, episodes: 3 })
    const { episodes, version } = await read('seasons/1/episodes-sheet')
    const [one, two, three] = episodes
    const saved = await write('seasons/1/episodes-sheet', {
      version,
      episodes: [
        { id: one.id, number: 2, name_fr: 'La Tête coupée' },
        { id: two.id, number: 1, release_date: '1915-11-13', runtime: 33 },
        { number: 4, name: 'Le Spectre' },
      ],
      removed: [three.id],
    })
    expect(saved.statusCode, saved.body).toBe(200)
    expect(saved.json().episodes).toMatchObject([
      { id: two.id, number: 1, release_date: '1915-11-13', runtime: 33, name: two.name },
      { id: one.id, number: 2, name_fr: 'La Tête coupée', name: one.name },
      { number: 4, name: 'Le Spectre' },
    ])
    expect((await read('frame')).seasons).toMatchObject([{ number: 1, episodes_count: 3 }])
    const [event] = await history('episode', two.id)
    expect((await revert(event, ['runtime'])).statusCode).toBe(200)
    expect((await read('seasons/1/episodes-sheet')).episodes[0]).toMatchObject({
      runtime: null,
      release_date: '1915-11-13',
    })
  })

  it('say in which row something is wrong, and then nothing is changed', async () => {
    await buildSeason(test.platform.db, id, { number: 1, episodes: 2 })
    const { episodes, version } = await read('seasons/1/episodes-sheet')
    const refused = async (body: object) => {
      const answer = await write('seasons/1/episodes-sheet', { version, ...body })
      return Object.keys(answer.json().errors ?? { [answer.statusCode]: true })
    }
    const [one, two] = episodes
    expect(
      await refused({
        episodes: [
          { id: one.id, name: 'New' },
          { id: two.id, number: 1 },
        ],
      }),
    ).toEqual(['episodes.1.number'])
    expect(await refused({ episodes: [{ number: 3 }] })).toEqual(['episodes.0.name'])
    expect(await refused({ episodes: [{ id: 999_999, name: 'New' }] })).toEqual(['episodes.0.name'])
    expect(await refused({ episodes: [{ id: one.id, runtime: 0 }] })).toEqual([
      'episodes.0.runtime',
    ])
    expect(await refused({ removed: [999_999] })).toEqual(['404'])
    expect((await read('seasons/1/episodes-sheet')).episodes).toEqual(episodes)
  })
})
