import type { MemberSheet } from '@mediatheque/contract/accounts/members/member-editing.schemas.ts'
import { Select, Switch, TextInput } from '@mantine/core'
import { useFormat } from '../../../../lib/format.ts'
import { EditorForm } from '../../../../lib/forms/editor-form.tsx'
import { useTranslate } from '../../../../lib/i18n.ts'
import classes from './member-editor.module.css'
import { SaveBar } from '../../../../ui/admin/save-bar.tsx'
import { useMemberForm } from './use-member-form.ts'

interface Choice {
  value: string
  label: string
}

interface MemberDateTabProps {
  member: MemberSheet
  choices: {
    readonly countries: readonly Choice[]
    /** By region. */
    readonly timezones: readonly (Choice | { readonly group: string; readonly items: Choice[] })[]
    readonly languages: readonly Choice[]
  }
}

/** When somebody joined and was last there, how the site speaks to them, and until when they are premium. */
export function MemberDateTab({ member, choices }: MemberDateTabProps) {
  const t = useTranslate()
  const { contract, discard } = useMemberForm(member)
  const { form } = contract
  const isFixed = !member.can.manage
  const select = { searchable: true, clearable: true, readOnly: isFixed } as const
  return (
    <EditorForm of={contract} className={classes.form}>
      <Moments member={member} />
      <div className={classes.pair}>
        <Select
          label={t('Language')}
          data={[...choices.languages]}
          {...select}
          {...form.getInputProps('language')}
        />
        <Select
          label={t('Country')}
          data={[...choices.countries]}
          {...select}
          {...form.getInputProps('country')}
        />
        <Select
          label={t('Time zone')}
          data={[...choices.timezones]}
          {...select}
          {...form.getInputProps('timezone')}
        />
      </div>
      <Premium member={member} form={form} isFixed={isFixed} />
      {!isFixed && <SaveBar of={contract} onDiscard={discard} />}
    </EditorForm>
  )
}

function Moments({ member }: { member: MemberSheet }) {
  const t = useTranslate()
  const format = useFormat()
  const facts = [
    { name: t('Joined'), at: member.created_at },
    { name: t('Last seen'), at: member.last_seen_at },
    { name: t('Last login'), at: member.last_login_at },
  ]
  return (
    <dl className={classes['facts-list']}>
      {facts.map(({ name, at }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{at ? format.dateTime(at) : t('Never yet')}</dd>
        </div>
      ))}
    </dl>
  )
}

type Form = ReturnType<typeof useMemberForm>['contract']['form']

/** The last second of a day by the clock of the reader. */
const endOf = (day: string) => new Date(`${day}T23:59:59`).toISOString()
const dayOf = (moment: string) => {
  const at = new Date(moment)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

function Premium({ member, form, isFixed }: { member: MemberSheet; form: Form; isFixed: boolean }) {
  const t = useTranslate()
  const { is_premium: isPremium, premium_until: until } = form.values
  const besides = [
    member.premium.by_role && t('They have it by a role besides.'),
    member.premium.by_plan && t('They have it by a plan besides.'),
  ].filter((one) => one !== false)
  return (
    <div className={classes.pair}>
      <Switch
        label={t('Premium, given by the team')}
        description={besides.join(' ')}
        checked={isPremium}
        disabled={isFixed}
        onChange={(event) => {
          const { checked } = event.currentTarget
          form.setFieldValue('is_premium', checked)
          if (!checked) form.setFieldValue('premium_until', null)
        }}
      />
      {isPremium && (
        <TextInput
          type="date"
          label={t('Premium until')}
          description={t('Left empty: until it is taken away.')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          readOnly={isFixed}
          data-path="premium_until"
          value={until ? dayOf(until) : ''}
          error={form.errors['premium_until']}
          onChange={(event) => {
            const day = event.currentTarget.value
            form.setFieldValue('premium_until', day ? endOf(day) : null)
          }}
        />
      )}
    </div>
  )
}
