import { LINKS } from '../links/links.service.ts'
import { KINDS } from '../releases/releases.service.ts'

/** The three kinds of contributions that are moderated. */
export const CONTRIBUTION_KINDS = { link: LINKS, ...KINDS }
