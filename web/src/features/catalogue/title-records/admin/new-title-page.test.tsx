// @vitest-environment happy-dom
import { titleRecordEndpoints } from '@mediatheque/contract/catalogue/title-records/title-records.endpoints.ts'
import { valueListEndpoints } from '@mediatheque/contract/catalogue/value-lists/value-lists.endpoints.ts'
import type { Permission } from '@mediatheque/contract/core/permissions.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { prepare } from '../../../../lib/test-part.ts'
import { AddTitleButton } from './add-title-button.tsx'
import { NewTitlePage } from './new-title-page.tsx'

const SAME = 'A title of this name, type and year is here already'

async function open() {
  const setting = prepare()
  setting.api.answer(valueListEndpoints.getValueLists, {
    genres: [{ id: 3, name: 'Drama', slug: 'drama' }],
    languages: [{ id: 1, name: 'French', code: 'fr' }],
  })
  const router = await setting.show(<NewTitlePage />)
  const sent = () =>
    setting.api.calls.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)
  return { ...setting, router, sent }
}

describe('the page of a title that is added by hand', () => {
  it('sends what was typed, and leads to the links of the new title', async () => {
    const { api, user, router, sent } = await open()
    api.answer(titleRecordEndpoints.createTitle, {
      title: { id: 77, version: 1, name: 'Nanouk', type: 'series' },
    })
    await user.type(screen.getByLabelText('Name'), 'Nanouk')
    await user.click(screen.getByRole('combobox', { name: 'Type' }))
    await user.click(await screen.findByRole('option', { name: 'TV series' }))
    expect(
      screen.getByRole<HTMLInputElement>('switch', { name: 'It comes in seasons and episodes' })
        .checked,
    ).toBe(true)
    await user.type(screen.getByLabelText('Runtime in minutes'), '79')
    await user.click(screen.getByRole('combobox', { name: 'Genres' }))
    await user.click(await screen.findByRole('option', { name: 'Drama' }))
    await user.click(screen.getByRole('button', { name: 'Add title' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/liens/77'))
    expect(sent()).toMatchObject([
      { name: 'Nanouk', type: 'series', is_series: true, runtime: '79', genres: [3] },
    ])
    expect(await screen.findByText('Title added')).toBeDefined()
  })

  it('says at its fields what is missing or wrong, before anything is sent', async () => {
    const { user, sent } = await open()
    await user.type(screen.getByLabelText('Year'), '12')
    await user.click(screen.getByRole('button', { name: 'Add title' }))
    expect(await screen.findByText('Please enter what it is called.')).toBeDefined()
    expect(screen.getByText('Please enter a year from 1000 to 2200.')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
    expect(sent()).toEqual([])
  })

  it('tells of the same title, and adds another where it is said to be one', async () => {
    const { api, user, sent } = await open()
    api.refuse(titleRecordEndpoints.createTitle, 422, SAME, { is_another: [SAME] })
    await user.type(screen.getByLabelText('Name'), 'Nanouk')
    await user.click(screen.getByRole('button', { name: 'Add title' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(SAME)
    expect(screen.getByRole('link', { name: 'See titles of this name' })).toBeDefined()
    const box = screen.getByRole('checkbox', { name: 'It is another title' })
    await waitFor(() => expect(document.activeElement).toBe(box))
    api.answer(titleRecordEndpoints.createTitle, {
      title: { id: 78, version: 1, name: 'Nanouk', type: 'movie' },
    })
    await user.click(box)
    await user.click(screen.getByRole('button', { name: 'Add title' }))
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent()[1]).toMatchObject({ is_another: true })
  })
})

describe('the button that leads there', () => {
  it.each<[Permission[], number]>([
    [['admin.access', 'titles.create'], 1],
    [['admin.access'], 0],
    [['titles.create'], 0],
  ])('with %j is there %i times', async (names, times) => {
    const { show } = prepare({
      bootstrap: {
        guest_role: { permissions: names.map((name) => ({ name, restrictions: [] })) },
      },
    })
    await show(<AddTitleButton />)
    expect(screen.queryAllByRole('link', { name: 'Add title' })).toHaveLength(times)
  })
})
