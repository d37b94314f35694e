import { z } from 'zod'
import { staffWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { id } from '../../core/input.ts'
import { idParams } from '../../core/list-query.ts'
import {
  memberAnswer,
  memberDetailsForm,
  memberEmailForm,
  memberPermissionsForm,
  securityAnswer,
  twoFactorOffForm,
} from './member-editing.schemas.ts'

const mailed = {
  noVersion: 'It sends a mail, whatever the account says.',
  noHistory: 'Nothing of the account changes; the mail stands among those that were sent.',
} as const
const ended = 'What is ended is ended, whatever else the account says.'

/** What staff do to accounts of those who may do no more, each at an address below the account. */
export const memberEditingEndpoints = {
  getMember: defineEndpoint({
    method: 'GET',
    path: 'members/:id',
    access: staffWith('users.update', {
      noRecord: 'Whoever manages accounts reads the details of every one.',
    }),
    summary: 'An account, for its editor',
    params: idParams,
    response: memberAnswer,
  }),
  updateMember: defineEndpoint({
    method: 'PUT',
    path: 'users/:id/details',
    access: staffWith('users.update', {
      record: true,
      version: true,
      history: 'user',
      inPerson: true,
    }),
    summary: 'Change what an account says of its owner, what it is called, and its premium',
    params: idParams,
    body: memberDetailsForm,
    response: memberAnswer,
  }),
  changeMemberEmail: defineEndpoint({
    method: 'PUT',
    path: 'users/:id/email',
    access: staffWith('users.update', {
      record: true,
      noVersion: 'It is replaced as a whole, and the new one was just typed.',
      history: 'user',
      inPerson: true,
      recentPassword: true,
    }),
    summary: 'Give an account another address, which has to be verified; the old one is told',
    params: idParams,
    body: memberEmailForm,
    response: memberAnswer,
  }),
  changeMemberPermissions: defineEndpoint({
    method: 'PUT',
    path: 'users/:id/permissions',
    access: staffWith('users.update', {
      record: true,
      version: true,
      history: 'user',
      inPerson: true,
      recentPassword: true,
    }),
    summary: 'Give an account roles and permissions of its own, or take them',
    params: idParams,
    body: memberPermissionsForm,
    response: memberAnswer,
  }),
  getMemberSecurity: defineEndpoint({
    method: 'GET',
    path: 'members/:id/security',
    access: staffWith('users.update', { record: true, inPerson: true }),
    summary: 'What opens an account, and where it is open',
    params: idParams,
    response: securityAnswer,
  }),
  verifyMember: defineEndpoint({
    method: 'POST',
    path: 'users/:id/verify',
    access: staffWith('users.update', {
      record: true,
      noVersion: 'The address was just looked at.',
      history: 'user',
      inPerson: true,
    }),
    summary: 'Vouch for the address of an account',
    params: idParams,
    response: memberAnswer,
  }),
  sendMemberVerification: defineEndpoint({
    method: 'POST',
    path: 'users/:id/verification-mail',
    access: staffWith('users.update', { record: true, inPerson: true, ...mailed }),
    summary: 'Mail the owner of an account the code that verifies the address',
    params: idParams,
    response: z.object({ sent: z.literal(true) }),
  }),
  sendMemberPassword: defineEndpoint({
    method: 'POST',
    path: 'users/:id/password-mail',
    access: staffWith('users.update', { record: true, inPerson: true, ...mailed }),
    summary: 'Mail the owner of an account a link to choose a password',
    params: idParams,
    response: z.object({ sent: z.literal(true) }),
  }),
  turnOffMemberTwoFactor: defineEndpoint({
    method: 'DELETE',
    path: 'users/:id/two-factor',
    access: staffWith('users.update', {
      record: true,
      noVersion: ended,
      history: 'user',
      inPerson: true,
      recentPassword: true,
    }),
    summary: 'Switch the second factor of an account off, with a reason; its owner is told',
    params: idParams,
    body: twoFactorOffForm,
    response: securityAnswer,
  }),
  endMemberSessions: defineEndpoint({
    method: 'DELETE',
    path: 'users/:id/sessions',
    access: staffWith('users.update', {
      record: true,
      noVersion: ended,
      history: 'user',
      inPerson: true,
    }),
    summary: 'Log an account out everywhere',
    params: idParams,
    response: securityAnswer,
  }),
  endMemberSession: defineEndpoint({
    method: 'DELETE',
    path: 'users/:id/sessions/:sessionId',
    access: staffWith('users.update', {
      record: true,
      noVersion: ended,
      history: 'user',
      inPerson: true,
    }),
    summary: 'Log an account out of one device',
    params: idParams.extend({ sessionId: id }),
    response: securityAnswer,
  }),
  revokeMemberToken: defineEndpoint({
    method: 'DELETE',
    path: 'users/:id/tokens/:tokenId',
    access: staffWith('users.update', {
      record: true,
      noVersion: ended,
      history: 'user',
      inPerson: true,
    }),
    summary: 'Revoke an access token of an account',
    params: idParams.extend({ tokenId: id }),
    response: securityAnswer,
  }),
}
