import type { MemberSheet } from '@mediatheque/contract/accounts/members/member-editing.schemas.ts'
import {
  PERSON_NAME_MAX_LENGTH,
  USERNAME_MAX_LENGTH,
} from '@mediatheque/contract/accounts/users/users.schemas.ts'
import { SANCTION_STOP_NAMES } from '@mediatheque/contract/community/sanctions/sanction-kinds.ts'
import { Button, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../../../../lib/format.ts'
import { EditorForm } from '../../../../lib/forms/editor-form.tsx'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { removeMemberPicture } from './member-editing.queries.ts'
import { MemberAddress } from './member-address.tsx'
import classes from './member-editor.module.css'
import { SaveBar } from '../../../../ui/admin/save-bar.tsx'
import { useMemberForm } from './use-member-form.ts'

interface MemberDetailsTabProps {
  member: MemberSheet
  /** Leads to what they did, where warnings and suspensions are given. */
  record: ReactNode
}

/** What an account is called, its address, and how it stands. */
export function MemberDetailsTab({ member, record }: MemberDetailsTabProps) {
  return (
    <div className={classes.tab}>
      <Names member={member} />
      <MemberAddress member={member} />
      <Standing member={member} record={record} />
    </div>
  )
}

function Names({ member }: { member: MemberSheet }) {
  const t = useTranslate()
  const { contract, discard } = useMemberForm(member)
  const { form } = contract
  const isFixed = !member.can.manage
  const common = { readOnly: isFixed, autoComplete: 'off' }
  return (
    <EditorForm of={contract} className={classes.form}>
      <TextInput
        label={t('Username')}
        maxLength={USERNAME_MAX_LENGTH}
        autoCapitalize="none"
        spellCheck={false}
        {...common}
        {...form.getInputProps('username')}
      />
      <div className={classes.pair}>
        <TextInput
          label={t('First name')}
          maxLength={PERSON_NAME_MAX_LENGTH}
          {...common}
          {...form.getInputProps('first_name')}
        />
        <TextInput
          label={t('Last name')}
          maxLength={PERSON_NAME_MAX_LENGTH}
          {...common}
          {...form.getInputProps('last_name')}
        />
      </div>
      {member.image && !isFixed && <Picture member={member} />}
      {!isFixed && <SaveBar of={contract} onDiscard={discard} />}
    </EditorForm>
  )
}

function Picture({ member }: { member: MemberSheet }) {
  const t = useTranslate()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useWrite(removeMemberPicture, {
    onSuccess: () => {
      setAsking(false)
      toast.positive(t('Picture removed'))
    },
  })
  return (
    <div>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('Remove the picture')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('Remove the picture of :name?', { name: member.name })}
        text={t('It cannot be brought back.')}
        confirmLabel={t('Remove the picture')}
        cancelLabel={t('Cancel')}
        isDangerous
        isBusy={isPending}
        onConfirm={() => mutate({ params: { id: member.id } })}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}

function Standing({ member, record }: MemberDetailsTabProps) {
  const t = useTranslate()
  const format = useFormat()
  const { suspended, stopped } = member
  const said = [
    suspended &&
      (suspended.until
        ? t('Suspended since :date, until :until', {
            date: format.date(suspended.at),
            until: format.dateTime(suspended.until),
          })
        : t('Suspended since :date, for ever', { date: format.date(suspended.at) })),
    ...stopped.map(({ what, until }) =>
      until
        ? t('Stopped until :until: :what', {
            until: format.dateTime(until),
            what: t(SANCTION_STOP_NAMES[what]),
          })
        : t('Stopped, for ever: :what', { what: t(SANCTION_STOP_NAMES[what]) }),
    ),
  ].filter((one) => one !== null)
  return (
    <section className={classes.section} aria-labelledby="member-standing">
      <h2 id="member-standing">{t('Standing')}</h2>
      {said.length === 0 ? (
        <p className={classes.dim}>{t('Nothing is held against them.')}</p>
      ) : (
        <ul>
          {said.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      {record && (
        <p className={classes.line}>
          <span className={classes.dim}>{t('Warn, suspend, lift: in their record')}</span>
          {record}
        </p>
      )}
    </section>
  )
}
