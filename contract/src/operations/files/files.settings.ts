import { z } from 'zod'
import { defineSettingsPart, settingsGroup } from '../../site/settings/settings-part.ts'

const MEBIBYTE = 1024 * 1024

export const filesSettingsPart = defineSettingsPart({
  tab: 'uploading',
  public: {
    uploads: settingsGroup({
      chunk_size: z
        .number()
        .int()
        .min(MEBIBYTE)
        .default(15 * MEBIBYTE),
      uploads_driver: z.enum(['local', 's3']).default('local'),
      public_driver: z.enum(['local', 's3']).default('local'),
      s3_direct_upload: z.boolean().default(false),
      disable_tus: z.boolean().default(false),
    }),
  },
  private: {},
  secret: {},
})
