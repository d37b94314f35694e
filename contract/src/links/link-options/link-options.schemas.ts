import { z } from 'zod'
import { hostView, namedView } from '../links/links.schemas.ts'
import { QUALITY_KINDS } from './quality-kinds.ts'

export const knownHostView = hostView.extend({ domains: z.array(z.string()) })
export const qualityView = namedView.extend({ kind: z.enum(QUALITY_KINDS), rank: z.number() })

export const linkOptionsView = z.object({
  hosts: z.array(knownHostView),
  /** Best first within each kind. */
  qualities: z.array(qualityView),
  languages: z.array(namedView),
  /** The settings let links of hosts in that are not on the list. */
  allow_unknown_hosts: z.boolean(),
})
export type LinkOptionsView = z.infer<typeof linkOptionsView>

/** What a title's links can be filtered by: only what they have. */
export const linksFiltersView = z.object({
  hosts: z.array(hostView),
  qualities: z.array(namedView),
  languages: z.array(namedView),
  subs: z.array(namedView),
})
export type LinksFiltersView = z.infer<typeof linksFiltersView>
