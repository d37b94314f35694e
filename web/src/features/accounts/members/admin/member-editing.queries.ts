import { avatarEndpoints } from '@mediatheque/contract/accounts/avatars/avatars.endpoints.ts'
import { memberEditingEndpoints as endpoints } from '@mediatheque/contract/accounts/members/member-editing.endpoints.ts'
import { memberEndpoints } from '@mediatheque/contract/accounts/members/members.endpoints.ts'
import { defineWrite } from '../../../../lib/forms/writes.ts'
import { endpointQuery } from '../../../../lib/queries.ts'

export const memberQuery = (id: number) => ({
  ...endpointQuery(endpoints.getMember, { params: { id } }),
  staleTime: 0,
})
export const memberSecurityQuery = (id: number) => ({
  ...endpointQuery(endpoints.getMemberSecurity, { params: { id } }),
  staleTime: 0,
})

const details = [endpoints.getMember, memberEndpoints.listMembers]
const ways = [endpoints.getMember, endpoints.getMemberSecurity]

export const updateMember = defineWrite(endpoints.updateMember, details)
export const changeMemberEmail = defineWrite(endpoints.changeMemberEmail, details)
export const changeMemberPermissions = defineWrite(endpoints.changeMemberPermissions, details)
export const verifyMember = defineWrite(endpoints.verifyMember, details)
export const sendMemberVerification = defineWrite(endpoints.sendMemberVerification)
export const sendMemberPassword = defineWrite(endpoints.sendMemberPassword)
export const turnOffMemberTwoFactor = defineWrite(endpoints.turnOffMemberTwoFactor, ways)
export const endMemberSessions = defineWrite(endpoints.endMemberSessions, ways)
export const endMemberSession = defineWrite(endpoints.endMemberSession, ways)
export const revokeMemberToken = defineWrite(endpoints.revokeMemberToken, ways)
export const removeMemberPicture = defineWrite(avatarEndpoints.deleteAvatar, details)
