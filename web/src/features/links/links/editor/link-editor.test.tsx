// @vitest-environment happy-dom
import { linkOptionsView } from '@mediatheque/contract/links/link-options/link-options.schemas.ts'
import { linkEndpoints } from '@mediatheque/contract/links/links/links.endpoints.ts'
import { prepare } from '../../../../lib/test-part.ts'
import { screen, waitFor } from '@testing-library/react'
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
      isSeries={isSeries}
      isNew
      onCancel={() => undefined}
    />
  )
}

async function open(isSeries = false) {
  const { api, user, show } = prepare()
  const onDone = vi.fn()
  await show(<NewLinks isSeries={isSeries} onDone={onDone} />)
  return { api, user, onDone }
}

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
    expect(api.calls[0]).toMatchObject({
      call: 'POST /api/v1/liens',
      body: { qualite: 21, langues: [5], lien: 'https://host.example/a' },
    })
  })

  it('says at each field what is wrong with it before anything is sent, and leads to the first', async () => {
    const { api, user } = await open()
    await user.click(screen.getByRole('textbox', { name: /^Links/ }))
    await user.paste('nonsense')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('Please choose a quality.')).toBeDefined()
    expect(api.calls).toEqual([])
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
