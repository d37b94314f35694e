import { expect } from 'vitest'
import { readMails } from '../../../platform/mail/test-read-mails.ts'
import { runWaitingJobs } from '../../../platform/test-platform.ts'
import { lookingFirst } from '../../look-first.factory.ts'
import { type TestApp, useTestApp } from '../../test-app.ts'
import { workspaceJobs } from './workspaces.jobs.ts'

export type Caller = Awaited<ReturnType<TestApp['as']>>
export const api = '/api/v1/workspace'

/** An application, and people who open workspaces and invite each other. */
export function useWorkspacesStage() {
  const test = lookingFirst(useTestApp())

  const usernameOf = async ({ id }: Caller) =>
    (
      await test.platform.db
        .selectFrom('users')
        .select('username')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).username

  async function openWorkspace(owner: Caller, name = 'Cinema club'): Promise<number> {
    const response = await owner.call('POST', api, { name })
    expect(response.statusCode, response.body).toBe(201)
    return response.json().workspace.id
  }

  async function inviteOf(invited: Caller): Promise<string> {
    const { pagination } = (await invited.call('GET', '/api/v1/notifications')).json()
    return pagination.data.find(({ type }: { type: string }) => type === 'workspace.invited').data
      .inviteId
  }

  /** Invites by name and lets them join. */
  async function addMember(owner: Caller, workspaceId: number, role = 'member'): Promise<Caller> {
    const invited = await test.as('member')
    expect(
      (
        await owner.call('POST', `${api}/${workspaceId}/invites`, {
          invitee: await usernameOf(invited),
          role,
        })
      ).statusCode,
    ).toBe(201)
    expect((await invited.call('POST', `${api}/join/${await inviteOf(invited)}`)).statusCode).toBe(
      200,
    )
    return invited
  }

  async function mailedInvite(email: string): Promise<string> {
    await runWaitingJobs(test.platform, workspaceJobs)
    const mail = (await readMails(test.platform, email)).at(-1)!
    return /invite_id=([\w.-]+)/.exec(mail.text_body)![1]!
  }

  return { test, usernameOf, openWorkspace, inviteOf, addMember, mailedInvite }
}
