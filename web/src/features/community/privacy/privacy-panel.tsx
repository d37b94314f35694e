import { privacyEndpoints } from '@mediatheque/contract/community/privacy/privacy.endpoints.ts'
import {
  AUDIENCES,
  type PartAudience,
  PROFILE_PARTS,
  type ProfilePart,
} from '@mediatheque/contract/community/privacy/privacy.schemas.ts'
import { profileEndpoints } from '@mediatheque/contract/community/profiles/profiles.endpoints.ts'
import { Select } from '@mantine/core'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { defineWrite, useWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { endpointQuery, showAnswer } from '../../../lib/queries.ts'
import { toast } from '../../../lib/toast.ts'
import { SettingsPanel } from '../../../ui/settings-panel.tsx'
import classes from './privacy-panel.module.css'

/** Keys of language lines. */
const PART_NAMES: Readonly<Record<ProfilePart, string>> = {
  lists: 'Lists',
  ratings: 'Ratings',
  reviews: 'Reviews',
  comments: 'Comments',
  follows: 'Follows',
  activity: 'Activity',
}
const AUDIENCE_NAMES: Readonly<Record<PartAudience, string>> = {
  everyone: 'Everyone',
  members: 'All members',
  self: 'Only me',
}

const savePrivacy = defineWrite(privacyEndpoints.savePrivacy, Object.values(profileEndpoints))
export const privacyQuery = () => endpointQuery(privacyEndpoints.getPrivacy)

/** Who sees what of the reader's profile; each choice is in force at once. */
export function PrivacyPanel() {
  const t = useTranslate()
  const queries = useQueryClient()
  const { privacy } = useSuspenseQuery(privacyQuery()).data
  const save = useWrite(savePrivacy, {
    onSuccess: async (answer) => {
      await showAnswer(queries, privacyQuery(), answer)
      toast.positive(t('Privacy saved'))
    },
  })
  const choices = AUDIENCES.map((value) => ({ value, label: t(AUDIENCE_NAMES[value]) }))
  return (
    <SettingsPanel
      id="privacy"
      title={t('Privacy')}
      text={t(
        'Who sees what of you on your profile. What you write on the pages of titles and lists stays there.',
      )}
    >
      <div className={classes.grid}>
        {PROFILE_PARTS.map((part) => (
          <Select
            key={part}
            label={t(PART_NAMES[part])}
            data={choices}
            value={privacy[part]}
            allowDeselect={false}
            disabled={save.isPending}
            onChange={(chosen) =>
              chosen !== null &&
              chosen !== privacy[part] &&
              save.mutate({ body: { [part]: chosen as PartAudience } })
            }
          />
        ))}
      </div>
    </SettingsPanel>
  )
}
