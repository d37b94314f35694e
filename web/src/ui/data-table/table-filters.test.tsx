// @vitest-environment happy-dom
import { valueListEndpoints } from '@mediatheque/contract/catalogue/value-lists/value-lists.endpoints.ts'
import { encodeFilters } from '@mediatheque/contract/core/filter-records.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readFilters, writeFilters } from '../../lib/lists/list-filters.ts'
import {
  films,
  filtersAsked,
  forgetFilms,
  FRENCH,
  lastAsked,
  read,
  showFilms,
} from './test-films.tsx'

forgetFilms()

describe('filters of a table', () => {
  it('are chosen by name, become chips, are changed there and taken away', async () => {
    const { user } = await showFilms({ page: 2 })
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    await user.click(await screen.findByRole('button', { name: 'Size' }))
    const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Size' })
    expect(amount().value).toBe('180')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Size' }), '<=')
    await user.clear(amount())
    await user.type(amount(), '90{Enter}')
    expect(lastAsked()).not.toHaveProperty('page')
    expect(filtersAsked()).toEqual([{ key: 'runtime', operator: '<=', value: 90 }])
    await user.click(screen.getByRole('button', { name: 'Change the filter Size is at most 90' }))
    await user.clear(await screen.findByRole('textbox', { name: 'Size' }))
    await user.type(amount(), '60{Enter}')
    expect(filtersAsked()).toEqual([{ key: 'runtime', operator: '<=', value: 60 }])
    await user.click(screen.getByRole('button', { name: 'Remove the filter Size' }))
    expect(lastAsked()).toEqual({})
  })

  it('of two numbers wait for both, and take them in their order', async () => {
    const { user } = await showFilms()
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    await user.click(await screen.findByRole('button', { name: 'Size' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'between')
    const apply = screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' })
    const from = screen.getByRole('textbox', { name: 'From' })
    await user.clear(from)
    expect(apply.disabled).toBe(true)
    await user.type(from, '200')
    await user.clear(screen.getByRole('textbox', { name: 'To' }))
    await user.type(screen.getByRole('textbox', { name: 'To' }), '60')
    await user.click(apply)
    expect(filtersAsked()).toEqual([
      { key: 'runtime', operator: 'between', value: { start: 60, end: 200 } },
    ])
  })

  it('are large amounts that can be read at a glance, in the signs of the reader’s language', async () => {
    const { user } = await showFilms()
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    await user.click(await screen.findByRole('button', { name: 'Amount' }))
    const amount = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })
    expect(amount.value).toBe('100,000,000')
    await user.clear(amount)
    await user.type(amount, '2500000{Enter}')
    expect(amount.value).toBe('2,500,000')
    expect(filtersAsked()).toEqual([{ key: 'cost', operator: '>=', value: 2_500_000 }])
  })

  it('take a fraction with the comma of French, and with a point', async () => {
    const { user } = await showFilms({}, undefined, FRENCH)
    await user.click(screen.getByRole('button', { name: 'Filtrer' }))
    await user.click(await screen.findByRole('button', { name: 'Score' }))
    const score = screen.getByRole<HTMLInputElement>('textbox', { name: 'Score' })
    for (const typed of ['7,5', '7.5']) {
      await user.clear(score)
      await user.type(score, typed)
      expect(score.value).toBe('7,5')
    }
    await user.type(score, '{Enter}')
    expect(filtersAsked()).toEqual([{ key: 'score', operator: '>=', value: 7.5 }])
  })

  it('name three of their values, and how many more there are', async () => {
    const { user } = await showFilms()
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    await user.click(await screen.findByRole('button', { name: 'Status' }))
    const apply = screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' })
    expect(apply.disabled).toBe(true)
    for (const name of ['One', 'Two', 'Three', 'Four'])
      await user.click(screen.getByRole('checkbox', { name }))
    await user.click(apply)
    expect(screen.getByText('is One, Two, Three + 1 more')).toBeDefined()
  })

  it('of days begin with the last month', async () => {
    const { user } = await showFilms()
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    await user.click(await screen.findByRole('button', { name: 'Expiration' }))
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    expect(filtersAsked()).toEqual([
      { key: 'added', operator: 'between', value: { start: '2026-10-22', end: '2026-11-22' } },
    ])
  })

  it('say in French how many other values there are', async () => {
    const filters = writeFilters([
      { key: 'state', operator: '=', value: ['One', 'Two', 'Three', 'Four'] },
    ])
    await showFilms({ filters: filters! }, undefined, FRENCH)
    expect(screen.getByText('est One, Two, Three + 1 autre')).toBeDefined()
  })

  it('take days by a preset', async () => {
    const { user } = await showFilms()
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    await user.click(await screen.findByRole('button', { name: 'Expiration' }))
    await user.click(screen.getByRole('button', { name: 'Last 7 days' }))
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    expect(filtersAsked()).toMatchObject([{ key: 'added', value: { preset: 4 } }])
    expect(
      screen.getByRole('button', { name: 'Change the filter Expiration Last 7 days' }),
    ).toBeDefined()
  })

  it('that leave nothing offer everything', async () => {
    const { user } = await showFilms(read({ query: 'moon' }), [])
    expect(screen.getByText('None found')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Show all' }))
    expect(lastAsked()).toEqual({})
    expect(screen.getByText('None')).toBeDefined()
  })

  it('take days within their bounds', async () => {
    const { user } = await showFilms()
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    await user.click(await screen.findByRole('button', { name: 'Date' }))
    const later = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next month' })
    for (let month = 0; month < 70 && !later().disabled; month += 1) await user.click(later())
    expect(later().disabled).toBe(true)
    const days = [...document.querySelectorAll<HTMLButtonElement>('td button')]
    expect(days.some(({ disabled }) => disabled)).toBe(true)
    expect(
      readFilters(films, encoded('shown', { start: '1899-12-31', end: '1950-01-01' })),
    ).toEqual([])
    expect(
      readFilters(films, encoded('shown', { start: '1900-01-01', end: '1950-01-01' })),
    ).toHaveLength(1)
  }, 60_000)

  it('take values of the catalogue by their names, and no others', async () => {
    const { user, api } = await showFilms()
    api.answer(valueListEndpoints.getValueLists, {
      genres: ['Drama', 'Comedy', 'Western'].map((name, at) => ({
        id: at + 1,
        name,
        slug: name.toLowerCase(),
      })),
    })
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    await user.click(await screen.findByRole('button', { name: 'Genres' }))
    const field = await screen
      .findByRole('combobox', { name: 'Genres' })
      .catch(() => screen.getByLabelText('Genres'))
    await user.type(field, 'nothing such{Enter}')
    expect(screen.getByText('Nothing found')).toBeDefined()
    await user.clear(field)
    await user.type(field, 'wes')
    await user.click(await screen.findByRole('option', { name: 'Western' }))
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    expect(filtersAsked()).toEqual([{ key: 'genres', operator: '=', value: [3] }])
    expect(await screen.findByText('is Western')).toBeDefined()
  })
})

const encoded = (key: string, value: unknown) =>
  encodeFilters([{ key, operator: 'between', value }])
