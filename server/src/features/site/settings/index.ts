import { defineFeature } from '../../../platform/feature.ts'
import { auditedSettings } from './settings.history.ts'

export const feature = defineFeature({ tables: ['settings'], audited: [auditedSettings] })
