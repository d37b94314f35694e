import { z } from 'zod'
import { defineSettingsPart, settingsGroup } from '../../site/settings/settings-part.ts'

export const notificationsSettingsPart = defineSettingsPart({
  tab: 'general',
  public: {
    notif: settingsGroup({
      integrated: z.boolean().default(true),
      /** Whether everybody chooses what they are told, and how. */
      subs: settingsGroup({ integrated: z.boolean().default(true) }),
      /** Whether browsers may be told while no page is open. */
      push: settingsGroup({ integrated: z.boolean().default(true) }),
    }),
  },
  private: {
    /** Push services besides the browsers' own: a host such as `push.example.org`, or an origin such as `https://10.0.0.5:8443`, which may be on this network. */
    push_services: settingsGroup({
      hosts: z
        .array(
          z
            .string()
            .regex(/^(https?:\/\/)?[a-z0-9.-]+(:\d{1,5})?$/, 'Please enter a host or an origin.'),
        )
        .max(20)
        .default([]),
    }),
  },
  secret: {},
})
