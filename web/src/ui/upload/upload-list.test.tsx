// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { prepare } from '../../lib/test-part.ts'
import type { UploadQueue, UploadRecord } from '../../lib/uploads/upload-queue.ts'
import { UploadList } from './upload-list.tsx'

const upload = (id: number, status: UploadRecord['status']): UploadRecord => ({
  id,
  file: new File(['x'], `${id}.txt`),
  status,
  isPaused: status === 'pending',
  bytesUploaded: 0,
  percentage: 0,
  entry: null,
  errorMessage: null,
  isRefused: status === 'failed',
})

it('takes what is over off the list, also while something waits or is paused', async () => {
  const clear = vi.fn()
  const { user, show } = prepare()
  const queue = { clear } as unknown as UploadQueue
  await show(
    <UploadList
      queue={queue}
      uploads={[upload(1, 'failed'), upload(2, 'pending')]}
      unfinished={[]}
    />,
  )
  await user.click(screen.getByRole('button', { name: 'Remove what is over' }))
  expect(clear).toHaveBeenCalledOnce()
})
