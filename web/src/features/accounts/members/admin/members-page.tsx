import { memberEndpoints } from '@mediatheque/contract/accounts/members/members.endpoints.ts'
import { memberList } from '@mediatheque/contract/accounts/members/members.list.ts'
import type { MemberRow } from '@mediatheque/contract/accounts/members/members.schemas.ts'
import { IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { OnSearch } from '../../../../lib/lists/list-search.ts'
import { csvAddress, useList } from '../../../../lib/lists/use-list.ts'
import { useSession } from '../../../../lib/session.tsx'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { DeleteMembersDialog } from './delete-members-dialog.tsx'
import { NewMemberLink, ProfileLink, useMemberCells, useMemberWords } from './member-cells.tsx'
import { type MemberSearch, membersQuery } from './members.queries.ts'

interface MembersPageProps {
  search: MemberSearch
  onSearch: OnSearch<MemberSearch>
  /** What else leads from a member to what is known of them. */
  actionsOf(member: MemberRow, reload: () => void): ReactNode
}

interface Asked {
  readonly members: readonly MemberRow[]
  /** When the rows need not stay chosen. */
  clear(): void
}

/** All accounts, for those who manage them. */
export function MembersPage({ search, onSearch, actionsOf }: MembersPageProps) {
  const t = useTranslate()
  const { can } = useSession()
  const { data } = useList(membersQuery(search))
  const cells = useMemberCells()
  const [asked, setAsked] = useState<Asked>()
  const remove = {
    label: t('Delete'),
    icon: <IconTrash size={16} stroke={1.5} aria-hidden />,
    isDelete: true as const,
    onRun: (members: readonly MemberRow[], clear: () => void) => setAsked({ members, clear }),
  }
  return (
    <Page>
      <PageHeader
        title={t('Members')}
        titleId="members-title"
        text={t('Everybody who has an account: found by name, username or email address.')}
        actions={<NewMemberLink />}
      />
      <DataTable
        {...{ list: memberList, data, search, onSearch, cells }}
        actions={can('users.delete') ? [remove] : []}
        words={useMemberWords()}
        labelledBy="members-title"
        nameColumn="username"
        nameOf={({ name }) => name}
        searchLabel={t('Search members')}
        csvAddress={csvAddress(memberList, memberEndpoints.exportMembers, search)}
        rowActions={(member) => (
          <>
            {actionsOf(member, data.reload)}
            <ProfileLink member={member} />
          </>
        )}
      />
      {asked && (
        <DeleteMembersDialog
          members={asked.members}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            asked.clear()
            setAsked(undefined)
            data.reload()
          }}
        />
      )}
    </Page>
  )
}
