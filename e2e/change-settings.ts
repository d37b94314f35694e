/** `node e2e/change-settings.ts JSON`: changes groups of settings of the site that the environment names, while it runs. */
import {
  getSettings,
  updateSettings,
} from '../server/src/features/site/settings/settings.service.ts'
import { loadConfig } from '../server/src/platform/config/config.ts'
import { features } from '../server/src/features.ts'
import { createPlatform } from '../server/src/platform/create-platform.ts'

const changes = JSON.parse(process.argv[2] ?? '{}') as Record<string, unknown>
const platform = await createPlatform(loadConfig(process.env), features)
try {
  const settings = (await getSettings(platform)) as Record<string, unknown>
  const isGroup = (value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
  const whole = Object.entries(changes).map(([key, value]) => [
    key,
    isGroup(value) ? { ...(settings[key] as object), ...(value as object) } : value,
  ])
  await updateSettings(platform, Object.fromEntries(whole))
} finally {
  await platform.stop()
}
