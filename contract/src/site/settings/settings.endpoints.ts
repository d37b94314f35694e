import { z } from 'zod'
import { staffWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { line } from '../../core/input.ts'
import {
  foundSetting,
  saveSettingsForm,
  settingsTabParams,
  settingsTabView,
} from './settings.schemas.ts'

/** A tab with a thousand redirects, as it was and as it shall be. */
const SETTINGS_MAX_BYTES = 1024 * 1024
const noRecord = 'Settings are one for the whole site, whichever tab they stand in.'

export const settingsEndpoints = {
  findSettings: defineEndpoint({
    method: 'GET',
    path: 'admin/settings',
    access: staffWith('settings.update'),
    summary: 'The first settings that are called so in any language, and where they are changed',
    query: z.object({ query: line({ max: 200 }) }),
    response: z.object({ settings: z.array(foundSetting) }),
  }),
  getSettings: defineEndpoint({
    method: 'GET',
    path: 'settings/:tab',
    access: staffWith('settings.update', { noRecord }),
    summary: 'One tab of the settings: what there is, how it is edited, and what it is now',
    params: settingsTabParams,
    response: settingsTabView,
  }),
  saveSettings: defineEndpoint({
    method: 'PUT',
    path: 'settings/:tab',
    access: staffWith('settings.update', { noRecord, inPerson: true, history: 'settings' }),
    summary: 'Change settings of one tab; those that are not named stay',
    params: settingsTabParams,
    bodyForm: { maxBytes: SETTINGS_MAX_BYTES },
    body: saveSettingsForm,
    response: settingsTabView,
  }),
}
