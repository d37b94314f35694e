// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  asked,
  deleted,
  film,
  focused,
  forgetFilms,
  FRENCH,
  grid,
  lastAsked,
  said,
  showFilms,
} from './test-films.tsx'

forgetFilms()

describe('a table', () => {
  it('is searched once somebody has stopped typing, and follows what changes its address', async () => {
    const { user } = await showFilms({ page: 2 })
    await user.type(screen.getByRole('searchbox'), 'moon')
    expect(asked).not.toHaveBeenCalled()
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
    expect(lastAsked()).toEqual({ query: 'moon' })
  })

  it('keeps what is typed while what was typed before is still on its way', async () => {
    const { user } = await showFilms({}, undefined, undefined, { arrivesAfterMs: 150 })
    const field = screen.getByRole<HTMLInputElement>('searchbox')
    await user.type(field, 'mo')
    await waitFor(() => expect(lastAsked()).toEqual({ query: 'mo' }))
    await user.type(field, 'o')
    await waitFor(() => expect(said()).toBe('12 results'))
    expect(field.value).toBe('moo')
    await user.type(field, 'n')
    await waitFor(() => expect(lastAsked()).toEqual({ query: 'moon' }))
    expect(field.value).toBe('moon')
  })

  it('leads from a page behind the last to one that there is', async () => {
    await showFilms({ page: 9, perPage: 10 }, [])
    await waitFor(() => expect(asked).toHaveBeenCalled())
    expect(asked.mock.calls[0]).toEqual([{ page: 3, perPage: 10 }])
  })

  it('is ordered downwards, upwards, and as it was', async () => {
    const { user } = await showFilms()
    const head = within(grid()).getByRole('columnheader', { name: 'Name' })
    const order = async () => {
      await user.click(within(head).getByRole('button'))
      return [lastAsked().orderBy, lastAsked().orderDir, head.getAttribute('aria-sort')]
    }
    expect(await order()).toEqual(['name', 'desc', 'descending'])
    expect(await order()).toEqual(['name', 'asc', 'ascending'])
    expect(await order()).toEqual([undefined, undefined, 'none'])
  })

  it('has pages of several sizes', async () => {
    const { user } = await showFilms({ page: 2 })
    expect(screen.getByText('1–12 of 40')).toBeDefined()
    const sizes = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rows per page' })
    expect([...sizes.options].map(({ value }) => value)).toEqual(['10', '15', '20', '50', '100'])
    expect(sizes.value).toBe('15')
    await user.selectOptions(sizes, '50')
    expect(lastAsked()).toEqual({ perPage: 50 })
    await user.click(screen.getByRole('button', { name: 'Page 3' }))
    expect(lastAsked()).toEqual({ perPage: 50, page: 3 })
  })

  it('says aloud how many results there are when others were asked for, and nothing before', async () => {
    const { user } = await showFilms()
    expect(said()).toBe('')
    await user.click(screen.getByRole('button', { name: 'Columns and density' }))
    expect(said()).toBe('')
    await user.type(screen.getByRole('searchbox'), 'moon')
    await waitFor(() => expect(said()).toBe('12 results'))
    await user.clear(screen.getByRole('searchbox'))
    await waitFor(() => expect(said()).toBe('40 results'))
    const before = screen.getByText('40 results')
    await user.click(screen.getByRole('button', { name: 'Page 3' }))
    // The same words are new ones to who listens.
    await waitFor(() => expect(before.isConnected).toBe(false))
    expect(said()).toBe('40 results')
  })

  it.each([
    [0, 'Rien trouvé'],
    [1, '1 résultat'],
    [2, '2 résultats'],
  ])('says in the language of its reader that there are %i results', async (count, words) => {
    const found = Array.from({ length: count }, (_, at) => film(at + 1))
    const { user } = await showFilms({ query: 'moo' }, found, FRENCH)
    await user.type(screen.getByRole('searchbox'), 'n')
    await waitFor(() => expect(said()).toBe(words))
  })

  it('shows the columns that its reader wants, in their order, and remembers it', async () => {
    const { user } = await showFilms()
    const heads = () =>
      within(grid())
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)
        .filter(Boolean)
    expect(heads()).toEqual(['Name', 'Size', 'Actions'])
    await user.click(screen.getByRole('button', { name: 'Columns and density' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Status' }))
    await user.click(screen.getByRole('button', { name: 'Move Size up' }))
    expect(heads()).toEqual(['Size', 'Name', 'Status', 'Actions'])
    await user.click(screen.getByRole('radio', { name: 'Compact' }))
    expect(grid().dataset['density']).toBe('compact')
    expect(JSON.parse(localStorage.getItem('tables')!)).toEqual({
      films: { order: ['runtime', 'name', 'plot'], hidden: [], density: 'compact' },
    })
    await user.click(screen.getByRole('button', { name: 'Reset the table' }))
    expect(heads()).toEqual(['Name', 'Size', 'Actions'])
  })
})

describe('the rows of a table', () => {
  it('show of a name fifty characters, and say all of it', async () => {
    const long = `${'Night '.repeat(8)}of the hunters`
    await showFilms({}, [
      { id: 1, name: long },
      { id: 2, name: '🎬'.repeat(50) },
    ])
    expect(within(grid()).getByRole('rowheader', { name: long })).toBeDefined()
    const cut = screen.getByText(/…$/)
    expect(cut.textContent).toBe(`${'Night '.repeat(8)}of…`)
    expect(cut.getAttribute('aria-hidden')).toBe('true')
    expect(screen.getByText('🎬'.repeat(50))).toBeDefined()
  })

  it('are chosen, counted and let go by the keyboard, and deleted by a key', async () => {
    const { user } = await showFilms()
    within(grid()).getByRole('rowheader', { name: 'Film 2' }).focus()
    await user.keyboard(' ')
    expect(screen.getByText('1 item selected')).toBeDefined()
    await user.keyboard('{Delete}')
    expect(deleted).toHaveBeenLastCalledWith('Film 2')
    await user.keyboard('{Control>}a{/Control}')
    expect(screen.getByText('12 items selected')).toBeDefined()
    await user.keyboard('{Escape}')
    expect(screen.queryByText(/selected/)).toBeNull()
    await user.keyboard('{Delete}')
    expect(deleted).toHaveBeenCalledTimes(1)
    // As with Caps Lock.
    await user.keyboard('{Control>}A{/Control}')
    expect(screen.getByText('12 items selected')).toBeDefined()
  })

  it('are let go by a press elsewhere on the page where that is wanted', async () => {
    const { user } = await showFilms({}, undefined, undefined, { isClearedOutside: true })
    await user.click(screen.getByRole('checkbox', { name: 'Select Film 2' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select Film 3' }))
    expect(screen.getByText('2 items selected')).toBeDefined()
    await user.click(screen.getByRole('heading', { name: 'Films' }))
    expect(screen.queryByText(/selected/)).toBeNull()
  })

  it('are let go by Escape wherever the focus is', async () => {
    const { user } = await showFilms()
    await user.click(screen.getByRole('checkbox', { name: 'Select Film 2' }))
    screen.getByRole('button', { name: 'Delete' }).focus()
    await user.keyboard('{Escape}')
    expect(screen.queryByText(/selected/)).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: 'Select Film 3' }))
    ;(document.activeElement as HTMLElement).blur()
    await user.keyboard('{Escape}')
    expect(screen.queryByText(/selected/)).toBeNull()
  })

  it('stay chosen whatever else is pressed where it is not', async () => {
    const { user } = await showFilms()
    await user.click(screen.getByRole('checkbox', { name: 'Select Film 2' }))
    await user.click(screen.getByRole('heading', { name: 'Films' }))
    expect(screen.getByText('1 item selected')).toBeDefined()
  })

  it('are one stop of the Tab key, and walked with arrows, Home, End and pages of five', async () => {
    const { user } = await showFilms()
    grid().querySelector<HTMLElement>('[tabindex="0"]')!.focus()
    expect(grid().querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    await user.keyboard('{ArrowRight}')
    expect(focused()).toBe('Film 1')
    await user.keyboard('{PageDown}')
    expect(focused()).toBe('Film 6')
    await user.keyboard('{PageDown}{PageDown}{PageDown}')
    expect(focused()).toBe('Film 12')
    await user.keyboard('{PageUp}{ArrowUp}{ArrowRight}')
    expect(focused()).toBe('60')
    await user.keyboard('{Home}{ArrowRight}')
    expect(focused()).toBe('Film 6')
    await user.keyboard('{Control>}{End}{/Control}')
    expect(focused()).toBe('Edit Film 12Open Film 12')
    await user.keyboard('{Enter}')
    expect(focused()).toBe('Edit Film 12')
    await user.keyboard('{Escape}')
    expect(focused()).toBe('Edit Film 12Open Film 12')
    expect(grid().querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  })

  it('keep the focus where it was when others have come', async () => {
    const { user } = await showFilms()
    within(grid()).getByRole('rowheader', { name: 'Film 4' }).focus()
    await user.keyboard('{ArrowDown}')
    expect(focused()).toBe('Film 5')
    act(() => screen.getByText('Load others').click())
    await waitFor(() => expect(focused()).toBe('Film 103'))
  })
})
