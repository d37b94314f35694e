// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { prepare } from '../../../lib/test-part.ts'
import { SourceFailed } from './source-failed.tsx'

it('reports what does not play when it is told to, and by itself from when that is wished', async () => {
  const { user, show } = prepare()
  const reports = vi.fn()
  const failed = (key: string) => (
    <SourceFailed
      key={key}
      ways={{ download: null, onNextSource: undefined, onReport: reports, isReported: false }}
    />
  )
  await show(failed('first'))
  expect(reports).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Report that it does not play' }))
  expect(reports).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('checkbox', { name: 'From now on by itself' }))
  expect(reports).toHaveBeenCalledTimes(2)

  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await show(failed('offline'))
  expect(reports).toHaveBeenCalledTimes(2)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  await show(failed('another'))
  expect(reports).toHaveBeenCalledTimes(3)
})
