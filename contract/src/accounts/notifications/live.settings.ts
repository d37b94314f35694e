import { z } from 'zod'
import { wholeNumber } from '../../core/input.ts'
import { defineSettingsPart, settingsGroup } from '../../site/settings/settings-part.ts'

export const liveSettingsPart = defineSettingsPart({
  tab: 'websockets',
  public: {},
  private: {
    /** Connections over which pages hear of notifications at once. Without, they ask every half minute. */
    live: settingsGroup({
      enable: z.boolean().default(true),
      /** Proxies end what is silent for a minute. */
      heartbeat_seconds: wholeNumber({ least: 5, most: 55 }).default(20),
      /** Of one process; who comes after asks every half minute. */
      most_connections: wholeNumber({ least: 1, most: 100_000 }).default(10_000),
    }),
  },
  secret: {},
})
