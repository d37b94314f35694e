import { z } from 'zod'
import { userWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import {
  importSourceView,
  outsideSearchAnswer,
  outsideSearchQuery,
} from './media-import.schemas.ts'

/** Whoever asks for a title picks it as well; to enter it takes more. */
const picks = userWith('requests.create', { or: 'titles.create' })

export const mediaImportEndpoints = {
  listImportSources: defineEndpoint({
    method: 'GET',
    path: 'media/import/sources',
    access: picks,
    summary: 'What can be looked for in outside databases: those that are set up',
    response: z.object({ sources: z.array(importSourceView) }),
  }),
  searchOutside: defineEndpoint({
    method: 'GET',
    path: 'media/import/search',
    access: picks,
    summary: 'Works of outside databases by name, at most twenty, with what of them is here',
    query: outsideSearchQuery,
    response: outsideSearchAnswer,
  }),
}
