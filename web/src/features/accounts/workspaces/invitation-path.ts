/** Where an invitation is answered. */
export const invitationPath = (inviteId: string | undefined) =>
  inviteId ? `/workspaces?invite=${encodeURIComponent(inviteId)}` : '/workspaces'
