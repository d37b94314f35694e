import { z } from 'zod'
import { staffWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'

/** What a new site has by now. */
export const firstStepsView = z.object({
  /** Somebody gave it a name. */
  is_named: z.boolean(),
  /** An outside database can be asked for titles. */
  has_source: z.boolean(),
  has_titles: z.boolean(),
  /** How many films in the public domain come with the software. */
  free_films: z.number(),
})
export type FirstStepsView = z.output<typeof firstStepsView>

export const firstStepsEndpoints = {
  getFirstSteps: defineEndpoint({
    method: 'GET',
    path: 'admin/first-steps',
    access: staffWith('settings.update'),
    summary: 'How far a new site is set up',
    response: firstStepsView,
  }),
  addFreeFilms: defineEndpoint({
    method: 'POST',
    path: 'admin/first-steps/free-films',
    access: staffWith('titles.create', {
      noHistory: 'They begin an empty catalogue; what is changed of them later is written down.',
    }),
    summary:
      'Begin an empty catalogue with the films in the public domain that come with the software; a 409 where there is a title',
    response: z.object({ added: z.number() }),
  }),
}
