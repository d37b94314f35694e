import { z } from 'zod'
import { line, token, url } from '../../core/input.ts'
import { placesOfSecrets } from '../../site/settings/secret-places.ts'
import { setByEnvironment } from '../../site/settings/set-by-environment.ts'
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
  private: {
    /** The bucket of the driver `s3`, where the environment names none. */
    s3_storage: settingsGroup({
      /** Empty for Amazon's own. */
      endpoint: z.union([z.literal(''), url()]).default(''),
      region: line({ max: 60 }).default('us-east-1'),
      bucket: line({ max: 255 }).default(''),
    })
      .register(placesOfSecrets, { secret: 's3_storage_key', fields: ['endpoint'] })
      .register(setByEnvironment, {
        when: 'S3_BUCKET',
        values: {
          endpoint: { variable: 'S3_ENDPOINT', read: String },
          region: { variable: 'S3_REGION', read: String },
          bucket: { variable: 'S3_BUCKET', read: String },
        },
      }),
  },
  secret: {
    s3_storage_key: settingsGroup({
      access_key_id: token({ max: 200 }).default(''),
      secret_access_key: token({ max: 500 }).default(''),
    }).register(setByEnvironment, {
      when: 'S3_BUCKET',
      values: {
        access_key_id: { variable: 'S3_ACCESS_KEY_ID' },
        secret_access_key: { variable: 'S3_SECRET_ACCESS_KEY' },
      },
    }),
  },
})
