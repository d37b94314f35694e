import { LINKS } from '../links/links.service.ts'
import { KINDS } from './contributed-kinds.ts'

/** The three kinds of contributions that are moderated. */
export const CONTRIBUTION_KINDS = { link: LINKS, ...KINDS }
