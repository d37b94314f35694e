import { defineFeature } from '../../../platform/feature.ts'
import { registerInstall } from './install.plugin.ts'

export const feature = defineFeature({ plugins: [registerInstall] })
