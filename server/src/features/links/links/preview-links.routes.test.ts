import type {
  LinkPlanView,
  PlannedLineView,
} from '@mediatheque/contract/links/links/link-plan.schemas.ts'
import { describe, expect, it } from 'vitest'
import { useLinksStage } from './links-stage.factory.ts'

const stage = useLinksStage()
const { address, add, addOne, titleRow } = stage

const ask = (who: Awaited<ReturnType<typeof stage.test.as>>, input: Record<string, unknown>) =>
  who.call('POST', '/api/v1/liens-plan', { title_id: stage.movie, ...input })

async function plan(
  lien: string,
  input: Record<string, unknown> = {},
  who = stage.uploader,
): Promise<LinkPlanView> {
  const answer = await ask(who, { lien, ...input })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().plan
}

const placed = ({ line, part, total_parts, saison, episode }: PlannedLineView) => [
  line,
  `${part}/${total_parts}`,
  saison,
  episode,
]
const ofSeries = () => ({ title_id: stage.series, saison: 2 })

describe('the plan of new links', () => {
  it('says of each line which part of which host it becomes, and its address as it is kept', async () => {
    const { lines, links_count } = await plan(
      'HTTPS://Archive.org/details/one\nhttps://www.gutenberg.org/ebooks/7\n\nhttps://archive.org/details/two',
    )
    expect(links_count).toBe(2)
    expect(lines.map(placed)).toEqual([
      [1, '1/2', null, null],
      [2, '1/1', null, null],
      [4, '2/2', null, null],
    ])
    expect(lines[0]).toMatchObject({
      lien: 'https://archive.org/details/one',
      host: { name: 'Internet Archive', is_known: true },
      problem: null,
      warning: null,
    })
  })

  it('places lines by the number behind them, and by the start episode', async () => {
    const [one, two, three] = [address(), address(), address()]
    expect((await plan(`${one}::3\n${two}::3\n${three}::5`, ofSeries())).lines.map(placed)).toEqual(
      [
        [1, '1/2', 2, 3],
        [2, '2/2', 2, 3],
        [3, '1/1', 2, 5],
      ],
    )
    expect(
      (await plan(`${one}\n${two}\n${three}`, { ...ofSeries(), start_epi: 4 })).lines.map(placed),
    ).toEqual([
      [1, '1/1', 2, 4],
      [2, '1/1', 2, 5],
      [3, '1/1', 2, 6],
    ])
    const whole = await plan(`${one}\n${two}`, { ...ofSeries(), full_saison: true })
    expect(whole.lines.map(placed)).toEqual([
      [1, '1/2', 2, null],
      [2, '2/2', 2, null],
    ])
  })

  it('is what adding them makes', async () => {
    const input = {
      ...ofSeries(),
      start_epi: 1,
      lien: `${address()}\n${address()}\n${address()}::1`,
    }
    const { lines } = await plan(input.lien, input)
    const made = (await add(stage.uploader, input)).json().data.liens
    expect(
      made.flatMap(({ liens, episode }: { liens: string[]; episode: number }) =>
        liens.map((lien) => [lien, episode]),
      ),
    ).toEqual(
      lines.toSorted((a, b) => a.episode! - b.episode!).map((one) => [one.lien, one.episode]),
    )
  })

  it('refuses each line in the words of the form that is sent', async () => {
    const { lien, id } = await addOne(stage.uploader)
    const text = [address(), 'https://example.invalid/a', lien, 'nonsense'].join('\n')
    const { lines } = await plan(text)
    expect(lines.map(({ problem }) => problem)).toEqual([
      null,
      'Line 2: example.invalid is not a known host',
      `Line 3: this title already has ${lien}: it is link ${id}`,
      'Line 4: please enter a link that starts with http:// or https://',
    ])
  })

  it('warns of what another title has, without refusing it', async () => {
    const link = await addOne(stage.uploader)
    const { lines } = await plan(link.lien, { title_id: stage.otherMovie })
    expect(lines[0]).toMatchObject({
      problem: null,
      warning: { title_id: stage.movie, link_id: link.id, title_name: 'Nosferatu' },
    })
  })

  it('says what the catalogue lacks: refused for uploaders, entered for who may change the title', async () => {
    const far = `${address()}::99\n${address()}::98`
    const refused = await plan(far, ofSeries())
    expect(refused.lines.map(({ problem }) => problem)).toEqual([
      'Line 1: season 2 has no episode 99 in the catalogue',
      'Line 2: season 2 has no episode 98 in the catalogue',
    ])
    expect((await plan(far, { ...ofSeries(), saison: 77 })).problems).toEqual([
      'Season 77 of this title is not in the catalogue.',
    ])
    const entered = await plan(far, ofSeries(), await stage.test.as('admin'))
    expect(entered.lines.map(({ problem }) => problem)).toEqual([null, null])
    expect(entered.notes).toEqual(['Episodes 98, 99 will be added to the catalogue.'])
  })

  it('writes nothing, and says nothing of an empty form', async () => {
    const before = await titleRow(stage.otherMovie)
    expect(await plan('', { title_id: stage.otherMovie })).toEqual({
      lines: [],
      links_count: 0,
      problems: [],
      notes: [],
    })
    await plan(address(), { title_id: stage.otherMovie })
    expect(await titleRow(stage.otherMovie)).toEqual(before)
  })

  it('is for those who may add links, of a title that is there and as many lines as a form may hold', async () => {
    expect((await ask(stage.member, { lien: address() })).statusCode).toBe(403)
    expect((await ask(stage.uploader, { lien: '', title_id: 999_999 })).json().errors).toEqual({
      title_id: ['This title does not exist.'],
    })
    const many = await plan(Array.from({ length: 201 }, () => address()).join('\n'))
    expect(many).toMatchObject({
      links_count: 0,
      lines: [{ line: 201, problem: 'At most 200 lines at once' }],
    })
    expect((await ask(stage.uploader, { lien: 'a'.repeat(400_001) })).statusCode).toBe(422)
  })
})
