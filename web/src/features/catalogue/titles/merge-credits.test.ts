import { expect, it } from 'vitest'
import { mergeCredits } from './merge-credits.ts'

const credit = (id: number, values: object) => ({
  id,
  model_type: 'person' as const,
  name: `P${id}`,
  slug: 'p',
  poster: null,
  department: 'crew',
  job: null,
  character: null,
  ...values,
})

it('shows a person once, with everything they did', () => {
  const merged = mergeCredits(
    [
      credit(1, { job: 'Director' }),
      credit(2, { department: 'music' }),
      credit(1, { job: 'Writer' }),
      credit(1, { job: 'Director' }),
    ],
    (name) => name.toUpperCase(),
  )
  expect(merged.map(({ person, facts }) => [person.id, facts])).toEqual([
    [1, 'DIRECTOR, WRITER'],
    [2, 'MUSIC'],
  ])
})
