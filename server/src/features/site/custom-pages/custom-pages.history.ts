import { defineAudited } from '../../../platform/audit/define-audited.ts'
import { readPageStates } from './custom-pages.repository.ts'

/** Pages with all of their texts, so that one that is gone can be made again. */
export const auditedPages = defineAudited({
  kind: 'custom-page',
  fields: {
    title: { label: 'Title' },
    title_fr: { label: 'Title in French' },
    slug: { label: 'Address' },
    body: { label: 'Text' },
    body_fr: { label: 'Text in French' },
    description: { label: 'Description' },
    description_fr: { label: 'Description in French' },
    is_published: { label: 'Published', shownAs: 'flag' },
    is_in_footer: { label: 'In the footer', shownAs: 'flag' },
  },
  readStates: readPageStates,
})
