// @vitest-environment happy-dom
import { prepare } from '../../../../lib/test-part.ts'
import { fileEndpoints } from '@mediatheque/contract/operations/files/files.endpoints.ts'
import { listedFileView } from '@mediatheque/contract/operations/files/files.schemas.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { buildFixture } from '../../../../lib/test-fixtures.ts'
import { DeleteFilesDialog } from './delete-files-dialog.tsx'

async function showDialog() {
  const { api, user, show } = prepare()
  const [clear, onClose] = [vi.fn(), vi.fn()]
  const rows = [buildFixture(listedFileView, { id: 7 })]
  await show(<DeleteFilesDialog deleted={{ rows, clear }} onClose={onClose} />)
  return { api, user, clear, onClose }
}

it.each([404, 422])('lets files go that can no longer be deleted (%i)', async (status) => {
  const { api, user, clear, onClose } = await showDialog()
  api.refuse(fileEndpoints.deleteFiles, status, 'Not found')
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Could not delete records')).toBeDefined()
  await waitFor(() => expect(clear).toHaveBeenCalled())
  expect(onClose).toHaveBeenCalled()
})

it('keeps the files for another try when the server failed', async () => {
  const { api, user, onClose } = await showDialog()
  api.refuse(fileEndpoints.deleteFiles, 503, 'Not now')
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Could not delete records')).toBeDefined()
  expect(onClose).not.toHaveBeenCalled()
})

type Uses = { kind: string; name: string }[]
const file = (name: string, used_by: Uses) => buildFixture(listedFileView, { name, used_by })
async function ask(rows: ReturnType<typeof file>[]) {
  await prepare().show(
    <DeleteFilesDialog deleted={{ rows, clear: () => undefined }} onClose={() => undefined} />,
  )
  return (await screen.findByRole('dialog')).textContent
}

describe('the question before files are deleted', () => {
  it('names the file, and what will show nothing in its place', async () => {
    const asked = await ask([file('reel.png', [{ kind: 'Page', name: 'House rules' }])])
    expect(asked).toContain('Delete “reel.png”?')
    expect(asked).toContain('What uses it shows nothing in its place:Page “House rules” reel.png')
  })

  it('says nothing of those that nothing else uses', async () => {
    const kept = file('notes.txt', [{ kind: 'Kept by its owner', name: '' }])
    const asked = await ask([kept, file('old.txt', [])])
    expect(asked).toContain('Delete 2 files?')
    expect(asked).not.toContain('What uses it')
  })
})
