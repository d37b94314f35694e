// @vitest-environment happy-dom
import { prepare } from '../../../../lib/test-part.ts'
import { fileEndpoints } from '@mediatheque/contract/operations/files/files.endpoints.ts'
import { listedFileView } from '@mediatheque/contract/operations/files/files.schemas.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
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
