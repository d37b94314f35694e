import { z } from 'zod'
import { staffWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { line } from '../../core/input.ts'
import { connectionOutcome, connectionTestForm } from './connection-tests.ts'
import {
  foundSetting,
  saveSettingsForm,
  settingsFile,
  settingsFileImport,
  settingsFilePreview,
  settingsTabParams,
  settingsTabView,
  settingsTrialView,
} from './settings.schemas.ts'

/** A tab with a thousand redirects, as it was and as it shall be, or a file with all tabs. */
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
  tryConnection: defineEndpoint({
    method: 'POST',
    path: 'admin/settings/test',
    access: staffWith('settings.update', {
      inPerson: true,
      noHistory: 'It asks others, and changes nothing here.',
    }),
    summary:
      'Try out what the site does with its settings as they are saved, and say what came of it',
    body: connectionTestForm,
    response: connectionOutcome,
  }),
  getSettingsTrial: defineEndpoint({
    method: 'GET',
    path: 'admin/settings/trial',
    access: staffWith('settings.update'),
    summary: 'A change that is tried out and will be taken back by itself, if there is one',
    response: settingsTrialView,
  }),
  keepSettingsTrial: defineEndpoint({
    method: 'POST',
    path: 'admin/settings/trial/keep',
    access: staffWith('settings.update', {
      inPerson: true,
      noHistory: 'The change itself was written down when it was made.',
    }),
    summary:
      'Say that a change that is tried out is to stay; one of the address from the new address alone',
    response: settingsTrialView,
  }),
  endSettingsTrial: defineEndpoint({
    method: 'DELETE',
    path: 'admin/settings/trial',
    access: staffWith('settings.update', { inPerson: true, history: 'settings' }),
    summary: 'Take a change back that is tried out',
    response: settingsTrialView,
  }),
  exportSettings: defineEndpoint({
    method: 'GET',
    path: 'admin/settings/file',
    access: staffWith('settings.update'),
    summary: 'All settings as a file, without secrets',
    response: settingsFile,
  }),
  previewSettingsFile: defineEndpoint({
    method: 'POST',
    path: 'admin/settings/file/preview',
    access: staffWith('settings.update', { noHistory: 'It changes nothing.' }),
    summary: 'What a file of settings would change, and what of it would be refused',
    bodyForm: { maxBytes: SETTINGS_MAX_BYTES },
    body: settingsFile,
    response: settingsFilePreview,
  }),
  importSettings: defineEndpoint({
    method: 'POST',
    path: 'admin/settings/file',
    access: staffWith('settings.update', { inPerson: true, history: 'settings' }),
    summary:
      'Change settings to those of a file, all of them or none; what the file does not name stays, and what is not known here is passed over. What somebody changed since the preview is a 409',
    bodyForm: { maxBytes: 2 * SETTINGS_MAX_BYTES },
    body: settingsFileImport,
    response: settingsFilePreview,
  }),
}
