import { INVITATION_DAYS } from '@mediatheque/contract/accounts/members/members.schemas.ts'
import {
  PERSON_NAME_MAX_LENGTH,
  USERNAME_MAX_LENGTH,
} from '@mediatheque/contract/accounts/users/users.schemas.ts'
import { Button, Group, TextInput } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { EditorForm } from '../../../../lib/forms/editor-form.tsx'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { useConfirmedArgs } from '../../../../lib/use-confirmed-args.ts'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { createMember, givenRolesQuery } from './members.queries.ts'
import classes from './members.module.css'
import { RoleChoice } from './role-choice.tsx'

const NOTHING = { email: '', username: '', first_name: '', last_name: '', roles: [] as string[] }

/** An account for somebody who is invited by mail to choose a password. */
export function NewMemberPage() {
  const t = useTranslate()
  const { data } = useSuspenseQuery(givenRolesQuery())
  const contract = useNewMember()
  const { form } = contract
  const everybody = data.roles.filter((role) => role.is_default).map(({ name }) => t(name))
  return (
    <Page>
      <PageHeader
        title={t('New member')}
        text={t(
          'They get a mail with a link by which they choose their password; it is good for :days days.',
          { days: INVITATION_DAYS },
        )}
      />
      <EditorForm of={contract} className={classes.form}>
        <div className={classes.pair}>
          <TextInput
            label={t('Email address')}
            description={t('You vouch for the address: it counts as verified.')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            type="email"
            required
            withAsterisk={false}
            autoComplete="off"
            {...form.getInputProps('email')}
          />
          <TextInput
            label={t('Username')}
            required
            withAsterisk={false}
            maxLength={USERNAME_MAX_LENGTH}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...form.getInputProps('username')}
          />
        </div>
        <div className={classes.pair}>
          <TextInput
            label={t('First name')}
            maxLength={PERSON_NAME_MAX_LENGTH}
            autoComplete="off"
            {...form.getInputProps('first_name')}
          />
          <TextInput
            label={t('Last name')}
            maxLength={PERSON_NAME_MAX_LENGTH}
            autoComplete="off"
            {...form.getInputProps('last_name')}
          />
        </div>
        <RoleChoice
          label={t('Roles')}
          {...(everybody.length > 0 && {
            description: t('Every member has the role :name.', { name: everybody.join(', ') }),
          })}
          roles={data.roles.filter((role) => !role.is_default)}
          {...form.getInputProps('roles')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" renderRoot={(props) => <Link to="/admin/users" {...props} />}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={contract.isSubmitting}>
            {t('Invite')}
          </Button>
        </Group>
      </EditorForm>
    </Page>
  )
}

function useNewMember() {
  const t = useTranslate()
  const navigate = useNavigate()
  return useContractForm({
    initialValues: NOTHING,
    write: createMember,
    args: (values: typeof NOTHING) => ({ body: { ...values, roles: values.roles.map(Number) } }),
    complete: useConfirmedArgs(),
    fieldNames: (wire: string) => wire.split('.')[0]!,
    onSuccess: async ({ member }) => {
      toast.positive(t(':name was invited', { name: member.name }))
      await navigate({ to: '/admin/users' })
    },
  })
}
