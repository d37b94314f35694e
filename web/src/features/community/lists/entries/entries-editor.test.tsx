// @vitest-environment happy-dom
import { listEndpoints } from '@mediatheque/contract/community/lists/lists.endpoints.ts'
import {
  listItemSchema,
  listPageSchema,
} from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { ownListEndpoints } from '@mediatheque/contract/community/lists/own-lists.endpoints.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buildFixture } from '../../../../lib/test-fixtures.ts'
import { prepare } from '../../../../lib/test-part.ts'
import { EntriesEditor } from './entries-editor.tsx'

const NAMES = ['Nosferatu', 'Faust', 'Metropolis']

/** The list as the server has it: these titles in this order. */
const listOf = (names: readonly string[], notes: Readonly<Record<string, string>> = {}) =>
  buildFixture(listPageSchema, {
    list: { id: 5, items_count: names.length },
    items: {
      data: names.map((name) =>
        buildFixture(listItemSchema, {
          id: NAMES.indexOf(name) + 1,
          name,
          type: 'movie',
          poster: null,
          note: notes[name] ?? null,
        }),
      ),
      total: names.length,
      next_page: null,
    },
  } as never)
const changed = { list_id: 5, items_count: 3, changed: true }

async function open(notes: Readonly<Record<string, string>> = {}) {
  const stage = prepare()
  const page = listOf(NAMES, notes)
  stage.api.answer(listEndpoints.getList, page)
  await stage.show(<EntriesEditor list={page.list} />)
  await screen.findByRole('link', { name: 'Nosferatu' })
  const sent = () =>
    stage.api.calls
      .filter(({ call }) => call.startsWith('POST'))
      .map(({ call, body }) => [call.replace(/^.*lists\//, ''), body])
  return { ...stage, sent }
}
const order = () =>
  screen.getAllByRole('listitem').map((row) => within(row).getByRole('link').textContent)
const handle = (name: string) =>
  screen.getByRole('button', { name: `Move “${name}”: arrow keys, Home, End` })

describe('the titles of a list', () => {
  it('move by the keys of their handle, at once, and keep the focus', async () => {
    const { user, api, sent } = await open()
    api.answer(ownListEndpoints.moveInList, changed)
    const answer = api.hold(ownListEndpoints.moveInList)
    handle('Nosferatu').focus()
    await user.keyboard('{End}')
    expect(order()).toEqual(['Faust', 'Metropolis', 'Nosferatu'])
    expect(document.activeElement).toBe(handle('Nosferatu'))
    expect(screen.getByText('Nosferatu: place 3')).toBeTruthy()
    api.answer(listEndpoints.getList, listOf(['Faust', 'Metropolis', 'Nosferatu']))
    answer.release()
    await waitFor(() => expect(sent()).toEqual([['5/reorder', { title_id: 1, position: 3 }]]))
    await screen.findByText('Changes here are saved at once.')
    expect(order()).toEqual(['Faust', 'Metropolis', 'Nosferatu'])
  })

  it('move beyond neither end', async () => {
    const { user, sent } = await open()
    handle('Nosferatu').focus()
    await user.keyboard('{ArrowUp}{Home}')
    expect(order()).toEqual(NAMES)
    expect(sent()).toEqual([])
  })

  it('stand again where they stand in truth, when they could not be moved', async () => {
    const { user, api } = await open()
    api.refuse(ownListEndpoints.moveInList, 503, 'Try again later.')
    handle('Metropolis').focus()
    await user.keyboard('{Home}')
    await screen.findByText('Try again later.')
    await waitFor(() => expect(order()).toEqual(NAMES))
  })

  it('move to a place that is typed', async () => {
    const { user, api, sent } = await open()
    api.answer(ownListEndpoints.moveInList, changed)
    await user.click(screen.getByRole('button', { name: 'Move “Metropolis” to…' }))
    const place = await screen.findByRole('textbox', { name: 'Place, from 1 to 3' })
    await user.clear(place)
    expect(screen.getByRole('button', { name: 'Move' }).hasAttribute('disabled')).toBe(true)
    await user.type(place, '1')
    await user.click(screen.getByRole('button', { name: 'Move' }))
    await waitFor(() => expect(sent()).toEqual([['5/reorder', { title_id: 3, position: 1 }]]))
  })

  it('go at once, and come back to their place with their note', async () => {
    const { user, api, sent } = await open({ Faust: 'The angel' })
    api.answer(ownListEndpoints.removeFromList, { ...changed, items_count: 2 })
    api.answer(listEndpoints.getList, listOf(['Nosferatu', 'Metropolis']))
    await user.click(screen.getByRole('button', { name: 'Remove “Faust”' }))
    expect(order()).toEqual(['Nosferatu', 'Metropolis'])
    await screen.findByText('Removed “Faust”')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(sent()).toEqual([
        ['5/remove', { title_id: 2 }],
        ['5/add', { title_id: 2, note: 'The angel', position: 2 }],
      ]),
    )
  })
})

describe('the note to a title', () => {
  it('is written in its place, and the focus returns to it', async () => {
    const { user, api, sent } = await open()
    api.answer(ownListEndpoints.noteInList, changed)
    api.answer(listEndpoints.getList, listOf(NAMES, { Faust: 'The angel' }))
    await user.click(screen.getByRole('button', { name: 'Add a note to “Faust”' }))
    await user.type(screen.getByRole('textbox', { name: 'Note to “Faust”' }), 'The angel')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const written = await screen.findByRole('button', {
      name: 'Edit the note to “Faust”: The angel',
    })
    expect(document.activeElement).toBe(written)
    await waitFor(() => expect(sent()).toEqual([['5/note', { title_id: 2, note: 'The angel' }]]))
  })

  it('is not sent where nothing changed', async () => {
    const { user, sent } = await open({ Faust: 'The angel' })
    await user.click(screen.getByRole('button', { name: 'Edit the note to “Faust”: The angel' }))
    await user.type(screen.getByRole('textbox', { name: 'Note to “Faust”' }), ' ')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(sent()).toEqual([])
  })
})
