import type { Actor, LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import { inEnglish, type TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import { hasPermission } from '@mediatheque/contract/core/permissions.ts'
import type { Settings } from '@mediatheque/contract/settings.ts'
import { APPEARANCE_GROUPS } from '@mediatheque/contract/site/appearance/appearance-groups.ts'
import type {
  AppearanceView,
  draftForm,
} from '@mediatheque/contract/site/appearance/appearance.schemas.ts'
import type { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import {
  changeSettingValues,
  type ToEditSettings,
  editedValues,
  sectionsOfGroups,
  settingsWith,
} from '../settings/edit-settings.service.ts'
import {
  getSettings,
  readStoredSettings,
  type ToReadSettings,
} from '../settings/settings.service.ts'
import { type DraftRow, findDraftRow, lockDraft, writeDraft } from './appearance.repository.ts'

const SECTIONS = sectionsOfGroups(APPEARANCE_GROUPS)

type Writer = Needs<ToEditSettings | 'clock'>

/** How the site looks, and the draft of how it shall. */
export async function viewAppearance(platform: Needs<ToReadSettings>): Promise<AppearanceView> {
  return readView(platform, platform.db)
}

async function readView(platform: Needs<'secrets' | 'log'>, db: Database): Promise<AppearanceView> {
  return presentView(await readStoredSettings(platform, db), await findDraftRow(db))
}

function presentView(settings: Settings, draft: DraftRow | undefined): AppearanceView {
  const { values, defaults } = editedValues(SECTIONS, settings)
  const known = new Set(Object.keys(values))
  const changes = Object.entries(draft?.changes ?? {}).filter(([key]) => known.has(key))
  return {
    sections: SECTIONS.map(({ key, label, fields }) => ({ key, label, fields: [...fields] })),
    published: values,
    defaults,
    draft: {
      revision: draft?.revision ?? 0,
      changes: Object.fromEntries(changes),
      saved_at: draft?.saved_at.toISOString() ?? null,
      saved_by: draft?.saved_by ?? null,
    },
  }
}

/**
 * Replaces the draft by one that could be published.
 * @throws AppError validation, by key of the setting; conflict where another draft was saved meanwhile
 */
export function saveDraft(
  platform: Writer,
  actor: LoggedInActor,
  { revision, changes, seen, t }: z.output<typeof draftForm> & { readonly t: TranslateLine },
): Promise<AppearanceView> {
  return writing(platform, revision, async (tx) => {
    settingsWith(await readStoredSettings(platform, tx), SECTIONS, { values: changes, t })
    await writeDraft(tx, {
      revision: revision + 1,
      changes,
      seen,
      saved_by: actor.user.id,
      saved_at: platform.clock.now(),
    })
  })
}

/** @throws AppError conflict where another draft was saved meanwhile */
export function discardDraft(platform: Writer, revision: number): Promise<AppearanceView> {
  return writing(platform, revision, (tx) => emptyDraft(platform, revision, tx))
}

/**
 * Makes the draft what everybody sees, in every process.
 * @throws AppError validation, by key; conflict where another draft was saved, or a setting in it changed, meanwhile
 */
export function publishDraft(
  platform: Writer,
  { revision, t }: { readonly revision: number; readonly t: TranslateLine },
): Promise<AppearanceView> {
  return writing(platform, revision, async (tx) => {
    const draft = await findDraftRow(tx)
    if (!draft || Object.keys(draft.changes).length === 0) throw new AppError('notFound')
    const present = (settings: Settings) => presentView(settings, draft)
    const change = { values: draft.changes, seen: draft.seen, t }
    await changeSettingValues(platform, { sections: SECTIONS, present }, change, tx)
    await emptyDraft(platform, revision, tx)
  })
}

const emptyDraft = (platform: Writer, revision: number, tx: Database) =>
  writeDraft(tx, {
    revision: revision + 1,
    changes: {},
    seen: {},
    saved_by: null,
    saved_at: platform.clock.now(),
  })

/** One at a time, each on the draft that its writer saw. */
function writing(
  platform: Writer,
  revision: number,
  write: (tx: Database) => Promise<void>,
): Promise<AppearanceView> {
  return platform.db.transaction().execute(async (tx) => {
    await lockDraft(tx)
    const draft = await findDraftRow(tx)
    if ((draft?.revision ?? 0) !== revision) throw overtaken(await readView(platform, tx))
    await write(tx)
    return readView(platform, tx)
  })
}

const overtaken = (current: AppearanceView) =>
  new AppError('conflict', {
    message: 'Somebody else has worked on this draft in the meantime.',
    details: { stale: [{ id: 0, version: current.draft.revision, current, changed: {} }] },
  })

/**
 * The settings as the draft would have them, for those who edit it and ask for it; undefined for everybody else, who see
 * the site as it is published.
 * @param isAsked whether this page or call is to be drawn with it
 */
export async function findDraftedSettings(
  platform: Needs<ToReadSettings>,
  actor: Actor,
  isAsked: boolean,
): Promise<Settings | undefined> {
  if (!isAsked || !mayEditAppearance(actor)) return undefined
  const draft = await findDraftRow(platform.db)
  if (!draft || Object.keys(draft.changes).length === 0) return undefined
  const settings = await getSettings(platform)
  try {
    return settingsWith(settings, SECTIONS, { values: draft.changes, t: inEnglish })
  } catch (error) {
    // What an earlier version of the site took, and this one does not: its editor says what is wrong with it.
    if (error instanceof AppError && error.code === 'validation') return undefined
    throw error
  }
}

/** In person: what an access token may read is published. */
const mayEditAppearance = (actor: Actor): boolean =>
  actor.session !== null &&
  hasPermission(actor, 'admin.access') &&
  hasPermission(actor, 'appearance.update')
