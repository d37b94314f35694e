// @vitest-environment happy-dom
import { prepare } from '../../../../lib/test-part.ts'
import { fileEndpoints } from '@mediatheque/contract/operations/files/files.endpoints.ts'
import { listedFileView } from '@mediatheque/contract/operations/files/files.schemas.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { buildFixture } from '../../../../lib/test-fixtures.ts'
import { useDeleteFiles } from './delete-files-dialog.tsx'

type File = Parameters<ReturnType<typeof useDeleteFiles>['action']['onRun']>[0][number]

/** The action as a list offers it for what is chosen. */
function Chosen({ rows, clear }: { rows: readonly File[]; clear(): void }) {
  const { action, dialog } = useDeleteFiles()
  return (
    <>
      <button type="button" onClick={() => action.onRun(rows, clear)}>
        Run
      </button>
      {dialog}
    </>
  )
}

async function showDialog(rows: readonly File[] = [buildFixture(listedFileView, { id: 7 })]) {
  const { api, user, show } = prepare()
  const clear = vi.fn()
  await show(<Chosen rows={rows} clear={clear} />)
  await user.click(screen.getByRole('button', { name: 'Run' }))
  return { api, user, clear, dialog: await screen.findByRole('dialog') }
}

it.each([404, 422])('lets files go that can no longer be deleted (%i)', async (status) => {
  const { api, user, clear } = await showDialog()
  api.refuse(fileEndpoints.deleteFiles, status, 'Not found')
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Could not delete records')).toBeDefined()
  await waitFor(() => expect(clear).toHaveBeenCalled())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('keeps the files for another try when the server failed', async () => {
  const { api, user, clear } = await showDialog()
  api.refuse(fileEndpoints.deleteFiles, 503, 'Not now')
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Could not delete records')).toBeDefined()
  expect(clear).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog')).toBeDefined()
})

type Uses = { kind: string; name: string }[]
const file = (name: string, used_by: Uses) => buildFixture(listedFileView, { name, used_by })
async function ask(rows: readonly File[]) {
  return (await showDialog(rows)).dialog.textContent
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
