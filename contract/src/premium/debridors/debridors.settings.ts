import { defineSettingsPart, settingsGroup } from '../../site/settings/settings-part.ts'
import { standInSchema } from '../../site/settings/stand-in.ts'

export const debridorsSettingsPart = defineSettingsPart({
  tab: 'content',
  public: {},
  private: { debrid_endpoints: settingsGroup({ alldebrid: standInSchema }) },
  secret: {},
})
