import {
  SETTINGS_TABS,
  type SettingsTabName,
} from '@mediatheque/contract/site/settings/settings-tabs.ts'
import type {
  SettingsFile,
  SettingsFilePreview,
  SettingsTabView,
} from '@mediatheque/contract/site/settings/settings.schemas.ts'
import { readFile } from 'node:fs/promises'
import {
  type AdminCommand,
  CommandRefused,
  type CommandSite,
  needed,
  readValue,
} from './admin-command.ts'

async function* readTabs({ call }: CommandSite): AsyncGenerator<SettingsTabView> {
  for (const tab of SETTINGS_TABS) yield await call<SettingsTabView>('GET', `settings/${tab}`)
}

/** The tab that has a setting, and whether it is a secret. */
async function findSetting(site: CommandSite, key: string) {
  for await (const view of readTabs(site)) {
    const field = view.sections.flatMap(({ fields }) => fields).find((one) => one.key === key)
    if (field) return { view, isSecret: field.kind === 'secret' }
  }
  throw new CommandRefused(`There is no setting ${key}: \`settings get\` lists them.`)
}

async function save(site: CommandSite, key: string, value: unknown): Promise<unknown> {
  const { view, isSecret } = await findSetting(site, key)
  const locked = view.locked[key]
  if (locked) throw new CommandRefused(`${key} is set by the environment variable ${locked}.`)
  const saved = await site.call<SettingsTabView>(
    'PUT',
    `settings/${view.tab satisfies SettingsTabName}`,
    {
      values: { [key]: value },
      seen: isSecret ? {} : { [key]: view.values[key] },
    },
  )
  return isSecret ? 'kept, and not shown again' : saved.values[key]
}

export const settingsCommands: readonly AdminCommand[] = [
  {
    name: 'settings get',
    usage: '[NAME]',
    summary: 'What a setting is, or all of them; of secrets, whether they are kept',
    run: async (site, [key]) => {
      if (key === undefined) {
        const all: Record<string, unknown> = {}
        for await (const { values, stored_secrets } of readTabs(site))
          Object.assign(
            all,
            values,
            Object.fromEntries(stored_secrets.map((name) => [name, '(kept)'])),
          )
        return all
      }
      const { view, isSecret } = await findSetting(site, key)
      if (isSecret) return view.stored_secrets.includes(key) ? '(kept)' : '(none)'
      return view.values[key]
    },
  },
  {
    name: 'settings set',
    usage: 'NAME VALUE',
    summary: 'Change a setting; the value is JSON where it is some, else a text',
    run: (site, given) =>
      save(site, needed(given, 0, 'The name'), readValue(needed(given, 1, 'The value'))),
  },
  {
    name: 'settings reset',
    usage: 'NAME',
    summary: 'Make a setting what it is from the start; a secret is forgotten',
    run: async (site, given) => {
      const key = needed(given, 0, 'The name')
      const { view, isSecret } = await findSetting(site, key)
      return save(site, key, isSecret ? '' : view.defaults[key])
    },
  },
  {
    name: 'settings export',
    usage: '',
    summary: 'All settings as a file, without secrets',
    run: ({ call }) => call('GET', 'admin/settings/file'),
  },
  {
    name: 'settings import',
    usage: 'FILE',
    summary: 'Change settings to those of a file, all of them or none',
    run: async ({ call }, given) => {
      const name = needed(given, 0, 'The file')
      const text = await readFile(name, 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
        throw new CommandRefused(`${name} cannot be read (${code}).`)
      })
      const file = readValue(text) as SettingsFile
      if (typeof file !== 'object') throw new CommandRefused(`${name} is no file of settings.`)
      const { seen } = await call<SettingsFilePreview>('POST', 'admin/settings/file/preview', file)
      const { changes } = await call<SettingsFilePreview>('POST', 'admin/settings/file', {
        ...file,
        seen,
      })
      return changes
    },
  },
]
