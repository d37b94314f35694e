import {
  type ArtworkKind,
  type ArtworkSubject,
  artworkVersion,
  drawnName,
  SITE_SCENES,
  WORDLESS_VERSION,
} from '@mediatheque/contract/catalogue/images/artwork-url.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import { findDrawnByName, findDrawnRecord } from './artwork-subjects.repository.ts'

/** What addresses by name had room for, in letters and as they were written. */
const LONGEST_NAME = 120
const LEAST_CUT = 360

export interface FoundArtwork {
  readonly subject: ArtworkSubject
  /** The address names what is drawn now. */
  readonly isCurrent: boolean
}

interface AskedArtwork {
  readonly kind: ArtworkKind
  readonly id: number
  readonly version: string
  /** It is drawn without words: its version says how, not what. */
  readonly isWordless: boolean
}

/** What is drawn for a record: the name that the version was made of, else its own. */
export async function findArtwork(
  platform: Needs<'readDb' | ToReadSettings>,
  { kind, id, version, isWordless }: AskedArtwork,
): Promise<FoundArtwork | undefined> {
  const subjects =
    kind === 'site'
      ? [await siteSubject(platform, isWordless ? id : SITE_ID)]
      : subjectsOf(await findDrawnRecord(platform.readDb, kind, id))
  if (isWordless)
    return subjects[0] && { subject: subjects[0], isCurrent: version === WORDLESS_VERSION }
  const current = subjects.find((subject) => artworkVersion(subject) === version)
  const subject = current ?? subjects[0]
  return subject && { subject, isCurrent: current !== undefined }
}

/** What an address of the former kind was made for. */
export async function findArtworkByName(
  platform: Needs<'readDb' | ToReadSettings>,
  named: { type: string; name: string; year: number | null },
): Promise<ArtworkSubject | undefined> {
  const name = drawnName(named.name)
  const isCut = [...name].length >= LONGEST_NAME || encodeURIComponent(name).length >= LEAST_CUT
  const found = await findDrawnByName(platform.readDb, { ...named, name, isCut })
  if (found || named.type !== 'channel') return found
  const site = await siteSubject(platform)
  return drawnName(site.name) === name ? site : undefined
}

const subjectsOf = (record: Awaited<ReturnType<typeof findDrawnRecord>>): ArtworkSubject[] =>
  record ? record.names.map((name) => ({ ...record, name })) : []

const SITE_ID = 1

async function siteSubject(platform: Needs<ToReadSettings>, id = SITE_ID): Promise<ArtworkSubject> {
  const { branding } = await getSettings(platform)
  return {
    id: id <= SITE_SCENES ? id : SITE_ID,
    type: 'site',
    name: branding.site_name,
    year: null,
  }
}
