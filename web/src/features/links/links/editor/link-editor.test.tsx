// @vitest-environment happy-dom
import { linkOptionsView } from '@mediatheque/contract/links/link-options/link-options.schemas.ts'
import {
  linkPlanView,
  type PlannedLineView,
} from '@mediatheque/contract/links/links/link-plan.schemas.ts'
import { linkEndpoints } from '@mediatheque/contract/links/links/links.endpoints.ts'
import { prepare } from '../../../../lib/test-part.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { buildFixture } from '../../../../lib/test-fixtures.ts'
import { LinkEditor } from './link-editor.tsx'
import { createLinks } from '../links.queries.ts'
import { createBody, NEW_LINK_VALUES } from './link-fields.tsx'

const options = buildFixture(linkOptionsView, {
  qualities: [{ id: 21, name: 'Blu-Ray 1080p', kind: 'video', rank: 1 }] as never,
  languages: [
    { id: 5, name: 'French' },
    { id: 6, name: 'English' },
  ],
  allow_unknown_hosts: true,
})

const NOTHING = buildFixture(linkPlanView, { lines: [], problems: [], notes: [] })

function NewLinks({ isSeries, onDone }: { isSeries: boolean; onDone(): void }) {
  const contract = useContractForm({
    initialValues: NEW_LINK_VALUES,
    write: createLinks,
    args: (values) => ({ body: createBody(values, 3, isSeries) }),
    onSuccess: onDone,
  })
  return (
    <LinkEditor
      contract={contract}
      options={options}
      titleId={3}
      isSeries={isSeries}
      isNew
      onCancel={() => undefined}
    />
  )
}

async function open(isSeries = false) {
  const { api, user, show } = prepare()
  api.answer(linkEndpoints.planLinks, { plan: NOTHING })
  const onDone = vi.fn()
  await show(<NewLinks isSeries={isSeries} onDone={onDone} />)
  return { api, user, onDone }
}

/** Asking what would be made sends nothing. */
const sentOf = (api: Awaited<ReturnType<typeof open>>['api']) =>
  api.calls.filter(({ call }) => call === 'POST /api/v1/liens').map(({ body }) => body)

const line = (number: number, overrides: Partial<PlannedLineView> = {}) => ({
  ...buildFixture(linkPlanView.shape.lines.element, {
    line: number,
    lien: `https://host.example/${number}`,
    host: { name: 'Host', icon: null, is_known: true },
    part: 1,
    total_parts: 1,
    saison: null,
    episode: null,
    full_saison: 0,
    problem: null,
    warning: null,
  }),
  ...overrides,
})

describe('the plan below the lines', () => {
  it('says what each line becomes, asked once for all that was typed', async () => {
    const { api, user } = await open(true)
    api.answer(linkEndpoints.planLinks, {
      plan: {
        ...NOTHING,
        links_count: 1,
        lines: [
          line(1, { saison: 2, episode: 3, part: 1, total_parts: 2 }),
          line(2, { saison: 2, episode: 3, part: 2, total_parts: 2 }),
        ],
        notes: ['Episode 3 will be added to the catalogue.'],
      },
    })
    const text = 'https://host.example/1::3{Enter}https://host.example/2::3'
    await user.type(screen.getByRole('textbox', { name: /^Links/ }), text)
    expect(await screen.findByText('1 link will be created')).toBeDefined()
    const [first, second] = within(screen.getByRole('region')).getAllByRole('listitem')
    for (const told of ['Host', 'Season 2 · Episode 3', 'Part 1 of 2', 'https://host.example/1'])
      expect(within(first!).getByText(told)).toBeDefined()
    expect(within(second!).getByText('Part 2 of 2')).toBeDefined()
    expect(screen.getByText('Episode 3 will be added to the catalogue.')).toBeDefined()
    const asked = api.calls.filter(({ call }) => call === 'POST /api/v1/liens-plan')
    expect(asked.map(({ body }) => body)).toEqual([
      {
        title_id: 3,
        lien: 'https://host.example/1::3\nhttps://host.example/2::3',
        saison: 1,
        start_epi: 1,
        full_saison: false,
      },
    ])
  })

  it('says which lines are refused, and which are on other titles', async () => {
    const { api, user } = await open()
    const other = { lien: 'https://host.example/2', title_id: 9, title_name: 'Sunrise', link_id: 4 }
    api.answer(linkEndpoints.planLinks, {
      plan: {
        ...NOTHING,
        links_count: 1,
        lines: [
          line(1, { lien: null, host: null, problem: 'Line 1: that is none' }),
          line(2, { warning: other }),
        ],
      },
    })
    await user.type(screen.getByRole('textbox', { name: /^Links/ }), 'nonsense')
    expect(await screen.findByText('1 line has to be changed first')).toBeDefined()
    expect(screen.getByText('Line 1: that is none')).toBeDefined()
    expect(screen.getByText('It is on Sunrise too.')).toBeDefined()
    expect(screen.queryByText('1 link will be created')).toBeNull()
  })

  it('lets links be added where it cannot be had, and says why it is not there', async () => {
    const { api, user } = await open()
    api.refuse(linkEndpoints.planLinks, 422, 'It cannot be said')
    await user.type(screen.getByRole('textbox', { name: /^Links/ }), 'https://host.example/a')
    expect(await screen.findByText('It cannot be said')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Add' }).hasAttribute('disabled')).toBe(false)
  })
})

describe('the editor of links', () => {
  it('is filled in with the keyboard and sends what was chosen', async () => {
    const { api, user, onDone } = await open()
    api.answer(linkEndpoints.createLinks, buildFixture(linkEndpoints.createLinks.response))
    await user.click(screen.getByRole('combobox', { name: /^Quality/ }))
    await user.keyboard('Blu{ArrowDown}{Enter}')
    await user.click(screen.getByRole('combobox', { name: /^Languages/ }))
    await user.keyboard('Fre{ArrowDown}{Enter}{Escape}')
    await user.click(screen.getByRole('textbox', { name: /^Links/ }))
    await user.paste('https://host.example/a')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(sentOf(api)).toMatchObject([
      { qualite: 21, langues: [5], lien: 'https://host.example/a' },
    ])
  })

  it('says at each field what is wrong with it before anything is sent, and leads to the first', async () => {
    const { api, user } = await open()
    await user.click(screen.getByRole('textbox', { name: /^Links/ }))
    await user.paste('nonsense')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('Please choose a quality.')).toBeDefined()
    expect(sentOf(api)).toEqual([])
    const quality = screen.getByRole('combobox', { name: /^Quality/ })
    await waitFor(() => expect(document.activeElement).toBe(quality))
  })

  it('asks for season and episode of series only', async () => {
    await open()
    expect(screen.queryByLabelText(/^Season/)).toBeNull()
  })

  it('asks no episode of a whole season', async () => {
    const { user } = await open(true)
    const label = 'Start Episode number'
    expect(screen.queryAllByLabelText(label)).toHaveLength(1)
    await user.click(screen.getByRole('switch'))
    expect(screen.queryAllByLabelText(label)).toEqual([])
  })
})
