import type { MemberSheet } from '@mediatheque/contract/accounts/members/member-editing.schemas.ts'
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ContractForm } from '../../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { useConfirmedArgs } from '../../../../lib/use-confirmed-args.ts'
import { useFocusBack } from '../../../../lib/use-focus-back.ts'
import { Chip } from '../../../../ui/chip.tsx'
import {
  changeMemberEmail,
  sendMemberVerification,
  verifyMember,
} from './member-editing.queries.ts'
import classes from './member-editor.module.css'

/** The address of an account, whether it was proven, and what can be done about it. */
export function MemberAddress({ member }: { member: MemberSheet }) {
  const t = useTranslate()
  const [isChanging, setChanging] = useState(false)
  const params = { id: member.id }
  const verify = useWrite(verifyMember, { onSuccess: () => toast.positive(t('Member saved')) })
  const send = useWrite(sendMemberVerification, {
    onSuccess: () => toast.positive(t('A mail is on its way')),
  })
  const isVerified = member.email_verified_at !== null
  return (
    <section className={classes.section} aria-labelledby="member-address">
      <h2 id="member-address">{t('Email address')}</h2>
      <p className={classes.line}>
        <span>{member.email}</span>
        <Chip tone={isVerified ? 'good' : 'warn'}>
          {isVerified ? t('Address verified') : t('Address not verified')}
        </Chip>
      </p>
      {member.can.manage && (
        <Group gap="xs">
          <Button variant="default" onClick={() => setChanging(true)}>
            {t('Change the address')}
          </Button>
          {!isVerified && (
            <>
              <Button
                variant="default"
                loading={verify.isPending}
                onClick={() => verify.mutate({ params })}
              >
                {t('Verify by hand')}
              </Button>
              <Button
                variant="default"
                loading={send.isPending}
                onClick={() => send.mutate({ params })}
              >
                {t('Send the code again')}
              </Button>
            </>
          )}
        </Group>
      )}
      {isChanging && <AddressDialog member={member} onClose={() => setChanging(false)} />}
    </section>
  )
}

function AddressDialog({ member, onClose }: { member: MemberSheet; onClose(): void }) {
  const t = useTranslate()
  useFocusBack()
  const contract = useContractForm({
    initialValues: { email: '' },
    write: changeMemberEmail,
    args: (body: { email: string }) => ({ params: { id: member.id }, body }),
    complete: useConfirmedArgs(),
    onSuccess: () => {
      toast.positive(t('Address changed'))
      onClose()
    },
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('Change the address')}
      centered
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <ContractForm of={contract}>
        <Stack gap="md">
          <Text c="dimmed" size="sm">
            {t('The new address gets a code that verifies it; the old one is told.')}
          </Text>
          <TextInput
            label={t('New email address')}
            type="email"
            autoComplete="off"
            data-autofocus
            {...contract.form.getInputProps('email')}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <Button type="submit" loading={contract.isSubmitting}>
              {t('Change the address')}
            </Button>
          </Group>
        </Stack>
      </ContractForm>
    </Modal>
  )
}
