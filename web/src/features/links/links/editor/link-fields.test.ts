import { describe, expect, it } from 'vitest'
import { createBody, NEW_LINK_VALUES, updateBody } from './link-fields.tsx'

const values = {
  ...NEW_LINK_VALUES,
  lien: 'https://archive.org/x',
  qualite: '16',
  langues: ['2'],
  taille: 1.5 as const,
}

describe('what the link editor sends', () => {
  it('names season and start episode for series only', () => {
    expect(createBody(values, 7, true)).toMatchObject({
      title_id: 7,
      saison: 1,
      start_epi: 1,
      full_saison: false,
    })
    expect(createBody(values, 7, false)).not.toHaveProperty('saison')
  })

  it('turns the size into bytes', () => {
    expect(createBody(values, 7, false).taille).toBe(1_610_612_736)
  })

  it('leaves a size alone that nobody touched, because it is shown rounded', () => {
    expect(updateBody(values, false, false)).not.toHaveProperty('taille')
    expect(updateBody(values, false, true)).toMatchObject({ taille: 1_610_612_736 })
  })

  it('sends no episode with a full season', () => {
    expect(
      updateBody({ ...values, full_saison: true, episode: 3 }, true, false),
    ).not.toHaveProperty('episode')
  })
})
