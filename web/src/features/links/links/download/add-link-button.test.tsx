// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { prepare } from '../../../../lib/test-part.ts'
import { AddLinkButton } from './links-section.tsx'

it.each([
  [false, 'Add a link', '/admin/liens/3/new?season=2'],
  [true, 'Add a file', '/admin/nzbs/3/new?season=2'],
])(
  'leads who adds to a season to the editor of what they may add (files: %s)',
  async (isFile, name, to) => {
    const { show } = prepare()
    await show(<AddLinkButton titleId={3} season={2} isFile={isFile} />)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to)
  },
)
