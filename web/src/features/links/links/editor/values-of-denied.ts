import type { OwnDenialForm } from '@mediatheque/contract/links/own-denials/own-denials.schemas.ts'
import { type LinkFormValues, NEW_LINK_VALUES, sizeOf } from './link-fields.tsx'
import { type ReleaseType, writeEpisodes } from './release-values.ts'

/** What was denied, in the fields of a new one. A direct link names its episode in its lines. */
export const valuesOfDenied = ({ form }: OwnDenialForm): LinkFormValues => ({
  ...NEW_LINK_VALUES,
  lien: form.lien ?? '',
  url: form.url ?? '',
  name: form.name ?? '',
  qualite: String(form.qualite),
  langues: form.langues.map(String),
  subs: form.subs.map(String),
  saison: form.saison ?? '',
  start_epi: '',
  episodes: writeEpisodes(form.episodes),
  full_saison: form.full_saison,
  taille: sizeOf(form.taille),
  nfo: form.nfo ?? '',
  password: form.password ?? '',
})

/** The kind of its file. */
export const sentTypeOf = ({ typefile }: OwnDenialForm): ReleaseType | undefined =>
  typefile === 'DDL' ? undefined : typefile
