// @vitest-environment happy-dom
import { prepare } from '../test-part.ts'
import { withAccess, user as anyUser } from '@mediatheque/contract/core/access.ts'
import { defineEndpoint } from '@mediatheque/contract/core/endpoint.ts'
import { line } from '@mediatheque/contract/core/input.ts'
import { seenVersion } from '@mediatheque/contract/core/version.ts'
import { Button, TextInput } from '@mantine/core'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Conflicts } from '../../app/conflicts.tsx'
import { EditorForm } from './editor-form.tsx'
import { useContractForm } from './use-contract-form.ts'
import { defineWrite } from './writes.ts'

const thing = z.object({
  version: z.number(),
  name: z.string(),
  place: z.string(),
  text: z.string(),
})
type Thing = z.infer<typeof thing>

const saveThing = defineWrite(
  defineEndpoint({
    method: 'PUT',
    path: 'things',
    access: withAccess(anyUser),
    summary: 'Save the thing',
    body: seenVersion.extend({
      name: line({ max: 10 }).optional(),
      place: line({ max: 10 }).optional(),
    }),
    response: thing,
  }),
)

const valuesOf = ({ name, place, text }: Thing) => ({ name, place, text })
const STORED: Thing = { version: 4, name: 'Ada', place: 'London', text: 'Hello' }

let lastKey = 0

function Editor({ recordKey }: { recordKey: string }) {
  const contract = useContractForm({
    initialValues: valuesOf(STORED),
    write: saveThing,
    args: (values, { version, edited }) => ({
      body: { version, ...Object.fromEntries([...edited].map((name) => [name, values[name]])) },
    }),
    record: {
      key: recordKey,
      version: STORED.version,
      valuesOf,
      versionOf: ({ version }) => version,
    },
  })
  return (
    <EditorForm of={contract}>
      <TextInput label="Name" {...contract.form.getInputProps('name')} />
      <TextInput label="Place" {...contract.form.getInputProps('place')} />
      <div id="text-label">Its text</div>
      <Written {...contract.form.getInputProps('text')} />
      <div data-testid="bar">
        <Button type="submit" disabled={!contract.isChanged || contract.isSubmitting}>
          Save
        </Button>
      </div>
      {contract.isChanged && <p>Changed</p>}
    </EditorForm>
  )
}

/** As an editor of texts: no input, and named by something else. */
const Written = ({ value, ...props }: { value?: string; 'data-path'?: string }) => (
  <div role="textbox" aria-labelledby="text-label" data-path={props['data-path']}>
    {value}
  </div>
)

async function open() {
  const { api, user, show } = prepare()
  const router = await show(
    <>
      <Editor recordKey={`thing ${++lastKey}`} />
      <Conflicts />
    </>,
  )
  const type = async (label: string, text: string) => {
    const input = screen.getByLabelText(label)
    await user.clear(input)
    await user.type(input, text)
  }
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }))
  const conflictWith = (current: Thing) => api.overtake(saveThing.endpoint, current)
  return { api, user, router, type, save, conflictWith }
}

describe('a form over a call', () => {
  it('says what its schema refuses before anything is sent, in the words of the server', async () => {
    const { api, type, save } = await open()
    await type('Place', 'much longer than ten')
    await type('Name', 'even longer than that')
    await save()
    const name = screen.getByLabelText('Name')
    await waitFor(() => expect(document.activeElement).toBe(name))
    expect(name.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getAllByText(/must not be greater than 10 characters/)).toHaveLength(2)
    expect(api.calls).toEqual([])
  })

  it('checks a field when it is left, and no field that was not edited', async () => {
    const { user, type } = await open()
    await type('Place', 'much longer than ten')
    await user.tab()
    expect(await screen.findByText(/must not be greater than 10 characters/)).toBeDefined()
    expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).not.toBe('true')
  })

  it('shows what the server refuses on the fields, the first of them focused', async () => {
    const { api, type, save } = await open()
    api.refuse(saveThing.endpoint, 422, 'No.', { place: ['Not there.'], name: ['Not they.'] })
    await type('Place', 'Paris')
    await save()
    expect(await screen.findByText('Not there.')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
  })

  it('saves by Ctrl+S, wherever the focus is, and only what was edited', async () => {
    const { api, user, type } = await open()
    api.answer(saveThing.endpoint, { ...STORED, version: 5, place: 'Paris' })
    await type('Place', 'Paris')
    document.body.focus()
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(screen.queryByText('Changed')).toBeNull())
    expect(api.calls).toEqual([
      { call: 'PUT /api/v1/things', body: { version: 4, place: 'Paris' } },
    ])
  })

  it('leaves whoever saved where they were, also with nothing left to save', async () => {
    const { api, user, type } = await open()
    api.answer(saveThing.endpoint, { ...STORED, version: 5, place: 'Paris' })
    await type('Place', 'Paris')
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByText('Changed')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('bar')))
  })

  it('is about what it saved itself, when it saves again', async () => {
    const { api, type, save } = await open()
    api.answer(saveThing.endpoint, { ...STORED, version: 5, place: 'Paris' })
    await type('Place', 'Paris')
    await save()
    await waitFor(() => expect(screen.queryByText('Changed')).toBeNull())
    await type('Name', 'Grace')
    await save()
    await waitFor(() => expect(api.calls).toHaveLength(2))
    expect(api.calls[1]?.body).toEqual({ version: 5, name: 'Grace' })
  })

  it('keeps what is typed while it saves, and saves that too where it is asked to meanwhile', async () => {
    const { api, user, type, save } = await open()
    api.answer(saveThing.endpoint, { ...STORED, version: 5, place: 'Paris' })
    const first = api.hold(saveThing.endpoint)
    await type('Place', 'Paris')
    await save()
    await waitFor(() => expect(api.calls).toHaveLength(1))
    await type('Place', 'Rome')
    await type('Name', 'Grace')
    first.release()
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
    await waitFor(() => expect(button.disabled).toBe(false))
    expect(screen.getByLabelText<HTMLInputElement>('Place').value).toBe('Rome')
    expect(screen.getByText('Changed')).toBeDefined()

    api.answer(saveThing.endpoint, { ...STORED, version: 6, name: 'Grace', place: 'Rome' })
    const second = api.hold(saveThing.endpoint)
    await save()
    await waitFor(() => expect(api.calls).toHaveLength(2))
    await type('Name', 'Edith')
    await user.keyboard('{Control>}s{/Control}')
    api.answer(saveThing.endpoint, { ...STORED, version: 7, name: 'Edith', place: 'Rome' })
    second.release()
    await waitFor(() => expect(screen.queryByText('Changed')).toBeNull())
    expect(api.calls.slice(1).map(({ body }) => body)).toEqual([
      { version: 5, name: 'Grace', place: 'Rome' },
      { version: 6, name: 'Edith' },
    ])
  })

  it('is left once it is saved by who leaves while that goes on, and asks where it fails', async () => {
    const { api, router, type, save } = await open()
    const where = () => router.state.location.pathname
    api.refuse(saveThing.endpoint, 422, 'No.', { place: ['Not there.'] })
    const failing = api.hold(saveThing.endpoint)
    await type('Place', 'Paris')
    const stays = where()
    await save()
    void router.navigate({ to: '/elsewhere' as never })
    await waitFor(() => expect(api.calls).toHaveLength(1))
    expect(screen.queryByRole('button', { name: 'Stay' })).toBeNull()
    failing.release()
    fireEvent.click(await screen.findByRole('button', { name: 'Stay' }))
    expect(where()).toBe(stays)

    api.answer(saveThing.endpoint, { ...STORED, version: 5, place: 'Paris' })
    const going = api.hold(saveThing.endpoint)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stay' })).toBeNull())
    await save()
    await waitFor(() => expect(api.calls).toHaveLength(2))
    void router.navigate({ to: '/elsewhere' as never })
    going.release()
    await waitFor(() => expect(where()).toBe('/elsewhere'))
  })

  it('keeps nobody whose save is never answered: they are asked', async () => {
    const { api, router, type, save } = await open()
    api.answer(saveThing.endpoint, { ...STORED, version: 5, place: 'Paris' })
    api.hold(saveThing.endpoint)
    await type('Place', 'Paris')
    await save()
    await waitFor(() => expect(api.calls).toHaveLength(1))
    void router.navigate({ to: '/elsewhere' as never })
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'))
  })

  it('asks before it is left with changes, and not after they were saved', async () => {
    const { api, user, router, type, save } = await open()
    await type('Place', 'Paris')
    void router.navigate({ to: '/elsewhere' as never })
    await user.click(await screen.findByRole('button', { name: 'Stay' }))
    expect(screen.getByLabelText<HTMLInputElement>('Place').value).toBe('Paris')
    api.answer(saveThing.endpoint, { ...STORED, version: 5, place: 'Paris' })
    await save()
    await waitFor(() => expect(screen.queryByText('Changed')).toBeNull())
    await type('Place', 'Rome')
    void router.navigate({ to: '/elsewhere' as never })
    await user.click(await screen.findByRole('button', { name: 'Stay' }))
    await type('Place', 'Paris')
    await router.navigate({ to: '/elsewhere' as never })
    expect(await screen.findByText('Another page')).toBeDefined()
  })
})

describe('a record that somebody else changed in the meantime', () => {
  it('is saved with both changes, where they are about different fields', async () => {
    const { api, user, type, save, conflictWith } = await open()
    conflictWith({ ...STORED, version: 7, name: 'Grace', text: 'Goodbye' })
    await type('Place', 'Paris')
    await save()
    const both = await screen.findByRole('button', { name: 'Save both changes' })
    expect(screen.getByText('Grace')).toBeDefined()
    expect(screen.getAllByText('Its text').map(({ tagName }) => tagName)).toContain('DT')
    api.answer(saveThing.endpoint, { ...STORED, version: 8, name: 'Grace', place: 'Paris' })
    await user.click(both)
    await waitFor(() => expect(api.calls).toHaveLength(2))
    expect(api.calls[1]?.body).toEqual({ version: 7, place: 'Paris' })
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Grace')
  })

  it('asks which to keep, where both changed the same', async () => {
    const { api, user, type, save, conflictWith } = await open()
    conflictWith({ ...STORED, version: 7, name: 'Ada', place: 'Rome' })
    await type('Place', 'Paris')
    await type('Name', 'Augusta')
    await save()
    await user.click(await screen.findByRole('radio', { name: /^Rome/ }))
    api.answer(saveThing.endpoint, { ...STORED, version: 8, name: 'Augusta', place: 'Rome' })
    await user.click(screen.getByRole('button', { name: 'Save what is chosen' }))
    await waitFor(() => expect(api.calls).toHaveLength(2))
    expect(api.calls[1]?.body).toEqual({ version: 7, name: 'Augusta' })
    expect(screen.getByLabelText<HTMLInputElement>('Place').value).toBe('Rome')
  })

  it('stays as it is typed and as it is stored, for who goes on editing', async () => {
    const { api, user, type, save, conflictWith } = await open()
    conflictWith({ ...STORED, version: 7, name: 'Grace', place: 'London' })
    await type('Place', 'Paris')
    await save()
    await user.click(await screen.findByRole('button', { name: 'Go on editing' }))
    expect(screen.getByLabelText<HTMLInputElement>('Place').value).toBe('Paris')
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada')
    expect(api.calls).toHaveLength(1)
  })
})
