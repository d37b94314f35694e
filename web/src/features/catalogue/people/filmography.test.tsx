// @vitest-environment happy-dom
import type { PersonView } from '@mediatheque/contract/catalogue/people/people.schemas.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { prepare } from '../../../lib/test-part.ts'
import { Filmography } from './filmography.tsx'

const credit = (id: number) => ({
  job: null,
  character: null,
  episodes_count: 0,
  title: { id, type: 'movie', name: `Reel ${id}`, year: 1920, slug: `reel-${id}`, poster: null },
})

const personWith = (count: number) =>
  ({
    credits: [
      { department: 'acting', credits: Array.from({ length: count }, (_, index) => credit(index)) },
    ],
  }) as unknown as PersonView

it('shows the first of many works, and all of them to who asks, who goes on with the next', async () => {
  const { user, show } = prepare()
  await show(<Filmography person={personWith(30)} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(24)
  await user.click(screen.getByRole('button', { name: 'Show all 30' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(30)
  expect(document.activeElement?.textContent).toContain('Reel 24')
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull()
})

it('shows few works without a question', async () => {
  const { show } = prepare()
  await show(<Filmography person={personWith(24)} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(24)
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull()
})
