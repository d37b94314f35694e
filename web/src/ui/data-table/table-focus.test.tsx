// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { writeFilters } from '../../lib/lists/list-filters.ts'
import { focused, forgetFilms, grid, read, showFilms } from './test-films.tsx'

forgetFilms()

const filters = writeFilters([
  { key: 'runtime', operator: '>=', value: 90 },
  { key: 'state', operator: '=', value: ['One'] },
])
const label = () => document.activeElement?.getAttribute('aria-label')

describe('who uses a table by the keyboard', () => {
  it('goes on beside a filter that they took away, and at the rows after the last', async () => {
    const { user } = await showFilms(read({ filters }))
    screen.getByRole('button', { name: 'Remove the filter Size' }).focus()
    await user.keyboard('{Enter}')
    expect(label()).toBe('Remove the filter Status')
    await user.keyboard('{Enter}')
    expect(grid().contains(document.activeElement)).toBe(true)
  })

  it('goes on at the rows that they let go', async () => {
    const { user } = await showFilms()
    within(grid()).getByRole('rowheader', { name: 'Film 2' }).focus()
    await user.keyboard(' ')
    screen.getByRole('button', { name: 'Clear selection' }).focus()
    await user.keyboard('{Enter}')
    expect(focused()).toBe('Film 2')
  })

  it('is led to the field of a filter, back to the filters, and to the button', async () => {
    const { user } = await showFilms()
    const button = screen.getByRole('button', { name: 'Filter' })
    button.focus()
    await user.keyboard('{Enter}')
    const size = await screen.findByRole('button', { name: 'Size' })
    size.focus()
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Size' }))
    screen.getByRole('button', { name: 'All filters' }).focus()
    await user.keyboard('{Enter}')
    expect(focused()).toBe('Size')
  })

  it('is not called back when they have gone elsewhere', async () => {
    const { user } = await showFilms()
    within(grid()).getByRole('rowheader', { name: 'Film 4' }).focus()
    await user.click(screen.getByRole('heading', { name: 'Films' }))
    expect(document.activeElement).toBe(document.body)
    act(() => screen.getByText('Load others').click())
    expect(await screen.findByText('Film 101')).toBeDefined()
    expect(document.activeElement).toBe(document.body)
  })
})
