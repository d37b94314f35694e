import { z } from 'zod'
import { line } from '../../core/input.ts'
import { defineSettingsPart, settingsGroup } from '../../site/settings/settings-part.ts'

export const checkerSettingsPart = defineSettingsPart({
  tab: 'content',
  public: {},
  private: {
    link_checks: settingsGroup({
      is_on: z.boolean().default(true),
      /** Hosts of the own network, each with its port, separated by commas: `nas.local:8080`. No other inside address is ever asked. */
      inside_hosts: line({ max: 1_000 })
        .regex(/^([\w.-]+:\d+(\s*,\s*[\w.-]+:\d+)*)?$/, 'Please enter hosts with their ports.')
        .default(''),
    }),
  },
  secret: {},
})
