import { describe, expect, it } from 'vitest'
import { createBody, NEW_LINK_VALUES, updateBody } from './link-fields.tsx'

const values = {
  ...NEW_LINK_VALUES,
  lien: 'https://archive.org/x',
  qualite: '16',
  langues: ['2'],
  taille: { amount: 1.5, unit: 'GB' as const },
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

  it('sends what was edited, and which version was seen', () => {
    const edited = new Set(['taille', 'subs'] as const)
    expect(updateBody(values, { version: 3, edited })).toEqual({
      version: 3,
      taille: 1_610_612_736,
      subs: [],
    })
  })

  it('sends no episode with a full season', () => {
    const edited = new Set(['full_saison', 'episode'] as const)
    expect(
      updateBody({ ...values, full_saison: true, episode: 3 }, { version: 3, edited }),
    ).toEqual({ version: 3, full_saison: true })
  })
})
