import type { AccessTokenView } from '@mediatheque/contract/accounts/access-tokens/access-tokens.schemas.ts'
import type { MemberSheet } from '@mediatheque/contract/accounts/members/member-editing.schemas.ts'
import { Button } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '../../../../lib/format.ts'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Item, ItemList } from '../../../../ui/item-list.tsx'
import { memberSecurityQuery, revokeMemberToken } from './member-editing.queries.ts'
import classes from './member-editor.module.css'

/** The access tokens of an account: what they are called, when they were used. */
export function MemberTokensTab({ member }: { member: MemberSheet }) {
  const t = useTranslate()
  const format = useFormat()
  const { data } = useSuspenseQuery(memberSecurityQuery(member.id))
  const { tokens } = data.security
  const [asked, setAsked] = useState<AccessTokenView>()
  const { mutate, isPending } = useWrite(revokeMemberToken, {
    onSuccess: () => {
      setAsked(undefined)
      toast.positive(t('Token revoked'))
    },
  })
  return (
    <section className={classes.tab} aria-label={t('Access tokens')}>
      <p className={classes.dim}>
        {t(
          'Tokens that programs act with in their name. What they are is known to their owner alone.',
        )}
      </p>
      {tokens.length === 0 && <p>{t('No access tokens.')}</p>}
      {tokens.length > 0 && (
        <ItemList>
          {tokens.map((token) => (
            <Item
              key={token.id}
              icon={<IconKey size={20} stroke={1.5} aria-hidden />}
              name={token.name}
              facts={
                token.last_used_at
                  ? t('used :age', { age: format.age(token.last_used_at) })
                  : t('never used')
              }
              actions={
                <Button
                  size="xs"
                  color="red"
                  variant="light"
                  aria-label={t(':label: :name', { label: t('Revoke'), name: token.name })}
                  onClick={() => setAsked(token)}
                >
                  {t('Revoke')}
                </Button>
              }
            />
          ))}
        </ItemList>
      )}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t('Revoke :name?', { name: asked?.name ?? '' })}
        text={t('Programs that use it are refused from now on.')}
        confirmLabel={t('Revoke')}
        cancelLabel={t('Cancel')}
        isDangerous
        isBusy={isPending}
        onConfirm={() => asked && mutate({ params: { id: member.id, tokenId: asked.id } })}
        onClose={() => setAsked(undefined)}
      />
    </section>
  )
}
