import { userEndpoints } from '@mediatheque/contract/accounts/users/users.endpoints.ts'
import {
  type CurrentUserView,
  USERNAME_MAX_LENGTH,
} from '@mediatheque/contract/accounts/users/users.schemas.ts'
import { Button, TextInput } from '@mantine/core'
import { ContractForm } from '../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { defineWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { toast } from '../../../lib/toast.ts'
import classes from './details-panel.module.css'

const chooseUsername = defineWrite(userEndpoints.chooseUsername, [userEndpoints.getUser])

/** Another username, once, where somebody else may have chosen the one that the account has; nothing for all others. */
export function ChooseUsername({ user }: { user: CurrentUserView }) {
  return user.may_choose_username ? <UsernameForm user={user} /> : null
}

function UsernameForm({ user }: { user: CurrentUserView }) {
  const t = useTranslate()
  const { changeBootstrap } = useSession()
  const contract = useContractForm({
    initialValues: { username: user.username },
    write: chooseUsername,
    args: (body) => ({ body }),
    onSuccess: (answer) => {
      toast.positive(t('Your username is now :username', { username: answer.user.username }))
      changeBootstrap({ user: { ...user, ...answer.user, may_choose_username: false } })
    },
  })
  const { form, isSubmitting } = contract
  return (
    <ContractForm of={contract} className={classes.username}>
      <TextInput
        label={t('Choose a username')}
        description={t(
          'This account was opened with your address before you showed that it is yours. You can choose its username once.',
        )}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={USERNAME_MAX_LENGTH}
        {...form.getInputProps('username')}
      />
      <div className={classes.actions}>
        <Button type="submit" loading={isSubmitting} disabled={!form.values.username}>
          {t('Use this username')}
        </Button>
      </div>
    </ContractForm>
  )
}
