import { z } from 'zod'
import { url } from '../../core/input.ts'
import { defineSettingsPart, settingsGroup } from '../../site/settings/settings-part.ts'

export const downloadsSettingsPart = defineSettingsPart({
  tab: 'content',
  public: {
    dns_warning: settingsGroup({
      /** Whose `/robots.txt` members' browsers ask for on download pages; empty: nobody's. */
      video_host_url: z.union([z.literal(''), url()]).default(''),
      /** Of a page that tells how to change the DNS server. */
      help_url: url().default('https://one.one.one.one/dns/'),
    }),
  },
  private: {},
  secret: {},
})
