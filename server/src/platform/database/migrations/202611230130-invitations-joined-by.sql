-- The invitation that a member came by: an answered one is gone, and its link is still in a mail.
alter table workspace_members add column invite_id bigint;
create unique index workspace_members_invite on workspace_members (invite_id) where invite_id is not null;
