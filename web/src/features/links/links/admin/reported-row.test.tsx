// @vitest-environment happy-dom
import { linkView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { buildFixture } from '../../../../lib/test-fixtures.ts'
import { prepare } from '../../../../lib/test-part.ts'
import { ReportedRow } from './reported-row.tsx'

const said = (id: number, kind: 'dead' | 'content') => ({
  id,
  kind,
  user: { username: `member-${id}` },
  report: `Words of ${id}`,
  model_type: 'link' as const,
  model_id: 9,
  created_at: '2026-11-20T10:00:00.000Z',
})
const link = buildFixture(linkView, {
  id: 9,
  active: 1,
  reports_count: 5,
  reports: [said(5, 'dead'), said(4, 'dead'), said(3, 'dead'), said(2, 'content')],
  proposed_dead: true,
  host: { name: 'Host' },
  post: { name: 'A film' },
  can: { delete: true },
})
const NAME = 'A film, Host (9)'

async function showRow(row = link, canMark = true) {
  const { user, show } = prepare()
  const acts = {
    onToggle: vi.fn(),
    onUploader: vi.fn(),
    onReports: vi.fn(),
    onMark: vi.fn(),
    onDelete: vi.fn(),
    onNfo: vi.fn(),
  }
  await show(
    <ul>
      <ReportedRow
        link={row}
        history="link"
        isSelected={false}
        isBusy={false}
        canMark={canMark}
        {...acts}
      />
    </ul>,
  )
  return { user, ...acts }
}

describe('a contribution that was reported', () => {
  it('says what was said last, by whom, and how much more there is', async () => {
    await showRow()
    expect(screen.getByText('Words of 5')).toBeDefined()
    expect(screen.getByRole('link', { name: 'member-3' })).toBeDefined()
    expect(screen.queryByText('Words of 2')).toBeNull()
    expect(screen.getByText('2 more')).toBeDefined()
    expect(screen.getByText('Proposed as dead')).toBeDefined()
  })

  it('is marked as dead with one press', async () => {
    const { user, onMark } = await showRow()
    await user.click(screen.getByRole('button', { name: `Mark as dead: ${NAME}` }))
    expect(onMark).toHaveBeenCalledWith(2)
  })

  it('is not marked by who may not, nor twice, nor chosen by who may not delete it', async () => {
    await showRow({ ...link, can: { ...link.can, delete: false } }, false)
    expect(screen.queryByRole('button', { name: /^Mark as dead/ })).toBeNull()
    expect(
      screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${NAME}` }).disabled,
    ).toBe(true)
    await showRow({ ...link, active: 2, proposed_dead: false })
    expect(screen.queryByText(/^Mark as dead/)).toBeNull()
  })
})
