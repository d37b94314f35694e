import {
  DEFAULT_SEASON,
  DEFAULT_START_EPISODE,
} from '@mediatheque/contract/links/links/links.constants.ts'
import type { LinkView } from '@mediatheque/contract/links/links/links.schemas.ts'

export const SIZE_UNITS = { MB: 1024 ** 2, GB: 1024 ** 3 } as const
export type SizeUnit = keyof typeof SIZE_UNITS

/** What the fields of the editor hold; selects speak strings, emptied numbers are ''. */
export interface LinkFormValues {
  lien: string
  qualite: string | null
  langues: string[]
  subs: string[]
  saison: number | ''
  start_epi: number | ''
  episode: number | ''
  full_saison: boolean
  taille: number | ''
  unit: SizeUnit
  nfo: string
}

export const NEW_LINK_VALUES: LinkFormValues = {
  lien: '',
  qualite: null,
  langues: [],
  subs: [],
  saison: DEFAULT_SEASON,
  start_epi: DEFAULT_START_EPISODE,
  episode: '',
  full_saison: false,
  taille: '',
  unit: 'GB',
  nfo: '',
}

export function valuesOfLink(link: LinkView, nfo: string): LinkFormValues {
  const unit: SizeUnit = (link.taille ?? SIZE_UNITS.GB) >= SIZE_UNITS.GB ? 'GB' : 'MB'
  return {
    lien: link.liens.join('\n'),
    qualite: String(link.qualite),
    langues: link.langues_compact.map(({ id }) => String(id)),
    subs: link.subs_compact.map(({ id }) => String(id)),
    saison: link.saison ?? '',
    start_epi: DEFAULT_START_EPISODE,
    episode: link.episode ?? '',
    full_saison: link.full_saison === 1,
    taille: link.taille === null ? '' : Math.round((link.taille / SIZE_UNITS[unit]) * 100) / 100,
    unit,
    nfo,
  }
}

const numberOrNull = (value: number | '') => (value === '' ? null : value)

/** Fields that both forms send. */
function sharedBody(values: LinkFormValues) {
  return {
    lien: values.lien,
    qualite: Number(values.qualite ?? 0),
    langues: values.langues.map(Number),
    subs: values.subs.map(Number),
    taille: values.taille === '' ? null : Math.round(values.taille * SIZE_UNITS[values.unit]),
    nfo: values.nfo.trim() === '' ? null : values.nfo,
  }
}

export function createBody(values: LinkFormValues, titleId: number, isSeries: boolean) {
  const series = {
    saison: values.saison === '' ? DEFAULT_SEASON : values.saison,
    full_saison: values.full_saison,
    start_epi: numberOrNull(values.start_epi),
  }
  return {
    title_id: titleId,
    typefile: 'DDL' as const,
    ...sharedBody(values),
    ...(isSeries && series),
  }
}

export function updateBody(values: LinkFormValues, isSeries: boolean, isSizeTouched: boolean) {
  const { taille, ...body } = sharedBody(values)
  const series = {
    saison: numberOrNull(values.saison),
    full_saison: values.full_saison,
    ...(!values.full_saison && { episode: numberOrNull(values.episode) }),
  }
  // A size is shown rounded: sent back untouched it would lose bytes.
  return { ...body, ...(isSizeTouched && { taille }), ...(isSeries && series) }
}
