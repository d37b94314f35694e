// @vitest-environment happy-dom
import { Menu, Select } from '@mantine/core'
import { TYPE_AHEAD_RESET_MS } from '@mediatheque/contract/core/constants.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { prepare } from '../lib/test-part.ts'
import { startTypeAhead } from './type-ahead.ts'

beforeAll(startTypeAhead)

const pause = () => new Promise((resolve) => setTimeout(resolve, TYPE_AHEAD_RESET_MS + 50))

describe('letters', () => {
  it('lead to the entry of a menu that begins with them, and the same one to the next', async () => {
    const chosen = vi.fn()
    const { user, show } = prepare()
    await show(
      <Menu opened>
        <Menu.Target>
          <button type="button">Open</button>
        </Menu.Target>
        <Menu.Dropdown>
          {['Edit', 'Delete', 'Deny twice', 'Deny once'].map((name) => (
            <Menu.Item key={name} onClick={() => chosen(name)}>
              {name}
            </Menu.Item>
          ))}
          <Menu.Item disabled>Deny never</Menu.Item>
        </Menu.Dropdown>
      </Menu>,
    )
    const entry = (name: string) => screen.getByRole('menuitem', { name })
    const focused = () => document.activeElement?.textContent
    await screen.findByRole('menuitem', { name: 'Edit' })
    entry('Edit').focus()
    await user.keyboard('d')
    expect(focused()).toBe('Delete')
    await user.keyboard('d')
    expect(focused()).toBe('Deny twice')
    await pause()
    await user.keyboard('deny o')
    expect([focused(), chosen.mock.calls]).toEqual(['Deny once', []])
    await user.keyboard('x')
    expect(focused()).toBe('Deny once')
  })

  it('choose in a list without a field for words, which they open', async () => {
    const chosen = vi.fn()
    const { user, show } = prepare()
    await show(
      <Select
        label="Quality"
        data={['Any', 'BDRIP', 'DVDRIP', 'WEB-DL 720p', 'WEB-DL 1080p']}
        defaultValue="BDRIP"
        onChange={chosen}
      />,
    )
    const field = screen.getByRole('combobox', { name: 'Quality' })
    field.focus()
    await user.keyboard('web-dl 1')
    await waitFor(() =>
      expect(
        screen.getByRole('option', { name: 'WEB-DL 1080p' }).hasAttribute('data-combobox-selected'),
      ).toBe(true),
    )
    expect(chosen).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    expect(chosen.mock.calls[0]?.[0]).toBe('WEB-DL 1080p')
  })

  it('are words in fields', async () => {
    const { user, show } = prepare()
    await show(<Select label="Country" searchable data={['Denmark', 'France']} />)
    const field = screen.getByRole('combobox', { name: 'Country' }) as HTMLInputElement
    await user.type(field, 'fr')
    expect(field.value).toBe('fr')
  })
})
