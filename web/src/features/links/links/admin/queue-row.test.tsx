// @vitest-environment happy-dom
import { denialEndpoints } from '@mediatheque/contract/links/denials/denials.endpoints.ts'
import { linkView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { nzbView } from '@mediatheque/contract/links/nzbs/nzbs.schemas.ts'
import { prepare } from '../../../../lib/test-part.ts'
import { cleanup, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { buildFixture } from '../../../../lib/test-fixtures.ts'
import { DenyDialog } from './deny-dialog.tsx'
import { QueueItem } from './queue-item.tsx'
import { QueueRow } from './queue-row.tsx'

const link = buildFixture(linkView, {
  id: 9,
  title_id: 3,
  author: 'bob',
  liens: ['https://www.host.example/a', 'https://www.host.example/b'],
  host: { name: 'Host' },
  post: { name: 'A film', year: 1921 },
  qual: { qual: 'Blu-Ray 1080p' },
  taille: 2_147_483_648,
  langues_compact: [{ id: 5, name: 'French' }],
  can: { update: true },
})
const NAME = 'A film, Host (9)'

async function showRow(row = link, isBusy = false) {
  const { user, show } = prepare()
  const acts = {
    onToggle: vi.fn(),
    onUploader: vi.fn(),
    onAccept: vi.fn(),
    onDeny: vi.fn(),
    onPostpone: vi.fn(),
    onNfo: vi.fn(),
  }
  await show(
    <ul>
      <QueueRow link={row} isSelected={false} isBusy={isBusy} {...acts} />
    </ul>,
  )
  return { user, ...acts }
}

describe('a link that waits', () => {
  it('shows all that a moderator decides by, every part of it', async () => {
    await showRow()
    for (const text of ['A film', '1921', 'host.example/a', 'host.example/b', 'Blu-Ray 1080p'])
      expect(screen.getByText(text)).toBeDefined()
    expect(screen.getByText('bob')).toBeDefined()
    expect(screen.queryByRole('button', { name: `Info: ${NAME}` })).toBeNull()
  })

  it('is accepted, denied and chosen by buttons that name it, with the keyboard too', async () => {
    const { user, onAccept, onDeny, onToggle } = await showRow()
    screen.getByRole('button', { name: `Accept: ${NAME}` }).focus()
    await user.keyboard('{Enter}')
    expect(onAccept).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('button', { name: `Deny: ${NAME}` }))
    expect(onDeny).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('checkbox', { name: `Select ${NAME}` }))
    expect(onToggle).toHaveBeenCalledWith(false)
  })

  it('offers to edit it only to who may, and its nfo only where there is one', async () => {
    await showRow(buildFixture(linkView, { ...link, nfo: true, can: { update: false } }))
    expect(screen.queryByRole('link', { name: `Edit: ${NAME}` })).toBeNull()
    expect(screen.getByRole('button', { name: `Info: ${NAME}` })).toBeDefined()
  })

  it('leads to the links of its title, or to the editor of the title for who may not enter those', async () => {
    const row = <QueueItem link={link} actions={null} onNfo={() => undefined} />
    const addressFor = async (...permissions: string[]) => {
      const granted = permissions.map((name) => ({ name, restrictions: [] }))
      await prepare({ bootstrap: { user: null, guest_role: { permissions: granted } } }).show(row)
      return screen.getByRole('link', { name: 'A film' }).getAttribute('href')
    }
    expect(await addressFor('titles.update', 'liens.create')).toBe('/admin/liens/3')
    cleanup()
    expect(await addressFor('titles.update')).toBe('/admin/titles/3/edit/primary-facts')
  })

  it('takes no second decision while the first is being made', async () => {
    const { user, onAccept, onDeny } = await showRow(link, true)
    await user.click(screen.getByRole('button', { name: `Accept: ${NAME}` }))
    await user.click(screen.getByRole('button', { name: `Deny: ${NAME}` }))
    expect([onAccept, onDeny].every((act) => act.mock.calls.length === 0)).toBe(true)
  })
})

describe('a newsgroup file of a queue', () => {
  const nzb = buildFixture(nzbView, {
    id: 4,
    title_id: 3,
    name: 'Judex.1916',
    post: { name: 'Judex', year: 1916 },
    groups: ['alt.binaries.pictures'],
    saison: 1,
    episodes: [2, 3],
    full_saison: 0,
    can: { update: true },
  })

  it('is shown by what its file says, with every episode that it holds', async () => {
    const { show } = prepare()
    await show(
      <ul>
        <QueueItem link={nzb} actions={null} onNfo={vi.fn()} />
      </ul>,
    )
    expect(screen.getByText('Judex.1916')).toBeDefined()
    expect(screen.getByText(/alt\.binaries\.pictures/)).toBeDefined()
    expect(screen.getByText('Season 1 · Episodes 2 to 3')).toBeDefined()
    const edit = screen.getByRole('link', { name: 'Edit: Judex, Judex.1916 (4)' })
    expect(edit.getAttribute('href')).toBe('/admin/nzbs/3/4/edit')
  })
})

describe('the dialog that denies links', () => {
  async function open(mayEdit = false) {
    const { api, user, show } = prepare()
    api.answer(denialEndpoints.listDenialReasons, {
      reasons: ['The link is dead', 'Parts are missing'],
      can: { update: mayEdit },
    })
    const acts = { onDeny: vi.fn(), onClose: vi.fn() }
    await show(<DenyDialog title="Deny 2 links" kind="link" isBusy={false} {...acts} />)
    return { user, ...acts, reason: await screen.findByLabelText<HTMLTextAreaElement>(/^Reason/) }
  }

  it('asks for a reason, and denies nothing without one', async () => {
    const { user, onDeny, reason } = await open()
    expect(screen.getByRole('dialog', { name: 'Deny 2 links' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Deny' }))
    expect(reason.getAttribute('aria-invalid')).toBe('true')
    expect(onDeny).not.toHaveBeenCalled()
    await user.type(reason, '  Not this film  ')
    expect(reason.getAttribute('aria-invalid')).not.toBe('true')
    await user.click(screen.getByRole('button', { name: 'Deny' }))
    expect(onDeny).toHaveBeenCalledWith('Not this film')
  })

  it('takes one of the usual reasons with one press', async () => {
    const { user, onDeny, reason } = await open()
    const usual = await screen.findByRole('button', { name: 'The link is dead' })
    await user.click(usual)
    expect([reason.value, usual.getAttribute('aria-pressed')]).toEqual(['The link is dead', 'true'])
    await user.click(screen.getByRole('button', { name: 'Deny' }))
    expect(onDeny).toHaveBeenCalledWith('The link is dead')
  })

  it('leads those who may change the reasons to where they are', async () => {
    await open(true)
    const link = await screen.findByRole('link', { name: 'Edit these reasons' })
    expect(link.getAttribute('href')).toBe('/admin/settings/content#moderation.denial_reasons')
  })

  it('is closed by Escape without denying', async () => {
    const { user, onDeny, onClose } = await open()
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalled()
    expect(onDeny).not.toHaveBeenCalled()
  })
})
