-- A list that was made in a workspace belongs to it.
alter table lists add column workspace_id bigint references workspaces on delete cascade;
create index lists_workspace on lists (workspace_id) where workspace_id is not null;
