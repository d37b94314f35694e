// @vitest-environment happy-dom
import { titleEndpoints } from '@mediatheque/contract/catalogue/titles/titles.endpoints.ts'
import {
  titleCreditSchema,
  titleSchema,
} from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildFixture } from '../../../../lib/test-fixtures.ts'
import { prepare } from '../../../../lib/test-part.ts'
import { TitleDetails } from './title-details.tsx'

const actor = (id: number, name: string) =>
  buildFixture(titleCreditSchema, { id, name, slug: name, model_type: 'person' })

it('tells of the title how long it is, its genres, its first actors once each, and its plot', async () => {
  const { api, show } = prepare()
  const max = actor(1, 'Max Schreck')
  const cast = [max, max, ...['B', 'C', 'D', 'E'].map((name, index) => actor(index + 2, name))]
  api.answer(titleEndpoints.getTitle, {
    title: buildFixture(titleSchema, {
      id: 7,
      runtime: 94,
      plot: 'A count buys a house.',
      genres: [{ id: 1, name: 'Horror', slug: 'horror' }],
      credits: { cast, crew: [] },
    }),
  })
  await show(<TitleDetails titleId={7} />)
  expect(await screen.findByText('1 h 34 · Horror')).toBeDefined()
  expect(screen.getByText('A count buys a house.')).toBeDefined()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Max Schreck',
    'B',
    'C',
    'D',
  ])
  expect(api.calls.map(({ call }) => call)).toEqual(['GET /api/v1/titles/7'])
})
