import type { MemberSheet } from '@mediatheque/contract/accounts/members/member-editing.schemas.ts'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { updateMember } from './member-editing.queries.ts'

export const valuesOfMember = (member: MemberSheet) => ({
  username: member.username,
  first_name: member.first_name ?? '',
  last_name: member.last_name ?? '',
  language: member.language ?? '',
  country: member.country ?? '',
  timezone: member.timezone ?? '',
  is_premium: member.premium.is_given,
  /** The day; the moment is its end by the clock of the reader. */
  premium_until: member.premium.until,
})
export type MemberValues = ReturnType<typeof valuesOfMember>

/** What two tabs edit of one account: each sends the fields that were edited there. */
export function useMemberForm(member: MemberSheet) {
  const t = useTranslate()
  const contract = useContractForm({
    initialValues: valuesOfMember(member),
    write: updateMember,
    args: (values: MemberValues, { version, edited }) => ({
      params: { id: member.id },
      body: {
        ...Object.fromEntries(
          [...edited].map((field) => [field, values[field] === '' ? null : values[field]]),
        ),
        version,
      },
    }),
    record: {
      key: `member ${member.id}`,
      version: member.version,
      valuesOf: (current: MemberSheet) => valuesOfMember(current),
      versionOf: (saved) => saved.member.version,
      shownAfter: (saved) => valuesOfMember(saved.member),
    },
    onSuccess: () => toast.positive(t('Member saved')),
  })
  return { contract, discard: () => contract.form.setValues(valuesOfMember(member)) }
}
