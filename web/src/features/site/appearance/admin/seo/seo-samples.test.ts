import { SEO_PAGES, SEO_PLACEHOLDERS } from '@mediatheque/contract/site/seo/seo-templates.ts'
import { expect, it } from 'vitest'
import { samplesOf } from './seo-samples.ts'

it('a preview has something for each placeholder, and for no other', () => {
  for (const page of SEO_PAGES)
    expect(Object.keys(samplesOf(page, 'Shelf')).toSorted(), page).toEqual(
      SEO_PLACEHOLDERS[page].toSorted(),
    )
})
