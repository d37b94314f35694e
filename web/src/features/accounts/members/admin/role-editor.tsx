import {
  LAST_ROLE_PLACE,
  ROLE_DESCRIPTION_MAX_LENGTH,
  ROLE_NAME_MAX_LENGTH,
  type RoleView,
} from '@mediatheque/contract/accounts/roles/roles.schemas.ts'
import { Button, NumberInput, Switch, TextInput } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { EditorForm } from '../../../../lib/forms/editor-form.tsx'
import type { ContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { PasswordConfirmationProvider } from '../../../../lib/password-confirmation.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { DeleteRoleDialog } from './delete-role-dialog.tsx'
import classes from './member-editor.module.css'
import { PermissionFields } from './permission-fields.tsx'
import { RoleComparison, useComparison } from './role-comparison.tsx'
import { SaveBar } from '../../../../ui/admin/save-bar.tsx'
import { NEW_ROLE, type RoleValues, useNewRole, useRoleForm } from './use-role-form.ts'

/** A role that is not there yet. */
export function NewRolePage() {
  const t = useTranslate()
  return (
    <PasswordConfirmationProvider>
      <NewRole title={t('New role')} />
    </PasswordConfirmationProvider>
  )
}

function NewRole({ title }: { title: string }) {
  const contract = useNewRole()
  return (
    <Page>
      <PageHeader title={title} />
      <RoleFields contract={contract} onDiscard={() => contract.form.setValues(NEW_ROLE)} />
    </Page>
  )
}

interface EditRolePageProps {
  role: RoleView
  /** What leads to what was done to it. */
  actions: ReactNode
}

export function EditRolePage(props: EditRolePageProps) {
  return (
    <PasswordConfirmationProvider>
      <EditRole {...props} />
    </PasswordConfirmationProvider>
  )
}

function EditRole({ role, actions }: EditRolePageProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { contract, discard } = useRoleForm(role)
  const [isAsking, setAsking] = useState(false)
  return (
    <Page>
      <PageHeader
        title={t('Edit role: :name', { name: t(role.name) })}
        actions={
          <>
            {actions}
            {role.can.delete && (
              <Button color="red" variant="light" onClick={() => setAsking(true)}>
                {t('Delete role')}
              </Button>
            )}
          </>
        }
      />
      {!role.can.update && (
        <p className={classes.note}>
          {t('This role has rights that you lack: you may look, and change nothing.')}
        </p>
      )}
      <RoleFields contract={contract} role={role} onDiscard={discard} />
      {isAsking && (
        <DeleteRoleDialog
          role={role}
          onClose={() => setAsking(false)}
          onDone={() => void navigate({ to: '/admin/roles' })}
        />
      )}
    </Page>
  )
}

interface RoleFieldsProps {
  contract: ContractForm<RoleValues>
  role?: RoleView
  onDiscard(): void
}

/** What a role is called, and every right that it gives. */
function RoleFields({ contract, role, onDiscard }: RoleFieldsProps) {
  const t = useTranslate()
  const { form } = contract
  const isFixed = role?.can.update === false
  const comparison = useComparison(form.values.permissions, role?.id)
  return (
    <EditorForm of={contract} className={classes.form}>
      <Words form={form} isFixed={isFixed} isGuest={role?.key === 'guest'} />
      <RoleComparison of={comparison} />
      <PermissionFields
        value={form.values.permissions}
        onChange={(permissions) => form.setFieldValue('permissions', permissions)}
        isReadOnly={isFixed}
        noteOf={comparison.noteOf}
      />
      {isFixed ? (
        <div>
          <Button variant="default" renderRoot={(props) => <Link to="/admin/roles" {...props} />}>
            {t('Cancel')}
          </Button>
        </div>
      ) : (
        <SaveBar of={contract} onDiscard={onDiscard} />
      )}
    </EditorForm>
  )
}

interface WordsProps {
  form: ContractForm<RoleValues>['form']
  isFixed: boolean
  isGuest: boolean
}

function Words({ form, isFixed, isGuest }: WordsProps) {
  const t = useTranslate()
  return (
    <>
      <div className={classes.pair}>
        <TextInput
          label={t('Name')}
          required
          withAsterisk={false}
          maxLength={ROLE_NAME_MAX_LENGTH}
          readOnly={isFixed}
          {...form.getInputProps('name')}
        />
        <NumberInput
          label={t('Place among the roles')}
          description={t('Smaller stands further up, wherever roles are listed.')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          min={0}
          max={LAST_ROLE_PLACE}
          allowDecimal={false}
          readOnly={isFixed}
          {...form.getInputProps('position')}
        />
      </div>
      <TextInput
        label={t('Description')}
        maxLength={ROLE_DESCRIPTION_MAX_LENGTH}
        readOnly={isFixed}
        {...form.getInputProps('description')}
      />
      {!isGuest && (
        <Switch
          label={t('Every new account gets it')}
          disabled={isFixed}
          {...form.getInputProps('is_default', { type: 'checkbox' })}
        />
      )}
    </>
  )
}
