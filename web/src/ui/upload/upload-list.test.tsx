// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { useState } from 'react'
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

it('has the focus where a button was that went with what it did', async () => {
  const { user, show } = prepare()
  const Queue = () => {
    const [uploads, setUploads] = useState([upload(1, 'inProgress')])
    const queue = {
      pause: () => setUploads([upload(1, 'pending')]),
      abort: () => setUploads([upload(1, 'aborted')]),
      clear: () => setUploads([]),
    } as unknown as UploadQueue
    return <UploadList queue={queue} uploads={uploads} unfinished={[]} />
  }
  await show(<Queue />)
  const press = async (name: string) => {
    screen.getByRole('button', { name }).focus()
    await user.keyboard('{Enter}')
    return document.activeElement?.getAttribute('aria-label')
  }
  expect(await press('Pause 1.txt')).toBe('Resume 1.txt')
  expect(await press('Cancel 1.txt')).toBe('Send 1.txt again')
  await press('Clear the list')
  expect(document.activeElement).not.toBe(document.body)
})
