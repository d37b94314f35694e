// @vitest-environment happy-dom
import { mediaImportEndpoints } from '@mediatheque/contract/catalogue/media-import/media-import.endpoints.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { prepare } from '../../../lib/test-part.ts'
import { OutsideOnes } from './outside-ones.tsx'

const WORK = {
  media_type: 'series',
  source: 'tmdb',
  id: 46,
  name: 'Les Vampires',
  original_name: null,
  year: 1915,
  description: null,
  picture: null,
  title_id: null,
} as const

function begin(sources = [{ id: 2, type: 'series', name: 'Series' }]) {
  const setting = prepare()
  setting.api.answer(mediaImportEndpoints.listImportSources, {
    sources: [{ media_type: 'series', source: 'tmdb', categories: sources }],
  })
  setting.api.answer(mediaImportEndpoints.searchOutside, {
    results: [WORK, { ...WORK, id: 47, name: 'Here already', title_id: 5 }],
  })
  return { ...setting, onPick: vi.fn() }
}

describe('what outside databases know while somebody asks for a title', () => {
  it('is offered, but for what is here, and fills the request in', async () => {
    const { user, show, onPick } = begin()
    await show(<OutsideOnes title="Les Vampires" category={2} onPick={onPick} />)
    await user.click(await screen.findByRole('button', { name: 'Take it: Les Vampires (1915)' }))
    expect(onPick).toHaveBeenCalledWith({
      title: 'Les Vampires (1915)',
      url: 'https://www.themoviedb.org/tv/46',
      serie: true,
    })
    expect(screen.queryByText('Here already (1915)')).toBeNull()
  })

  it('is not asked for where no database knows such works', async () => {
    const { api, show, onPick } = begin([{ id: 1, type: 'movie', name: 'Movies' }])
    await show(<OutsideOnes title="Les Vampires" category={2} onPick={onPick} />)
    await vi.waitFor(() => expect(api.calls).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve, 900))
    expect(api.calls.map(({ call }) => call)).toEqual([expect.stringContaining('import/sources')])
  })
})
