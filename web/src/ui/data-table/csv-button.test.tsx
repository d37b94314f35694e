// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { prepare } from '../../lib/test-part.ts'
import { CsvButton } from './csv-button.tsx'

const TOO_MANY = /at most 100,000 rows/

it('offers what was found as a file', async () => {
  await prepare().show(<CsvButton address="/api/v1/films/csv" rows={100_000} />)
  expect(screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')).toBe(
    '/api/v1/films/csv',
  )
})

it('says of too many rows for one file how to make them fewer', async () => {
  const { user, show } = prepare()
  await show(<CsvButton address="/api/v1/films/csv" rows={100_001} />)
  expect(screen.queryByText(TOO_MANY)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Download as CSV' }))
  expect((await screen.findByText(TOO_MANY)).textContent).toContain('Search or filter')
})
