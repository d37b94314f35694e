import { defineFeature } from '../../../platform/feature.ts'

export const feature = defineFeature({
  tables: ['role_permissions', 'roles', 'user_permissions', 'user_roles'],
})
