import {
  SECRET_SETTINGS_GROUPS,
  type SettingsGroup,
  settingsSchema,
} from '@mediatheque/contract/settings.ts'
import { settingsEndpoints } from '@mediatheque/contract/site/settings/settings.endpoints.ts'
import { SETTINGS_TABS } from '@mediatheque/contract/site/settings/settings-tabs.ts'
import type {
  AuditedState,
  HistoryReader,
  RevertedRecord,
  Revertible,
} from '../../../platform/audit/define-audited.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import { changeSettings } from './edit-settings.service.ts'
import { sectionsOf } from './settings-fields.ts'
import { stateOfGroup } from './settings.history.ts'
import { readStoredSettings } from './settings.service.ts'

const isGroup = (id: string): id is SettingsGroup => Object.hasOwn(settingsSchema.shape, id)

async function readGroup(
  platform: HistoryReader['platform'],
  id: string,
): Promise<AuditedState | undefined> {
  if (!isGroup(id) || SECRET_SETTINGS_GROUPS.includes(id)) return undefined
  return stateOfGroup(id, await readStoredSettings(platform, platform.db))
}

/** As if somebody had typed these values into the tab of the group. */
async function writeGroupValues(
  { platform, t }: HistoryReader,
  { id, now, secrets }: RevertedRecord,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const tab = SETTINGS_TABS.find((name) => sectionsOf(name).some(({ key }) => key === id))
  if (!tab) throw new AppError('notFound')
  const seen = Object.fromEntries(Object.keys(values).map((key) => [key, now[key]]))
  refuseOthers(Object.keys(secrets))
  await changeSettings(platform, tab, { values: { ...values, ...secrets }, seen, t })
}

const SECRETS = new Set(
  SETTINGS_TABS.flatMap(sectionsOf)
    .filter(({ isSecret }) => isSecret)
    .flatMap(({ fields }) => fields.map(({ key }) => key)),
)

/** Nothing but secrets is typed again: what else a change touched is what it was. */
function refuseOthers(keys: readonly string[]): void {
  const other = keys.find((key) => !SECRETS.has(key))
  if (other !== undefined) throw fieldError(other, 'This setting is not known here.')
}

/** All but secrets, of which nothing is kept. */
export const revertibleSettings: Revertible = {
  kind: 'settings',
  fields: SETTINGS_TABS.flatMap(sectionsOf)
    .filter(({ isSecret }) => !isSecret)
    .flatMap(({ fields }) => fields.map(({ key }) => key)),
  by: settingsEndpoints.saveSettings,
  read: readGroup,
  write: writeGroupValues,
}
