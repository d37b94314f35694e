import { z } from 'zod'
import { defineSettingsPart } from '../settings/settings-part.ts'
import { menuSchema, MOST_MENUS, SHIPPED_MENUS } from './menus.schemas.ts'

export const menusSettingsPart = defineSettingsPart({
  tab: 'appearance',
  public: {
    menus: z
      .array(menuSchema)
      .max(MOST_MENUS, 'There are 30 menus at most.')
      .prefault(SHIPPED_MENUS),
  },
  private: {},
  secret: {},
})
