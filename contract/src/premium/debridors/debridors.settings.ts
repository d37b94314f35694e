import { defineSettingsPart, settingsGroup } from '../../site/settings/settings-part.ts'
import { standInSchema } from '../../site/settings/stand-in.ts'

export const debridorsSettingsPart = defineSettingsPart({
  tab: 'content',
  public: {},
  private: {
    /** By provider. An account belongs to the address that its key was typed for: another one asks for the key again. */
    debrid_endpoints: settingsGroup({
      debrid_link: standInSchema,
      alldebrid: standInSchema,
      real_debrid: standInSchema,
      darkibox: standInSchema,
      fichier: standInSchema,
      send_cm: standInSchema,
      media_cm: standInSchema,
    }),
  },
  secret: {},
})
